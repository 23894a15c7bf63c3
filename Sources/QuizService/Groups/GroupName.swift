internal import QuizEngine

/// A group's name: ``TextLimit/groupName`` characters, at least one of them visible.
package struct GroupName: Hashable, Sendable {
  package let text: String

  /// - Parameter text: spaces around it are removed, and runs of spaces become one. Nil if it can't be a name.
  package init?(_ text: String) {
    guard text.utf8.count <= 1000 else { return nil }
    let words = text.split { $0.isWhitespace }
    let name = words.joined(separator: " ")
    guard TextLimit.groupName.contains(name.unicodeScalars.count),
      !name.unicodeScalars.contains(where: Self.isForbidden),
      name.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation })
    else { return nil }
    self.text = name
  }

  /// Whether a name may not contain the character. Emoji joiners and variation selectors are allowed, since groups may
  /// have the same name.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInvisible && scalar.value != 0x200D && !scalar.properties.isVariationSelector
  }
}
