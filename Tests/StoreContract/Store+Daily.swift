import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the pages of the daily game read in one snapshot, for tests one by one.
extension Store {
  /// A player's rounds of one date, and those of other dates that are still open, by date, as they are at `now`.
  ///
  /// No timer ends a round at midnight or at the time limit. It is ended and counted when it is next read, here, by
  /// ``history(of:at:)`` or by ``apply(_:to:of:at:)``. Until then the counts of its question's answers lack it; boards
  /// don't depend on it, since it is never right.
  package func rounds(
    of account: AccountID, on date: CalendarDate, at now: Timestamp
  ) async throws(StoreError) -> [RoundRecord] {
    let advance = RoundAdvance(accountID: account, now: now)
    let calendar = StreakCalendar(today: date) { _ in true }
    let selection = DaySnapshot.Selection(
      accountID: account, date: date, isToday: false, game: GameID(.english), drawMode: .shared, calendar: calendar,
      now: now)
    let snapshot = try await read { db in
      let rounds = try RoundRows(db: db).unfinished(of: account, andAllOn: date)
      return try DaySnapshot(selection, rounds: rounds, after: advance, in: db)
    }
    if !snapshot.changedRounds.isEmpty { try await write { db in _ = try advance.run(in: db) } }
    return snapshot.rounds
  }

  /// The last date that a player's checkpoint of the streak counts; nil without one.
  package func checkpointDate(of account: AccountID) async throws(StoreError) -> CalendarDate? {
    try await read { db in try StreakRows(db: db).checkpoint(of: account)?.checkpoint.through }
  }

  /// Saves a player's unfinished rounds that have ended or changed because time has passed.
  package func advanceRounds(of account: AccountID, to now: Timestamp) async throws(StoreError) {
    try await write { db in _ = try RoundAdvance(accountID: account, now: now).run(in: db) }
  }

  /// The shortest time from Start to a correct answer, pauses included, of a player's rounds of a difficulty before a
  /// date; nil if there is none. Voided questions don't count.
  package func bestTime(
    of account: AccountID, _ difficulty: Difficulty, before date: CalendarDate
  ) async throws(StoreError) -> TimeSpan? {
    try await read(.eventual) { db in try RoundRows(db: db).bestTime(of: account, difficulty, before: date) }
  }

  /// What a player is told about others after a round.
  package func statistics(of round: RoundRecord) async throws(StoreError) -> RoundStatistics {
    try await read(.eventual) { db in try RoundStatisticsReader(db: db).statistics(of: round) }
  }

  /// The translations of some questions into a language. Questions that have none are missing.
  package func translations(
    of questions: Set<BankQuestionID>, in language: Language
  ) async throws(StoreError) -> [BankQuestionID: TriviaTexts] {
    guard !questions.isEmpty else { return [:] }
    return try await read(.eventual) { db in
      let translations = try TranslationRows(db: db).find(questions.map(\.number), in: language)
      return Dictionary(uniqueKeysWithValues: translations.map { (BankQuestionID($0.key), $0.value) })
    }
  }

  /// The practice question of an id; nil if it can't be practised.
  package func practiceQuestion(
    _ id: BankQuestionID, ended: CalendarDate
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in try QuestionRows(db: db).practiceQuestion(id, ended: ended) }
  }

  /// The questions that were voided after somebody had started them, of the games that a player played: on each date
  /// those of the date's rounds or, if there are none, of the rounds of the last date before. The player may play
  /// another game by now.
  package func voided(for account: AccountID) async throws(StoreError) -> [CalendarDate: Set<Difficulty>] {
    try await read { db in try ItemRows(db: db).voided(for: account) }
  }

  /// A player's finished rounds of earlier dates that a filter lets through, the latest date first; within a date in
  /// the order of ``Difficulty/allCases``. Rounds of one date are never split.
  ///
  /// - Parameters:
  ///   - date: only rounds of earlier dates.
  ///   - limit: at most so many rounds; at least 3.
  package func pastRounds(
    of account: AccountID, matching filter: PastRoundFilter, before date: CalendarDate, limit: Int
  ) async throws(StoreError) -> [RoundRecord] {
    try await read { db in try RoundRows(db: db).past(of: account, matching: filter, before: date, limit: limit) }
  }

  /// The first date on which a player started a round; nil before the first.
  package func firstDate(of account: AccountID) async throws(StoreError) -> CalendarDate? {
    try await read { db in try RoundRows(db: db).firstDate(of: account) }
  }

  /// How many of 100 published answers to an item are correct; nil before the first batch, or if it is void.
  package func correctPercent(of item: ItemRecord) async throws(StoreError) -> Int? {
    try await read(.eventual) { db in try RoundStatisticsReader(db: db).correctPercent(of: item) }
  }

  /// A player's place on the board of a date; nil for a player who isn't on it, and while it has fewer players than
  /// ``RoundStatistics/batchSize``.
  package func standing(
    of account: AccountID, in language: Language, on date: CalendarDate
  ) async throws(StoreError) -> Standing? {
    try await read(.eventual) { db in
      try BoardReader(db: db, accountID: account).standing(on: DayBoardSelection(game: GameID(language), date: date))
    }
  }

  /// The first date of the schedule; nil if it is empty.
  package func firstDate(of language: Language) async throws(StoreError) -> CalendarDate? {
    try await read { db in try ItemRows(db: db).firstDate(of: GameID(language)) }
  }

  /// What each member of a group made of a date's questions so far, in the order of their names. It is empty unless the
  /// account is a member.
  package func memberDays(
    on date: CalendarDate, in group: GroupID, for account: AccountID
  ) async throws(StoreError) -> [GroupMemberDay] {
    try await read(.eventual) { db in
      let groups = GroupRows(db: db)
      return try groups.isMember(account, of: group) ? groups.memberDays(on: date, in: group) : []
    }
  }

  /// How all players answered an item, including deleted accounts; nil if there is none of that id.
  package func answerCounts(of item: ItemID) async throws(StoreError) -> ItemAnswerCounts? {
    try await read(.eventual) { db in try ItemRows(db: db).answerCounts(of: item) }
  }

  /// The service of boards at a time, for a game that languages share.
  package func boards(at now: Timestamp, sharing languages: [Language]) -> BoardService {
    BoardService(
      store: StoreHandle(self, BoardError.store), gameSettings: GameSettings(languages: GameLanguages(languages)),
      dependencies: Dependencies(now: { now }, randomBits: { 1 }))
  }
}
