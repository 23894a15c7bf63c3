public import QuizEngine
public import StoreStatus

/// Stores the latest instant that any server has seen, and tells the time of the database. When a method that changes
/// something returns, the change is on disk.
public protocol ClockStore: Sendable {
  /// The time of the clock that all servers of the store share; nil if the store has only one server.
  func time() async throws(StoreError) -> Timestamp?

  /// The latest instant that any server recorded; nil before the first.
  func latestInstant() async throws(StoreError) -> LatestInstant?

  /// Records an instant if it is later than the stored one, unless that was reset since the caller read it.
  ///
  /// - Parameter resets: how many resets the caller knows of.
  /// - Returns: what is stored now.
  func recordLatestInstant(_ instant: Timestamp, knownResets resets: Int) async throws(StoreError) -> LatestInstant

  /// Resets the latest instant, also to an earlier one, and logs it.
  ///
  /// - Returns: what was stored until then.
  func resetLatestInstant(to now: Timestamp, reason: String) async throws(StoreError) -> LatestInstant
}
