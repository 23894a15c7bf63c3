internal import QuizDatabase
package import QuizEngine
package import StoreStatus

// Single steps of services, for benchmarks and tests that fill a house. No service calls them.
extension HouseStore {
  /// Makes an account, or a guest if it has no name, and opens its first session. Copies of a guest's form make one
  /// guest, even if they arrive at different servers.
  ///
  /// - Parameter device: the browser of the session.
  /// - Throws: `.nameTaken`, `.formUsed` or `.store`.
  package func create(
    _ account: NewAccount, session: SessionTokenDigest, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> Account {
    try await StoreHandle(self, AccountError.store).write(.once) { db in
      try AccountRows(db: db).add(account, session: session, on: device)
    }
  }

  /// Opens a session, or opens it again. A session never changes its account. The guest's rounds become the account's,
  /// unless it has a round of that date and difficulty; the guest is then deleted.
  ///
  /// - Throws: `.refused` if there is no such account, or the session is another one's.
  package func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?,
    on device: DeviceDescription = .unknown,
    at now: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      _ = try AccountRows(db: db).get(account)
      try SessionRows(db: db).open(session, of: account, on: device, at: now)
      if let guest { try GuestMerge(guest: guest, account: account).run(in: db) }
    }
  }

  /// Ends a session. Does nothing if it is over.
  package func endSession(_ session: SessionTokenDigest) async throws(StoreError) {
    try await write { db in try SessionRows(db: db).end(session) }
  }

  /// Deletes an account with its name, sessions, groups and reports. Its rounds stay as counts that can't be traced to
  /// one player. Its drafts are deleted and their quizzes unpublished, except those that get another owner.
  ///
  /// - Parameter successors: the new owner of each draft that isn't deleted: one of its editors.
  package func delete(
    _ account: AccountID, handingOver successors: [DraftID: AccountID], at now: Timestamp
  ) async throws(StoreError) {
    let (deletion, caches) = (AccountDeletion(account: account, successors: successors, deletedAt: now), caches)
    try await write(.once) { db in try deletion.run(in: db, caches) }
  }

  /// All rounds of a player that are over at `now`, by date.
  package func history(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [PlayedRound] {
    if try await read({ db in try RoundRows(db: db).needsSettling(of: account, at: now) }) {
      try await settle(of: account, at: now)
    }
    return try await read { db in try RoundRows(db: db).history(of: account) }
  }

  /// The shortest time from Start to a correct answer, pauses included, of a player's rounds of a difficulty before a
  /// date; nil if there is none. Voided questions don't count. Linear in the player's rounds.
  package func bestTime(
    of account: AccountID, _ difficulty: Difficulty, before date: CalendarDate
  ) async throws(StoreError) -> TimeSpan? {
    try await read(.eventual) { db in try RoundRows(db: db).bestTime(of: account, difficulty, before: date) }
  }

  /// What a player is told about others after a round.
  package func statistics(of round: RoundRecord) async throws(StoreError) -> RoundStatistics {
    try await read(.eventual) { db in try RoundStatisticsRows(db: db).statistics(of: round) }
  }

  /// Saves a player's open rounds that ended or changed because time passed.
  func settle(of account: AccountID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try RoundRows(db: db).settle(of: account, at: now) }
  }

  /// The translations of some questions into a language. Questions that have none are missing.
  package func translations(
    of questions: Set<BankQuestionID>, in language: Language
  ) async throws(StoreError) -> [BankQuestionID: TriviaTexts] {
    guard !questions.isEmpty else { return [:] }
    return try await read(.eventual) { db in
      let found = try TranslationRows(db: db).find(questions.map(\.number), in: language)
      return Dictionary(uniqueKeysWithValues: found.map { (BankQuestionID($0.key), $0.value) })
    }
  }
}
