package import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// Single steps of services, for tests that fill a house.
extension Store {
  package func read<Value: Sendable>(
    _ mode: ReadMode = .strong, _ work: @escaping @Sendable (ReadConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await StoreHandle(self).read(mode, work)
  }

  package func write<Value: Sendable>(
    _ mode: WriteMode = .idempotent, _ work: @escaping @Sendable (Transaction) throws -> Value
  ) async throws(StoreError) -> Value {
    try await StoreHandle(self).write(mode, work)
  }

  /// Makes an account, or a guest if it has no name, and starts its first session.
  ///
  /// - Parameter browser: the browser of the session.
  /// - Throws: `.nameTaken`, `.formUsed` or `.store`.
  package func create(
    _ account: NewAccount, sessionDigest: SessionTokenDigest, on browser: BrowserDescription = .unknown
  ) async throws(AccountError) -> Account {
    try await StoreHandle(self, AccountError.store).write(.once) { db in
      if account.name == nil {
        return try GuestCreation(guest: account, sessionDigest: sessionDigest, browserDescription: browser).run(in: db)
      }
      guard let created = try AccountRows(db: db).add(account) else { throw AccountError.nameTaken }
      try SessionStart(
        digest: sessionDigest, accountID: created.id, browserDescription: browser, startedAt: account.createdAt
      ).run(in: db)
      return created
    }
  }

  /// Starts a session, or starts it again. A session never changes its account. The guest is merged into the account;
  /// see ``GuestMerge``.
  ///
  /// - Throws: `.refused` if there is no such account, or the session is another one's.
  package func startSession(
    _ sessionDigest: SessionTokenDigest, of account: AccountID, merging guest: AccountID?,
    on browser: BrowserDescription = .unknown, at now: Timestamp
  ) async throws(StoreError) {
    try await changeAccounts { db in
      guard try AccountRows(db: db).exists(account) else { throw AccountError.accountDeleted }
      try SessionStart(
        digest: sessionDigest, accountID: account, browserDescription: browser, startedAt: now
      ).run(in: db)
      if let guest { try GuestMerge(guestID: guest, accountID: account).run(in: db) }
    }
  }

  /// Ends a session. Does nothing if it is over.
  package func endSession(_ sessionDigest: SessionTokenDigest) async throws(StoreError) {
    try await write { db in try SessionRows(db: db).end(sessionDigest) }
  }

  /// Deletes an account as ``AccountService/deleteAccount(of:password:playOwner:knownBrowserTokens:)`` does. It may
  /// be deleted already.
  package func delete(
    _ account: Account, at now: Timestamp = Timestamp(milliseconds: 0)
  ) async throws(StoreError) {
    let caches = caches
    _ = try await write(.once) { db in try AccountDeletion().run(on: account, in: db, at: now, caches) }
  }

  package func start(_ new: NewRound) async throws(DailyError) -> RoundRecord {
    try await services.daily.saveStart(of: new)
  }

  package func apply(
    _ action: RoundAction, to round: RoundID, of account: AccountID, at now: Timestamp
  ) async throws(DailyError) -> RoundRecord {
    try await services.daily.saveAction(action, to: round, of: account, at: now)
  }

  /// A round as its page shows it. What time has changed is saved.
  ///
  /// - Parameter isLeft: whether the player left the page before.
  package func show(
    _ id: RoundID, of account: AccountID, isLeft: Bool = false, at now: Timestamp
  ) async throws(StoreError) -> RoundRecord {
    let advance = RoundAdvance(
      accountID: account, now: now, leftRounds: isLeft ? .one(id) : .none, shownRoundID: id)
    try await write { db in _ = try advance.run(in: db) }
    guard let stored = try await round(id) else { throw .damaged(detail: "no such round") }
    return advance.applied(to: stored)
  }

  /// A round as it was last stored: what time alone has changed since isn't applied. Nil if there is none of that id.
  package func round(_ id: RoundID) async throws(StoreError) -> RoundRecord? {
    try await read { db in try RoundRows(db: db).find(id) }
  }

  package func report(
    _ text: String, on round: RoundID, by account: AccountID, at now: Timestamp
  ) async throws(DailyError) {
    try await services.daily.saveReport(text, on: round, by: account, at: now)
  }

  /// All rounds of a player that are over at `now`, by date.
  package func history(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [PlayedRound] {
    let advance = RoundAdvance(accountID: account, now: now)
    if try await read(
      .strong, { db in try RoundRows(db: db).unfinished(of: account).contains { advance.changed($0) != nil } })
    {
      try await write { db in _ = try advance.run(in: db) }
    }
    return try await read { db in try RoundRows(db: db).history(of: account) }
  }

  /// How long the streak is that a player can continue today.
  ///
  /// - Parameter hasDate: whether the player's calendar has a date.
  package func currentStreak(
    of account: AccountID, on today: CalendarDate, hasDate: @escaping @Sendable (CalendarDate) -> Bool
  ) async throws(StoreError) -> Int {
    try await read { db in
      try StreakReader(db: db, accountID: account, calendar: StreakCalendar(today: today, hasDate: hasDate)).length()
    }
  }

  /// The schedule of a range of dates.
  ///
  /// - Parameter drawing: a source of seeds, to draw questions for dates that have none yet; nil draws nothing.
  package func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, drawing: (@Sendable () -> UInt64)?
  ) async throws(StoreError) -> [ScheduleEntry] {
    let scheduled = try await read { db in try ItemRows(db: db).entries(of: GameID(language), in: dates) }
    guard let drawing else { return scheduled }
    let completion = try await read { db in
      try ScheduleCompletion(of: GameID(language), in: dates, after: scheduled, drawingWith: drawing, db: db)
    }
    guard !completion.isEmpty else { return scheduled }
    return try await write { db in
      try completion.run(in: db)
      return try ItemRows(db: db).entries(of: GameID(language), in: dates)
    }
  }

  /// A random practice question; nil if there is none.
  ///
  /// - Parameters:
  ///   - ended: the latest date that has ended everywhere.
  ///   - seed: chooses the question.
  package func randomPracticeQuestion(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, of language: Language, ended: CalendarDate, seed: UInt64
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in
      try PracticeReader(db: db, game: GameID(language), ended: ended).randomQuestion(difficulty, category, seed: seed)
    }
  }

  /// Stores a new play.
  ///
  /// - Parameter invitation: the invitation to compare that it was begun from; nil for none.
  package func begin(_ play: PlayRecord, invitedBy invitation: Token128? = nil) async throws(StoreError) {
    try await mapError(\PlayServiceError.asStoreError) { () throws(PlayServiceError) in
      try await services.plays.add(play, invitedBy: invitation)
    }
  }

  package func record(_ answer: GivenAnswer) async throws(PlayServiceError) -> PlayRecord {
    try await services.plays.record(answer)
  }

  /// A play as it was last stored; nil if there is none of that id.
  package func play(_ id: PlayID) async throws(StoreError) -> PlayRecord? {
    try await mapError(\PlayServiceError.asStoreError) { () throws(PlayServiceError) in
      try await services.plays.play(id)
    }
  }

  /// The browser's latest play of a quiz, if it is still open.
  package func openPlay(of quiz: QuizID, by browser: PlayOwner) async throws(StoreError) -> PlayRecord? {
    try await mapError(\PlayServiceError.asStoreError) { () throws(PlayServiceError) in
      try await services.plays.openPlay(of: quiz, by: browser)
    }
  }

  /// How many finished plays of a quiz, over all its revisions, had each outcome.
  ///
  /// - Complexity: constant; every finished play updates the counts.
  package func distribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution {
    try await read(.eventual) { db in try DistributionRows(db: db).all(of: quiz) }
  }

  /// Voids an item. If somebody has started it, it stays and counts in no result; otherwise it leaves the schedule,
  /// which draws again.
  package func void(_ item: ItemID, _ correction: Correction) async throws(StoreError) -> CorrectionEffect {
    try await write(.once) { db in try ItemVoid(item: Self.lock(item, in: db), correction: correction).run(in: db) }
  }

  /// Makes another option the key, and corrects all results that depend on it.
  package func rekey(_ item: ItemID, to option: Int, _ correction: Correction) async throws(StoreError)
    -> CorrectionEffect
  {
    try await write(.once) { db in
      try ItemRekey(item: Self.lock(item, in: db), option: option, correction: correction).run(in: db)
    }
  }

  private static func lock(_ itemID: ItemID, in db: Transaction) throws -> ItemRow {
    guard let item = try ItemRows(db: db).find(itemID, locking: .exclusive) else {
      throw StoreError.refused(detail: "an item that isn't there")
    }
    return item
  }

  /// The first entries of a day's board, and the given player's own.
  ///
  /// - Complexity: counting the rows of a board takes about 50 ns for each. No other part of the work depends on their
  ///   number.
  package func board(_ board: DayBoardSelection, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, accountID: account, limit: limit).page(of: board) }
  }

  /// The first entries of a question's board, and the given player's own.
  package func board(_ board: QuestionBoardSelection, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, accountID: account, limit: limit).page(of: board) }
  }

  /// The first entries of a week's board, and the given player's own.
  package func board(_ board: WeekBoardSelection, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, accountID: account, limit: limit).page(of: board) }
  }

  private var services: Services {
    Services(
      library: LibraryService(store: self), store: self,
      dependencies: Dependencies(now: { Timestamp(milliseconds: 0) }, randomBits: { 0 }))
  }
}

extension PlayServiceError {
  fileprivate var asStoreError: StoreError {
    if case .store(let error) = self { error } else { .refused(detail: "\(self)") }
  }
}
