public import StoreStatus

/// Reads figures over the whole bank or all rounds.
public protocol AnalyticsStore: Sendable {
  /// All questions that were asked and aren't void, in the order in which they were added, with their statistics.
  ///
  /// - Complexity: linear in the number of rounds. It doesn't block requests.
  func questionAnalytics() async throws(StoreError) -> [QuestionAnalytics]

  /// How many questions each licence and work has; retired ones are left out.
  ///
  /// - Complexity: linear in the number of questions. It doesn't block requests.
  func licenceCounts() async throws(StoreError) -> [LicenceCount]
}
