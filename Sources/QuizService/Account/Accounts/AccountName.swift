internal import Foundation
internal import QuizEngine

/// An account's name: a letter, then letters, digits and single `.`, `_`, `-` or spaces between them;
/// ``TextLimit/accountName`` characters.
package struct AccountName: Hashable, Sendable {
  /// How many characters of what somebody typed as a name are read, and shown again. It is more than a name may have,
  /// so that its error can be shown.
  private static let maxTypedLength = 200

  /// The beginning of what somebody typed as a name.
  package static func beginning(ofTyped text: String) -> String { String(text.prefix(maxTypedLength)) }

  /// The name as the player wrote it, normalized (NFC).
  package let text: String
  /// The form that names are compared by. Case, width and how an accent is encoded don’t matter (NFKC, case-folded).
  package let folded: String

  /// A name for a new account. It contains no invisible characters, so that no two names look the same.
  package init?(new text: String) {
    self.init(text)
    guard !self.text.unicodeScalars.contains(where: \.isInvisible) else { return nil }
  }

  /// A name that an account may have. It may contain joiners: before ``init(new:)`` existed, new names could.
  package init?(_ text: String) {
    let trimmed = Self.beginning(ofTyped: text).trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
    guard trimmed.count >= TextLimit.accountName.lowerBound,
      TextLimit.accountName.contains(trimmed.unicodeScalars.count), Self.isWellFormed(trimmed)
    else { return nil }
    self.text = trimmed
    folded = trimmed.precomposedStringWithCompatibilityMapping.lowercased()
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }

  /// A name that a store has kept. It isn't checked again.
  package init(stored text: String, folded: String) {
    self.text = text
    self.folded = folded
  }

  private static func isWellFormed(_ name: String) -> Bool {
    let separators: Set<Character> = [".", "_", "-", " "]
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || separators.contains($0) }
    let isJoined = zip(name, name.dropFirst()).contains { separators.contains($0) && separators.contains($1) }
    return isPlain && !isJoined && name.first?.isLetter == true && name.last.map(separators.contains) == false
  }
}
