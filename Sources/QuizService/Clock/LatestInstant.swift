public import QuizEngine

/// The latest instant that any server has recorded.
public struct LatestInstant: Hashable, Sendable {
  public let instant: Timestamp
  /// How often an operator reset it.
  public let resets: Int

  public init(instant: Timestamp, resets: Int) {
    self.instant = instant
    self.resets = resets
  }
}
