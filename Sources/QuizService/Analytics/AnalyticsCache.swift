public import QuizEngine

/// Keeps what has to be counted over the whole bank or all rounds: too long for a page, and no harm if some minutes old.
public final class AnalyticsCache: Sendable {
  /// How old a figure may be.
  public static let lifetime = TimeSpan.minutes(10)

  private let records: RefreshingCache<[QuestionAnalytics]>
  private let licences: RefreshingCache<[LicenceCount]>

  init(bank: any BankStore) {
    records = RefreshingCache(lifetime: Self.lifetime) { () throws(StoreError) in try await bank.questionAnalytics() }
    licences = RefreshingCache(lifetime: Self.lifetime) { () throws(StoreError) in try await bank.licenceCounts() }
  }

  /// Every question that was asked, in the order in which they came into the bank, and when that was counted.
  func questions(at now: Timestamp) async throws(StoreError) -> (records: [QuestionAnalytics], since: Timestamp) {
    let (value, since) = try await records.value(at: now)
    return (value, since)
  }

  func licences(at now: Timestamp) async throws(StoreError) -> [LicenceCount] {
    try await licences.value(at: now).value
  }

  /// An operator changed what counts.
  func invalidate() async { await records.invalidate() }
}
