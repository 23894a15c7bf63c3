internal import QuizDatabase
package import QuizEngine
package import StoreStatus

/// The bank of trivia questions: its languages, and adding questions.
package struct BankService: Sendable {
  private let store: StoreHandle<StoreError>
  let dependencies: Dependencies

  package init(store: Store, dependencies: Dependencies) {
    self.store = StoreHandle(store)
    self.dependencies = dependencies
  }

  /// The languages that have questions, in the order of their tags.
  package func languages() async throws(StoreError) -> [Language] {
    try await store.read(.strong) { db in try QuestionRows(db: db).languages() }
  }

  /// The languages that share a game since the last start of a server.
  package func gameLanguages() async throws(StoreError) -> GameLanguages {
    try await store.read(.strong) { db in try GameLanguageRows(db: db).all }
  }

  /// Makes languages share a game, as a server does at its start.
  ///
  /// - Parameter requested: the operator's choice. Of these, the primary language is the one that the game has already,
  ///   or that of the game with the earliest date: so its players keep their boards and their count of days. In a new
  ///   house it is the first one. Nil for all languages that enough of its questions have; in a new house the primary
  ///   language is then the one with most questions.
  package func prepareGame(in requested: [Language]?) async throws(StoreError) -> SharedGame {
    let before = try await gameLanguages()
    guard let primary = try await primaryLanguage(requested, before) else {
      return SharedGame(languages: GameLanguages(), before: before)
    }
    let counts = try await translationCounts()
    let languages =
      requested.map { GameLanguages([primary] + $0.filter { $0 != primary }) }
      ?? SharedGame.defaultLanguages(primary: primary, keeping: before, counts)
    if languages != before { try await share(languages) }
    guard !languages.all.isEmpty else { return SharedGame(languages: languages, before: before) }
    let complete = SharedGame.complete(languages.all, counts)
    let total = try await inventory(of: GameID(primary)).total
    return SharedGame(
      languages: languages, before: before, complete: complete, incomplete: total - complete.reduce(0, +))
  }

  private func primaryLanguage(
    _ requested: [Language]?, _ before: GameLanguages
  ) async throws(StoreError) -> Language? {
    if let requested { return try await oldestGame(of: requested, before) ?? requested.first }
    let languages = try await languages()
    if let oldest = try await oldestGame(of: languages, before) { return oldest }
    var largest = Language?.none
    var count = 0
    for language in languages {
      let total = try await inventory(of: GameID(language)).total
      if total > count { (largest, count) = (language, total) }
    }
    return largest
  }

  /// The language of the game that has been shared already, or has the earliest date; nil without any.
  private func oldestGame(
    of languages: [Language], _ before: GameLanguages
  ) async throws(StoreError) -> Language? {
    if let present = before.all.first, languages.contains(present) { return present }
    return try await store.read(.strong) { db in
      let begun = try languages.compactMap { language in
        try ItemRows(db: db).firstDate(of: GameID(language)).map { (language: language, firstDate: $0) }
      }
      return begun.min { $0.firstDate < $1.firstDate }?.language
    }
  }

  /// How many questions have which languages, of those that have several.
  private func translationCounts() async throws(StoreError) -> [TranslationCount] {
    try await store.read(.background) { db in try TranslationRows(db: db).counts() }
  }

  /// Makes languages share a game. Where they differ from before, the pools of the games are rebuilt: they hold the
  /// questions that have all languages of their game. The schedule stays.
  private func share(_ languages: GameLanguages) async throws(StoreError) {
    try await store.write(.idempotent) { db in try GameLanguageRows(db: db).set(languages) }
  }

  /// How many questions of a game's languages there are, by difficulty and category, and how many can be drawn before
  /// one is repeated.
  private func inventory(of game: GameID) async throws(StoreError) -> BankInventory {
    try await store.read(.eventual) { db in try BankInventory(of: game, in: db) }
  }

  /// Whether a server must read the folder with questions before it opens: the bank is empty, or it is small and has
  /// no translations yet, so that an update may bring some.
  package func mustLoadFirst() async throws(StoreError) -> Bool {
    var total = 0
    for language in try await languages() { total += try await inventory(of: GameID(language)).total }
    guard total <= Self.smallBank else { return false }
    return try await translationCounts().isEmpty
  }

  private static let smallBank = 20_000

  /// A page of the bank's questions in all languages, in the order in which they were added. Retired ones are left out.
  ///
  /// - Parameter last: the last question of the page before; nil for the first page.
  package func questions(
    after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion] {
    try await store.read(.strong) { db in
      try QuestionRows(db: db).page(of: nil, after: last?.number ?? 0, limit: limit)
    }
  }

  /// What ``add(_:in:)`` would do with each question if it were the only one. Changes nothing.
  package func preview(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult] {
    try await store.read(.strong) { db in
      try questions.map { try BankEntryStatus(of: $0, QuestionDigest($0.question), in: db).outcome }
    }
  }

  /// Adds questions that the bank never had, and corrects those that were never scheduled, all in one transaction. A
  /// question is new if the bank never had its language, text and correct answer, not even retired.
  ///
  /// A correction keeps data that the new entry leaves empty: its name, explanation, source and licence, and with equal
  /// wrong answers the translations into other languages. Translations can be added and corrected at any time: the
  /// correct answer, the statistics and the schedule of a question don't depend on them.
  ///
  /// A hash puts one in ten questions of a language and difficulty into the practice pool, which is drawn only after
  /// all others.
  ///
  /// - Parameters:
  ///   - importID: the import that the questions belong to; nil for one that can't be undone.
  ///   - replaced: the import that this one replaces.
  /// - Returns: what was done with each.
  /// - Throws: `.refused` if a question has no text, correct or wrong answer, or the import was undone meanwhile.
  @discardableResult
  package func add(
    _ questions: [BankEntry], in importID: ImportID? = nil, replacing replaced: ImportID? = nil
  ) async throws(StoreError) -> [BankEntryResult] {
    let now = dependencies.now()
    return try await store.write(.once) { db in
      try QuestionRows(db: db).add(questions, at: now, in: importID, replacing: replaced)
    }
  }

  /// The current questions of an import with the same language, text and correct answer as some entries; nil for
  /// others.
  package func questions(
    like entries: [BankEntry], of importID: ImportID
  ) async throws(StoreError) -> [BankQuestionID?] {
    try await store.read(.strong) { db in try ImportRows(db: db).questions(like: entries, of: importID) }
  }

  /// Starts the import of a file, or continues an earlier one that didn't come to its end.
  ///
  /// - Parameter replaced: the import that this one replaces, which isn't continued.
  package func beginImport(
    of file: String, format: String, replacing replaced: ImportID? = nil
  ) async throws(StoreError) -> ImportID {
    let now = dependencies.now()
    return try await store.write(.idempotent) { db in
      try ImportRows(db: db).begin(of: file, format: format, at: now, except: replaced)
    }
  }

  /// Notes that a file was imported to its end.
  package func endImport(_ number: ImportID) async throws(StoreError) {
    let now = dependencies.now()
    try await store.write(.idempotent) { db in try ImportRows(db: db).end(number, at: now) }
  }
}
