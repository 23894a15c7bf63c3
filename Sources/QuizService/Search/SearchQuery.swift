import QuizEngine

/// What somebody looks for on the front page: words that all have to occur in a quiz's title, description or outcomes'
/// names, in whichever of its languages.
public struct SearchQuery: Sendable {
  /// What was typed, without blanks around it and in reasonable length.
  public let text: String
  private let words: [FoldedText]

  /// - Parameter typed: nil comes of a text that has no words.
  public init?(_ typed: String) {
    var query = String(typed.drop(while: \.isWhitespace).prefix(TextLimit.search.upperBound))
    query.unicodeScalars.removeAll(where: SearchQuery.turnsDirection)
    while query.unicodeScalars.count > TextLimit.search.upperBound { query.removeLast() }
    let words = query.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    self.text = words.joined(separator: " ")
    self.words = words.map { FoldedText(String($0)) }
  }

  /// Whether a scalar turns the direction of what follows it, on a page even of what isn't part of the query.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  public func matches(_ offer: Offer) -> Bool { words.allSatisfy(offer.searchText.contains) }
}
