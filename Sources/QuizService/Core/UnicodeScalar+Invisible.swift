extension Unicode.Scalar {
  /// Whether one doesn't see it itself: it does something to the text around it, or nothing at all, or belongs to nobody.
  /// Joiners, variation selectors, fillers, signs of direction, private use and what Unicode leaves open are such.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
