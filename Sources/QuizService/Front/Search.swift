/// What somebody looks for on the front page: words that all have to occur in a quiz's title, description or outcomes'
/// names, in whichever of its languages.
public struct Search: Sendable {
  /// The most characters that count of what was typed.
  public static let greatestLength = 60
  /// The most bytes of UTF-8 that they may have.
  static let greatestSize = 240

  /// What was typed, without blanks around it and in reasonable length.
  public let query: String
  private let words: [FoldedText]

  /// - Parameter typed: nil comes of a text that has no words.
  public init?(_ typed: String) {
    var query = String(typed.drop(while: \.isWhitespace).prefix(Search.greatestLength))
    query.unicodeScalars.removeAll(where: Search.turnsDirection)
    while query.utf8.count > Search.greatestSize { query.removeLast() }
    let words = query.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    self.query = words.joined(separator: " ")
    self.words = words.map { FoldedText(String($0)) }
  }

  /// Whether a scalar turns the direction of what follows it, on a page even of what isn't part of the query.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  public func finds(_ offer: Offer) -> Bool { words.allSatisfy(offer.words.contains) }
}
