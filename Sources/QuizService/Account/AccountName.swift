internal import Foundation
internal import QuizEngine

/// The name that an account is known by: ``TextLimit/accountName`` characters, letters, digits and single `.`, `_`, `-` or blanks between
/// them.
public struct AccountName: Hashable, Sendable {
  /// As the player wrote it, normalized (NFC).
  public let text: String
  /// Names with the same fold are the same name: case, width and marks that look alike don't matter (NFKC, folded).
  public let folded: String

  /// A name that somebody would take. Nothing unseen is in it, so that no two names look the same for want of it.
  ///
  /// - Parameter text: nil comes of anything that nobody can take as a name.
  public init?(new text: String) {
    self.init(text)
    guard !self.text.unicodeScalars.contains(where: \.isInvisible) else { return nil }
  }

  /// A name that somebody may have: with joiners in it too, as names could be taken before ``init(new:)``.
  ///
  /// - Parameter text: nil comes of anything that can't be a name.
  public init?(_ text: String) {
    let trimmed = text.prefix(200).trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    guard trimmed.count >= TextLimit.accountName.lowerBound,
      TextLimit.accountName.contains(trimmed.unicodeScalars.count), Self.isWellFormed(trimmed)
    else { return nil }
    self.text = trimmed
    folded = trimmed.precomposedStringWithCompatibilityMapping.lowercased()
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }

  /// For stores: a name as it was kept, which needn't be checked again.
  public init(stored text: String, folded: String) {
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
