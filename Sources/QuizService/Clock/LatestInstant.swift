package import QuizEngine

/// The latest instant that any server has recorded.
package struct LatestInstant: Hashable, Sendable {
  /// The latest time of any server's clock. It is stored only once in each quarter of an hour.
  package let instant: Timestamp
  /// How often an operator reset it.
  package let resets: Int

  package init(instant: Timestamp, resets: Int) {
    self.instant = instant
    self.resets = resets
  }
}
