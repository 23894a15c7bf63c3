public import QuizEngine

/// The latest instant that any server has recorded.
public struct LatestInstant: Hashable, Sendable {
  /// The latest time of any server's clock. It is stored only once in each quarter of an hour.
  public let instant: Timestamp
  /// How often an operator reset it.
  public let resets: Int

  public init(instant: Timestamp, resets: Int) {
    self.instant = instant
    self.resets = resets
  }
}
