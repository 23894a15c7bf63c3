extension Unicode.Scalar {
  /// Whether the character is invisible: a joiner, variation selector, filler or direction mark, or a private-use or
  /// unassigned one.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
