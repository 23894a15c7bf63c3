public import QuizEngine

/// The latest instant that the house has seen, as it is kept.
public struct LatestInstant: Hashable, Sendable {
  public let instant: Timestamp
  /// How often an operator set it back.
  public let resets: Int

  public init(instant: Timestamp, resets: Int) {
    self.instant = instant
    self.resets = resets
  }
}
