internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine
internal import QuizFormats

/// The use cases of authors: drafts, and the quizzes that are made of them.
///
/// Each method takes the account that makes the request, and refuses what ``StudioPolicy`` doesn't allow. If an account
/// may not read a draft, the draft doesn't exist for it.
package struct StudioService: Sendable {
  let store: StoreHandle<StudioError>
  let library: LibraryService
  /// The accounts that make quizzes in this house.
  package let authors: StudioPolicy.Authors
  let security: SecurityLog
  let dependencies: Dependencies
  let checker: DraftChecker
  let secretSource: HouseSecretSource

  /// The most characters of an operator's reason.
  package static let maxReasonLength = 1_000
  /// How many of the latest changes are looked at to see whether there is a step to undo.
  private static let visibleSteps = 200

  /// Whether an account may do something.
  ///
  /// - Parameters:
  ///   - account: nil for somebody without an account.
  ///   - draft: nil for what isn't about a draft.
  package func allows(_ action: StudioPolicy.Action, _ account: Account?, to draft: DraftRecord? = nil) -> Bool {
    let relation = draft.flatMap { draft in account.map { StudioPolicy.Relation($0.id, to: draft) } } ?? .none
    return allows(action, account, relation)
  }

  func allows(
    _ action: StudioPolicy.Action, _ account: Account?, _ relation: StudioPolicy.Relation
  ) -> Bool {
    StudioPolicy.allows(action, role: StudioPolicy.Role(account), relation: relation, authors: authors)
  }

  /// A page of the drafts that an account owns or may change, the last changed first.
  package func drafts(of account: Account, _ page: DraftListPage) async throws(StudioError) -> DraftList {
    try require(.home, account)
    // An editor who is no longer an author can't read the drafts of others.
    return try await list(page) { db, week in
      try db.list(
        ownedBy: account.id, includingShared: self.allows(.read, account, .editor), page,
        countingPlaysSince: self.allows(.readStatistics, account, .owner) ? week : nil)
    }
  }

  /// Whether an account owns drafts though it may no longer make any.
  package func hasFormerQuizzes(_ account: Account) async throws(StudioError) -> Bool {
    if allows(.create, account) { false } else { try await hasDrafts(account) }
  }

  /// Whether an account owns drafts.
  package func hasDrafts(_ account: Account) async throws(StudioError) -> Bool {
    if account.isGuest { return false }
    return try await read { rows in try rows.hasDrafts(ownedBy: account.id) }
  }

  /// A page of all drafts of the house, the last changed first. For operators.
  package func allDrafts(_ page: DraftListPage, for account: Account) async throws(StudioError) -> DraftList {
    try require(.seeAll, account)
    return try await list(page) { rows, week in try rows.listAll(page, countingPlaysSince: week) }
  }

  /// - Parameter work: reads the list, given the moment since which plays are counted.
  private func list(
    _ page: DraftListPage, _ work: @escaping @Sendable (DraftRows<ReadConnection>, Timestamp) throws -> DraftList
  ) async throws(StudioError) -> DraftList {
    let week = dependencies.now() - .hours(7 * 24)
    return try await read { rows in try work(rows, week) }
  }

  /// Makes a draft.
  ///
  /// - Parameter request: 128 random bits of the page. The same request for the same source makes one draft, however
  ///   often it is sent; for another source it makes another draft. Nil for a new one.
  /// - Throws: `.fileHasMistakes`, `.fileHasPictures` or `.refused` for a file, `.noSuchQuiz`, `.tooMany`,
  ///   `.notAllowed` or `.store`.
  package func create(
    _ source: DraftSource, request: Token128? = nil, by account: Account
  ) async throws(StudioError) -> DraftRecord {
    try require(.create, account)
    return try await create(
      NewDraft(
        id: DraftID(request ?? Token128(using: dependencies), for: source, of: account.id), ownerID: account.id,
        draft: try await content(of: source), createdAt: dependencies.now()))
  }

  func create(_ new: NewDraft) async throws(StudioError) -> DraftRecord {
    try await store.write(.idempotent) { db in
      let contents = contents(in: db)
      if let present = try contents.find(new.id) {
        guard present.ownerID == new.ownerID else { throw StudioError.noSuchDraft }
        return present
      }
      guard try DraftRows(db: db).count(ownedBy: new.ownerID) < DraftRecord.maxCount else {
        throw StudioError.tooMany(limit: DraftRecord.maxCount)
      }
      return try contents.add(new)
    }
  }

  /// A draft with all that its editor shows of it.
  package func open(_ id: DraftID, by account: Account) async throws(StudioError) -> OpenDraft {
    try await read(id, for: .read, by: account) { row, rows in
      let contents = contents(in: rows.db)
      let record = try contents.record(row)
      let own = try contents.steps(of: account.id, in: row, limit: Self.visibleSteps).reversed()
      return OpenDraft(
        record: record, relation: StudioPolicy.Relation(account.id, to: record), steps: DraftSteps(own),
        publication: try PublicationRows(db: rows.db).find(ofDraft: row.number),
        allowed: Set(StudioPolicy.Action.allCases.filter { allows($0, account, to: record) }))
    }
  }

  /// A draft as lists show it, without its content.
  package func entry(
    _ id: DraftID, for action: StudioPolicy.Action, by account: Account
  ) async throws(StudioError) -> DraftListEntry {
    try await read(id, for: action, by: account) { row, rows in
      guard let entry = try rows.entry(row.number) else { throw StudioError.noSuchDraft }
      return entry
    }
  }

  /// Edits a draft, undoes or redoes the account's own last step, or restores an earlier version. When this returns,
  /// the applied changes are on disk.
  ///
  /// - Parameters:
  ///   - version: the version that the author saw.
  ///   - request: 128 random bits of the page; the same request sent again gets the same reply and changes nothing.
  package func save(
    _ action: DraftRequest.Action, to id: DraftID, seen version: Int, request: Token128, by account: Account
  ) async throws(StudioError) -> DraftSave {
    let update = DraftUpdate(
      request: DraftRequest(
        draftID: id, version: version, action: action, accountID: account.id, id: request, madeAt: dependencies.now()))
    return try await write(id, for: .edit, by: account, .idempotent) { row, db in
      try update.run(on: row, in: contents(in: db))
    }
  }

  /// Deletes a draft permanently. Its quiz is unpublished.
  package func delete(_ id: DraftID, by account: Account) async throws(StudioError) {
    let deletion = DraftDeletion(deciderID: account.id, deletedAt: dependencies.now())
    try await write(id, for: .delete, by: account, .once) { row, db in
      try deletion.run(on: row, in: db)
    }
    await library.reloadPublications()
  }
}

extension StudioService {
  /// Refuses what an account may not do with a draft.
  package func require(
    _ action: StudioPolicy.Action, of id: DraftID, by account: Account
  ) async throws(StudioError) {
    try await read(id, for: action, by: account) { _, _ in }
  }
}

// Transactions about drafts.
extension StudioService {
  /// Refuses what isn't about a draft, and isn't allowed.
  package func require(_ action: StudioPolicy.Action, _ account: Account) throws(StudioError) {
    guard allows(action, account) else { throw .notAllowed(action) }
  }

  /// The contents of drafts, as a transaction or a read sees them.
  func contents<Connection: SQLReader>(in db: Connection) -> DraftContents<Connection> {
    DraftContents(db: db, cache: store.caches.drafts)
  }

  /// Reads drafts, all as they are at the same time.
  func read<Value: Sendable>(
    _ work: @escaping @Sendable (DraftRows<ReadConnection>) throws -> Value
  ) async throws(StudioError) -> Value {
    try await store.read(.snapshot) { db in try work(DraftRows(db: db)) }
  }

  /// Reads a draft with which an account may do something.
  ///
  /// - Throws: `.noSuchDraft` if the account may not even read it, `.notAllowed` if it may not do this.
  func read<Value: Sendable>(
    _ id: DraftID, for action: StudioPolicy.Action, by account: Account,
    _ work: @escaping @Sendable (DraftRow, DraftRows<ReadConnection>) throws -> Value
  ) async throws(StudioError) -> Value {
    try await read { rows in
      let row = try rows.row(id)
      return try work(try permitted(row, for: action, by: account, rows), rows)
    }
  }

  /// Runs a transaction on a draft with which an account may do something. Its row is locked.
  ///
  /// - Throws: `.noSuchDraft` if the account may not even read it, `.notAllowed` if it may not do this.
  func write<Value: Sendable>(
    _ id: DraftID, for action: StudioPolicy.Action, by account: Account, _ mode: WriteMode,
    _ work: @escaping @Sendable (DraftRow, Transaction) throws -> Value
  ) async throws(StudioError) -> Value {
    try await store.write(mode) { db in
      let rows = DraftRows(db: db)
      let row = try rows.row(id, locking: .exclusive)
      return try work(try permitted(row, for: action, by: account, rows), db)
    }
  }

  private func permitted(
    _ row: DraftRow?, for action: StudioPolicy.Action, by account: Account, _ rows: DraftRows<some SQLReader>
  ) throws -> DraftRow {
    guard let row else { throw StudioError.noSuchDraft }
    let relation = try StudioPolicy.Relation(account.id, ownerID: row.ownerID, editorIDs: rows.editors(of: row.number))
    func allows(_ action: StudioPolicy.Action) -> Bool {
      StudioPolicy.allows(action, role: StudioPolicy.Role(account), relation: relation, authors: authors)
    }
    guard allows(.read) else { throw StudioError.noSuchDraft }
    guard allows(action) else { throw StudioError.notAllowed(action) }
    return row
  }
}
