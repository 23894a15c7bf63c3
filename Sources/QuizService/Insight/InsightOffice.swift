public import QuizEngine

/// Keeps what has to be counted over the whole bank or all rounds: too long for a page, and no harm if some minutes old.
public final class InsightOffice: Sendable {
  /// How old a figure may be.
  public static let span = Span.minutes(10)

  private let records: Kept<[QuestionRecord]>
  private let licences: Kept<[LicenceTally]>

  init(bank: any BankStore) {
    records = Kept(for: Self.span) { () throws(StoreError) in try await bank.questionRecords() }
    licences = Kept(for: Self.span) { () throws(StoreError) in try await bank.licenceTallies() }
  }

  /// Every question that was asked, in the order in which they came into the bank, and when that was counted.
  func questions(at now: Timestamp) async throws(StoreError) -> (records: [QuestionRecord], since: Timestamp) {
    let (value, since) = try await records.value(at: now)
    return (value, since)
  }

  func licences(at now: Timestamp) async throws(StoreError) -> [LicenceTally] {
    try await licences.value(at: now).value
  }

  /// An operator changed what counts.
  func expire() async { await records.expire() }
}
