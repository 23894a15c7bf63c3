public import QuizEngine
public import StoreStatus

/// Stores players' reports on questions. When a method that changes something returns, the change is on disk.
public protocol ReportStore: Sendable {
  /// Stores a player's report on the question of a round that is over. A second one replaces the first.
  func report(_ text: String, on round: RoundID, by account: AccountID, at now: Timestamp) async throws(RoundStoreError)

  /// Questions with open reports, the most reported first.
  func openReports(limit: Int) async throws(StoreError) -> [ReportedItem]

  /// Marks the reports on a question as dealt with.
  func dismissReports(on item: ItemID, _ correction: Correction) async throws(StoreError)
}
