package import QuizCards

/// Renders cards, off the threads that serve requests.
package protocol CardRenderer: Sendable {
  /// - Returns: a PNG; nil if the card couldn't be rendered.
  func render(_ card: ShareCard) async -> [UInt8]?
}
