public import QuizEngine

/// Names a question of the bank. A question never changes; an edited one is a new one in its place.
public struct QuestionNumber: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// Keeps the question bank and what is drawn from it. When a method that changes something returns, the change is on
/// disk.
public protocol BankStore: Sendable {
  /// Adds questions whose language, text and key the bank never had, retired ones included; all in one transaction.
  ///
  /// By a hash, one in ten of a language and difficulty goes to the practice shelf, and is kept out of the draw until all
  /// others were drawn; the rest waits to be drawn.
  /// - Returns: how many were new.
  /// - Throws: `.refused` where a question has no text, key or wrong answer; nothing is added then.
  func add(_ questions: [BankEntry], at now: Timestamp) async throws(StoreError) -> Int

  /// Which of the questions the bank has, or ever had, with the same language, text and key.
  func isKnown(_ questions: [BankEntry]) async throws(StoreError) -> [Bool]

  /// The bank's questions from one on, in the order in which they came; retired ones are left out.
  ///
  /// - Parameters:
  ///   - language: nil for all.
  ///   - last: the one before the first; nil begins at the beginning.
  func questions(
    of language: Language?, after last: QuestionNumber?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion]

  /// Every question that was asked and isn't void, in the order in which they came into the bank, with its statistics.
  ///
  /// It goes through all rounds, on a thread of its own: in time proportional to them.
  func questionRecords() async throws(StoreError) -> [QuestionRecord]

  /// The licences and works of the questions that aren't retired. It goes through the whole bank, on a thread of its own.
  func licenceTallies() async throws(StoreError) -> [LicenceTally]

  /// How many questions there are of a language, by difficulty and category, and how many of each difficulty are left to
  /// draw before one comes again.
  func stock(of language: Language) async throws(StoreError) -> BankStock

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
  func file(on item: ItemID) async throws(StoreError) -> ItemFile?

  /// How a question on the schedule was answered by everybody so far, whoever has gone since; nil where there is none.
  func tally(of item: ItemID) async throws(StoreError) -> ItemTally?

  /// Takes a question out: of every result where somebody started on it (the item stays, void), or else out of the
  /// schedule, which then draws anew.
  func void(_ item: ItemID, _ edict: Edict) async throws(StoreError) -> EdictEffect

  /// Makes another option the right one, and puts right every result that follows from it.
  func rekey(_ item: ItemID, to option: Int, _ edict: Edict) async throws(StoreError) -> EdictEffect

  /// What operators did, the latest first.
  func trail(limit: Int) async throws(StoreError) -> [TrailEntry]

  /// Questions that players reported and nobody has dealt with, the most reported first.
  func openReports(limit: Int) async throws(StoreError) -> [ReportedItem]

  /// Marks the reports on a question as dealt with.
  func dismissReports(on item: ItemID, _ edict: Edict) async throws(StoreError)

  /// A question to practise with: one whose date has ended everywhere, or one of the shelf that is kept out of the draw;
  /// never one that is still to come.
  ///
  /// - Parameters:
  ///   - ended: the latest date that has ended everywhere.
  ///   - seed: picks one, each equally likely.
  func practice(
    _ difficulty: Difficulty?, _ category: Category?, of language: Language, ended: CalendarDate, seed: UInt64
  ) async throws(StoreError) -> PracticeQuestion?

  /// The practice question of a number; nil where it can't be practised (any more).
  func practice(_ number: QuestionNumber, ended: CalendarDate) async throws(StoreError) -> PracticeQuestion?
}

/// A question on its way into the bank.
public struct BankEntry: Hashable, Sendable {
  public let question: TriviaQuestion
  /// The author's own name for it; empty where there is none.
  public let name: String

  public init(question: TriviaQuestion, name: String = "") {
    self.question = question
    self.name = name
  }
}

/// A question as the bank has it.
public struct StoredQuestion: Hashable, Sendable {
  public let number: QuestionNumber
  public let entry: BankEntry

  public init(number: QuestionNumber, entry: BankEntry) {
    self.number = number
    self.entry = entry
  }
}

/// What a bank holds of one language.
public struct BankStock: Hashable, Sendable {
  public let byDifficulty: [Difficulty: Int]
  public let byCategory: [Category: Int]
  /// Questions that can still be drawn before one comes again.
  public let left: [Difficulty: Int]
  /// Questions on the practice shelf, by difficulty.
  public let shelf: [Difficulty: Int]

  public init(
    byDifficulty: [Difficulty: Int], byCategory: [Category: Int], left: [Difficulty: Int], shelf: [Difficulty: Int]
  ) {
    self.byDifficulty = byDifficulty
    self.byCategory = byCategory
    self.left = left
    self.shelf = shelf
  }

  public var total: Int { byDifficulty.values.reduce(0, +) }
}

/// What stands on the schedule for a date and difficulty.
public struct ScheduledDay: Hashable, Sendable {
  public let date: CalendarDate
  public let difficulty: Difficulty
  public let item: ScheduledItem
  /// How many players started on it.
  public let starts: Int

  public init(date: CalendarDate, difficulty: Difficulty, item: ScheduledItem, starts: Int) {
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.starts = starts
  }
}

/// How a question on the schedule was answered. What started and isn't over yet, or wasn't looked at since, is in no count
/// but that of the starts.
public struct ItemTally: Hashable, Sendable {
  public let starts: Int
  /// How many chose each option.
  public let options: [Int]
  /// How many ran out of time, on the watch or at midnight.
  public let unanswered: Int

  public init(starts: Int, options: [Int], unanswered: Int) {
    self.starts = starts
    self.options = options
    self.unanswered = unanswered
  }
}

/// An operator's decision, for the trail.
public struct Edict: Hashable, Sendable {
  /// Nil on the command line.
  public let by: AccountID?
  public let reason: String
  public let at: Timestamp
  /// For what is drawn anew.
  public let seed: UInt64

  public init(by: AccountID?, reason: String, at: Timestamp, seed: UInt64) {
    self.by = by
    self.reason = reason
    self.at = at
    self.seed = seed
  }
}

/// What a decision came to.
public struct EdictEffect: Hashable, Sendable {
  /// How many rounds count otherwise now.
  public let rounds: Int
  /// Whether another question was drawn in its place.
  public let isDrawnAnew: Bool

  public init(rounds: Int, isDrawnAnew: Bool) {
    self.rounds = rounds
    self.isDrawnAnew = isDrawnAnew
  }
}

/// Something that an operator did.
public struct TrailEntry: Hashable, Sendable {
  public enum Deed: String, Hashable, Sendable {
    case void, rekey, dismiss
  }

  public let deed: Deed
  public let item: ItemID
  public let question: String
  /// Nil on the command line, or where the account is gone.
  public let by: AccountName?
  public let reason: String
  public let at: Timestamp

  public init(deed: Deed, item: ItemID, question: String, by: AccountName?, reason: String, at: Timestamp) {
    self.deed = deed
    self.item = item
    self.question = question
    self.by = by
    self.reason = reason
    self.at = at
  }
}

/// A question that players found fault with.
public struct ReportedItem: Hashable, Sendable {
  public let item: ScheduledItem
  public let date: CalendarDate?
  public let difficulty: Difficulty
  /// What they wrote, the latest first, at most 20 of them.
  public let texts: [String]
  public let count: Int

  public init(item: ScheduledItem, date: CalendarDate?, difficulty: Difficulty, texts: [String], count: Int) {
    self.item = item
    self.date = date
    self.difficulty = difficulty
    self.texts = texts
    self.count = count
  }
}

/// What an operator sees of a question that was, or will be, asked.
public struct ItemFile: Hashable, Sendable {
  public let item: ScheduledItem
  /// Nil where it was drawn for single players.
  public let date: CalendarDate?
  public let tally: ItemTally
  /// What players wrote that nobody has dealt with, the latest first, at most 20 of them.
  public let reports: [String]
  /// How many reports nobody has dealt with.
  public let reportCount: Int

  public init(
    item: ScheduledItem, date: CalendarDate?, tally: ItemTally, reports: [String], reportCount: Int
  ) {
    self.item = item
    self.date = date
    self.tally = tally
    self.reports = reports
    self.reportCount = reportCount
  }
}

/// A question to practise with.
public struct PracticeQuestion: Hashable, Sendable {
  public let number: QuestionNumber
  public let question: TriviaQuestion

  public init(number: QuestionNumber, question: TriviaQuestion) {
    self.number = number
    self.question = question
  }
}
