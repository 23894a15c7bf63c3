import QuizEngine

/// A search on the front page. All its words must occur in a quiz's title, description or outcomes' names, in any of
/// its languages.
package struct SearchQuery: Sendable {
  /// The typed text, without spaces around it and limited in length.
  package let text: String
  private let words: [FoldedText]

  /// - Parameter typed: nil if it has no words.
  package init?(_ typed: String) {
    var query = String(typed.drop(while: \.isWhitespace).prefix(TextLimit.search.upperBound))
    query.unicodeScalars.removeAll(where: SearchQuery.turnsDirection)
    while query.unicodeScalars.count > TextLimit.search.upperBound { query.removeLast() }
    let words = query.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    self.text = words.joined(separator: " ")
    self.words = words.map { FoldedText(String($0)) }
  }

  /// Whether a character changes the direction of the text after it, which would affect the whole page.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the quiz has every word of the query in its texts.
  package func matches(_ offer: Offer) -> Bool { words.allSatisfy(offer.searchText.contains) }
}
