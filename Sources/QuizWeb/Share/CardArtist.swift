public import QuizCards

/// Draws cards, away from the threads that serve requests.
public protocol CardArtist: Sendable {
  /// - Returns: a PNG; nil where it couldn't be drawn.
  func draw(_ card: Card) async -> [UInt8]?
}
