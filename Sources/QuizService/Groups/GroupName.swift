internal import QuizEngine

/// The name of a group: ``TextLimit/groupName`` characters, and something to see among them.
public struct GroupName: Hashable, Sendable {
  public let text: String

  /// - Parameter text: blanks around it are left out; nil comes of anything that can't be a name.
  public init?(_ text: String) {
    guard text.utf8.count <= 1000 else { return nil }
    let words = text.split { $0.isWhitespace }
    let name = words.joined(separator: " ")
    guard TextLimit.groupName.contains(name.unicodeScalars.count),
      !name.unicodeScalars.contains(where: Self.isForbidden),
      name.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation })
    else { return nil }
    self.text = name
  }

  /// Whether it has no place in a name. What joins emoji into one, and chooses between two forms of a character, does:
  /// groups may have the same name.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInvisible && scalar.value != 0x200D && !scalar.properties.isVariationSelector
  }
}
