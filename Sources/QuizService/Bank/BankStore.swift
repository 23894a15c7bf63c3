public import QuizEngine

/// Names a question of the bank. A question never changes; a corrected one is a new one in its place.
public struct BankQuestionID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// Keeps the question bank and what is drawn from it. When a method that changes something returns, the change is on
/// disk.
public protocol BankStore: Sendable {
  /// Adds questions whose language, text and key the bank never had, retired ones included, and corrects what else it has
  /// of others, as long as they were never on the schedule; all in one transaction, one after the other.
  ///
  /// A correction leaves what it has no words for: its name, explanation, source and licence count where they aren't empty.
  ///
  /// By a hash, one in ten of a language and difficulty goes to the practice shelf, and is kept out of the draw until all
  /// others were drawn; the rest waits to be drawn.
  /// - Returns: what came of each.
  /// - Throws: `.refused` where a question has no text, key or wrong answer; nothing is added or changed then.
  ///
  /// - Parameter batch: the import that they come with; nil for none that could be undone. One that was undone meanwhile
  ///   is `.refused`.
  func add(
    _ questions: [BankEntry], at now: Timestamp, in batch: ImportID?
  ) async throws(StoreError) -> [BankEntryResult]

  /// The number of a file's import: a new one, or that of an earlier import of the same file that wasn't brought to its end.
  func beginImport(of file: String, format: String, at now: Timestamp) async throws(StoreError) -> ImportID

  /// Notes that a file was imported to its end.
  func endImport(_ number: ImportID, at now: Timestamp) async throws(StoreError)

  /// The files that were imported, the latest first.
  func imports(limit: Int) async throws(StoreError) -> [ImportRecord]

  func importRecord(_ number: ImportID) async throws(StoreError) -> ImportRecord?

  /// Takes back a part of what an import added and changed, in one transaction: as far as it neither stands on the schedule
  /// nor was changed by a later import.
  ///
  /// - Parameters:
  ///   - last: the question before the first one that is looked at; nil begins at the beginning.
  ///   - isDry: whether nothing is to be done, only told.
  func undoImport(
    _ number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun isDry: Bool, at now: Timestamp
  ) async throws(StoreError) -> ImportUndoResult

  /// Notes that an import is taken back: nothing is added in it any more. The first such note stays, and is on the trail.
  func markImportUndone(_ number: ImportID, at now: Timestamp) async throws(StoreError)

  /// What would come of each question, were it the only one that is added.
  func previewAdding(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult]

  /// The bank's questions from one on, in the order in which they came; retired ones are left out.
  ///
  /// - Parameters:
  ///   - language: nil for all.
  ///   - last: the one before the first; nil begins at the beginning.
  func questions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion]

  /// Every question that was asked and isn't void, in the order in which they came into the bank, with its statistics.
  ///
  /// It goes through all rounds, on a thread of its own: in time proportional to them.
  func questionAnalytics() async throws(StoreError) -> [QuestionAnalytics]

  /// The licences and works of the questions that aren't retired. It goes through the whole bank, on a thread of its own.
  func licenceCounts() async throws(StoreError) -> [LicenceCount]

  /// How many questions there are of a language, by difficulty and category, and how many of each difficulty are left to
  /// draw before one comes again.
  func inventory(of language: Language) async throws(StoreError) -> BankInventory

  /// The languages that have questions, in the order of their tags.
  func bankLanguages() async throws(StoreError) -> [Language]

  /// The schedule of the dates in a range, drawn where `drawing` says so and there was none.
  ///
  /// - Parameter drawing: a source of seeds; nil draws nothing.
  func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, drawing: (@Sendable () -> UInt64)?
  ) async throws(StoreError) -> [ScheduledDay]

  /// The first date that the schedule has a question for, drawn ahead or asked; nil before there is any.
  func firstDate(of language: Language) async throws(StoreError) -> CalendarDate?

  /// What is known about an item; nil where there is none of that number.
  func itemDetails(of item: ItemID) async throws(StoreError) -> ItemDetails?

  /// How a question on the schedule was answered by everybody so far, whoever has gone since; nil where there is none.
  func answerCounts(of item: ItemID) async throws(StoreError) -> ItemAnswerCounts?

  /// Takes a question out: of every result where somebody started on it (the item stays, void), or else out of the
  /// schedule, which then draws anew.
  func void(_ item: ItemID, _ correction: Correction) async throws(StoreError) -> CorrectionEffect

  /// Makes another option the right one, and puts right every result that follows from it.
  func rekey(_ item: ItemID, to option: Int, _ correction: Correction) async throws(StoreError) -> CorrectionEffect

  /// What operators did, the latest first.
  func auditLog(limit: Int) async throws(StoreError) -> [AuditLogEntry]

  /// Questions that players reported and nobody has dealt with, the most reported first.
  func openReports(limit: Int) async throws(StoreError) -> [ReportedItem]

  /// Marks the reports on a question as dealt with.
  func dismissReports(on item: ItemID, _ correction: Correction) async throws(StoreError)

  /// A question to practise with: one whose date has ended everywhere, or one of the shelf that is kept out of the draw;
  /// never one that is still to come.
  ///
  /// - Parameters:
  ///   - ended: the latest date that has ended everywhere.
  ///   - seed: picks one, each equally likely.
  func randomPracticeQuestion(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, of language: Language, ended: CalendarDate, seed: UInt64
  ) async throws(StoreError) -> PracticeQuestion?

  /// The practice question of a number; nil where it can't be practised (any more).
  func practiceQuestion(_ number: BankQuestionID, ended: CalendarDate) async throws(StoreError) -> PracticeQuestion?
}

extension BankStore {
  /// Adds questions that come with no import.
  public func add(_ questions: [BankEntry], at now: Timestamp) async throws(StoreError) -> [BankEntryResult] {
    try await add(questions, at: now, in: nil)
  }
}
