internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// Caches figures over the whole bank or all rounds. They take too long for a page, and may be some minutes old.
package final class AnalyticsCache: Sendable {
  /// After this time the next request starts a refresh.
  package static let lifetime = TimeSpan.minutes(10)

  private let records: RefreshingCache<[QuestionAnalytics]>
  private let licences: RefreshingCache<[LicenceCount]>

  init(store: Store) {
    let store = StoreHandle(store)
    records = RefreshingCache(lifetime: Self.lifetime) { () throws(StoreError) in
      try await store.read(.background) { db in try QuestionRecordReader(db: db).records() }
    }
    licences = RefreshingCache(lifetime: Self.lifetime) { () throws(StoreError) in
      try await store.read(.background) { db in try QuestionRows(db: db).licences() }
    }
  }

  /// All questions that were asked, in the order in which they were added, and when this was computed.
  func questions(at now: Timestamp) async throws(StoreError) -> (records: [QuestionAnalytics], since: Timestamp) {
    let (value, since) = try await records.value(at: now)
    return (value, since)
  }

  func licences(at now: Timestamp) async throws(StoreError) -> [LicenceCount] {
    try await licences.value(at: now).value
  }

  /// Discards the questions' figures, after a correction.
  func invalidate() async { await records.invalidate() }
}
