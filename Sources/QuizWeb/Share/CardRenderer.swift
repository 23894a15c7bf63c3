public import QuizCards

/// Draws cards, away from the threads that serve requests.
public protocol CardRenderer: Sendable {
  /// - Returns: a PNG; nil where it couldn't be drawn.
  func render(_ card: ShareCard) async -> [UInt8]?
}
