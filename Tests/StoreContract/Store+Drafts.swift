import QuizDatabase
package import QuizDrafts
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the studio does for accounts that are authors, at a given time.
extension Store {
  /// - Returns: nil if the owner has too many drafts already.
  package func createDraft(_ draft: NewDraft) async throws(StudioError) -> DraftRecord? {
    do throws(StudioError) { return try await studio().create(draft) } catch {
      guard case .tooMany = error else { throw error }
      return nil
    }
  }

  /// A draft as it is now; nil if there is none.
  package func draft(_ id: DraftID) async throws(StoreError) -> DraftRecord? {
    try await readDrafts { _, contents in try contents.find(id) }
  }

  /// A draft as it was at a version; nil if it never had that version.
  package func draft(_ id: DraftID, at version: Int) async throws(StoreError) -> Draft? {
    try await readDrafts { rows, contents in
      guard let row = try rows.row(id), (0...row.version).contains(version) else { return nil }
      return try contents.draft(number: row.number, at: version)
    }
  }

  /// The drafts that an account owns or may change.
  package func drafts(of account: AccountID) async throws(StoreError) -> [DraftListEntry] {
    try await drafts(of: account, DraftListPage(number: 1, size: 1_000)).entries
  }

  /// A page of the drafts that an account owns or may change; of all drafts for nil.
  package func drafts(
    of account: AccountID?, includingShared includesShared: Bool = true, _ page: DraftListPage,
    countingPlaysSince week: Timestamp = Timestamp(milliseconds: 0)
  ) async throws(StoreError) -> DraftList {
    try await readDrafts { rows, _ in
      guard let account else { return try rows.listAll(page, countingPlaysSince: week) }
      return try rows.list(ownedBy: account, includingShared: includesShared, page, countingPlaysSince: week)
    }
  }

  /// The changes of a draft, the latest first; none if there is no such draft.
  package func changes(
    of id: DraftID, before version: Int?, limit: Int
  ) async throws(StoreError) -> [DraftChangeRecord] {
    try await readDrafts { rows, contents in
      try rows.row(id).map { try contents.changes(of: $0, before: version, limit: limit) } ?? []
    }
  }

  package func save(_ request: DraftRequest) async throws(StudioError) -> DraftSave {
    try await studio(at: request.madeAt).save(
      request.action, to: request.draftID, seen: request.version, request: request.id, by: author(request.accountID))
  }

  package func deleteDraft(_ id: DraftID, of owner: AccountID, at now: Timestamp) async throws(StudioError) {
    try await studio(at: now).delete(id, by: author(owner))
  }

  package func addEditor(
    _ account: AccountID, to id: DraftID, of owner: AccountID, at now: Timestamp
  ) async throws(StudioError) {
    try await studio(at: now).addEditor(named: name(of: account), to: id, by: author(owner))
  }

  package func removeEditor(
    _ account: AccountID, from id: DraftID, of owner: AccountID
  ) async throws(StudioError) {
    try await studio().removeEditor(named: name(of: account), from: id, by: author(owner))
  }

  package func addPreview(
    _ preview: DraftPreview, of id: DraftID, by account: AccountID
  ) async throws(StudioError) {
    try await studio().add(preview, of: id, by: author(account))
  }

  /// The links to a draft's preview, in no particular order.
  package func previews(of id: DraftID) async throws(StoreError) -> [DraftPreview] {
    try await readDrafts { rows, _ in try rows.row(id).map(rows.previews(of:)) ?? [] }
  }

  /// The draft that a link leads to; nil if the link was revoked.
  package func draft(previewedBy digest: PreviewTokenDigest) async throws(StoreError) -> DraftRecord? {
    try await readDrafts { rows, contents in try rows.row(previewedBy: digest).map(contents.record) }
  }

  /// Revokes a link. Does nothing if the draft has no such link.
  package func revokePreview(
    _ digest: PreviewTokenDigest, of id: DraftID, by account: AccountID
  ) async throws(StudioError) {
    try await studio().revokePreview(digest.handle, of: id, by: author(account))
  }

  package func publishDraft(_ new: NewDraftRevision) async throws(StudioError) -> Revision {
    try await studio().publish(new, by: author(new.accountID))
  }

  /// The quizzes that were made of drafts, in the order of their ids.
  package func publications() async throws(StoreError) -> [DraftPublication] {
    try await read { db in try PublicationRows(db: db).all() }
  }

  /// The publication of a quiz; nil if it wasn't made of a draft.
  package func publication(of quiz: QuizID) async throws(StoreError) -> DraftPublication? {
    try await read { db in try PublicationRows(db: db).find(quiz) }
  }

  /// The revisions that were made of a draft, the latest first.
  package func revisions(of id: DraftID) async throws(StoreError) -> [DraftRevision] {
    try await readDrafts { rows, _ in
      guard let row = try rows.row(id) else { return [] }
      return try PublicationRows(db: rows.db).revisions(of: row.number)
    }
  }

  /// The studio of a house in which only authors write.
  package func studio(at now: Timestamp = Timestamp(milliseconds: 0)) -> StudioService {
    let dependencies = Dependencies(now: { now }, randomBits: { 0 })
    return StudioService(
      store: StoreHandle(self, StudioError.store), library: LibraryService(store: self), authors: .invited,
      security: SecurityLog(), dependencies: dependencies, checker: DraftChecker(executor: nil),
      secretSource: HouseSecretSource(store: self, dependencies: dependencies))
  }

  private func readDrafts<Value: Sendable>(
    _ work: @escaping @Sendable (DraftRows<ReadConnection>, DraftContents<ReadConnection>) throws -> Value
  ) async throws(StoreError) -> Value {
    let drafts = caches.drafts
    return try await read { db in try work(DraftRows(db: db), DraftContents(db: db, cache: drafts)) }
  }

  /// How much an account's drafts store, in bytes.
  package func storedBytes(ofDraftsBy account: AccountID) async throws(StoreError) -> Int {
    try await read { db in try db.first(DraftStatement.storedBytes, [account]) { try $0[0] as Int } ?? 0 }
  }

  /// Counts more to what a draft stores.
  package func addStoredBytes(_ bytes: Int, to draft: DraftID) async throws(StoreError) {
    try await write { db in
      guard let row = try DraftRows(db: db).row(draft) else { return }
      try db.run(DraftStatement.addStoredBytes, [row.number, bytes])
    }
  }

  /// An account as it would be with a role.
  package func account(_ id: AccountID, as role: Account.Role) async throws(StudioError) -> Account {
    let found: Account?
    do throws(StoreError) { found = try await account(id) } catch { throw .store(error) }
    guard let found else { throw .noSuchAccount }
    return Account(
      id: found.id, name: found.name ?? AccountName("Guest \(id.number)"), role: role, createdAt: found.createdAt,
      calendar: found.calendar, settings: found.settings, isOnboarded: found.isOnboarded)
  }

  private func author(_ id: AccountID) async throws(StudioError) -> Account { try await account(id, as: .author) }

  private func name(of id: AccountID) async throws(StudioError) -> AccountName {
    guard let name = try await author(id).name else { throw .noSuchAccount }
    return name
  }
}
