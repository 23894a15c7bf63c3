public import QuizDrafts
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func createDraft(_ draft: NewDraft) async throws(StoreError) -> DraftRecord? {
    try await writeDrafts { rows in try rows.create(draft) }
  }

  public func draft(_ id: DraftID) async throws(StoreError) -> DraftRecord? {
    try await readDrafts { rows in try rows.find(id) }
  }

  public func draft(_ id: DraftID, at version: Int) async throws(StoreError) -> Draft? {
    try await readDrafts { rows in
      guard let row = try rows.row(id), (0...row.version).contains(version) else { return nil }
      return try rows.draft(row.number, at: version)
    }
  }

  public func drafts(of account: AccountID) async throws(StoreError) -> [DraftSummary] {
    try await readDrafts { rows in try rows.summaries(of: account) }
  }

  public func changes(
    of id: DraftID, before version: Int?, limit: Int
  ) async throws(StoreError) -> [DraftChangeRecord] {
    try await readDrafts { rows in try rows.changes(of: id, before: version, limit: limit) }
  }

  public func save(_ request: DraftRequest) async throws(DraftStoreError) -> DraftSave {
    let drafts = caches.drafts
    let result: Result<DraftRows.Saved, DraftStoreError>
    do {
      result = try await write { db in
        try DraftRows(db: db, cache: drafts).save(request)
      } onCommit: { result in
        guard case .success(let saved) = result else { return }
        drafts.insert(saved.content, for: saved.number, weight: saved.content.weight)
      }
    } catch { throw .store(error) }
    return try result.get().save
  }

  public func deleteDraft(_ id: DraftID, of owner: AccountID, at now: Timestamp) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.delete(id, of: owner, at: now) }
  }

  public func addEditor(
    _ account: AccountID, to id: DraftID, of owner: AccountID, at now: Timestamp
  ) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.addEditor(account, to: id, of: owner, at: now) }
  }

  public func removeEditor(
    _ account: AccountID, from id: DraftID, of owner: AccountID
  ) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.removeEditor(account, from: id, of: owner) }
  }

  public func addPreview(
    _ preview: DraftPreview, of id: DraftID, by account: AccountID
  ) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.addPreview(preview, of: id, by: account) }
  }

  public func previews(of id: DraftID) async throws(StoreError) -> [DraftPreview] {
    try await readDrafts { rows in try rows.previews(of: id) }
  }

  public func draft(previewedBy digest: PreviewTokenDigest) async throws(StoreError) -> DraftRecord? {
    try await readDrafts { rows in try rows.find(previewedBy: digest) }
  }

  public func revokePreview(_ digest: PreviewTokenDigest, of id: DraftID) async throws(StoreError) {
    try await writeDrafts { rows in try rows.revokePreview(digest, of: id) }
  }

  public func publishDraft(_ new: NewDraftRevision) async throws(DraftStoreError) -> Revision {
    let (revisionCache, drafts) = (caches.revisions, caches.drafts)
    let publication = Publication(new.quiz, pictures: new.pictures)
    let result: Result<Revision, DraftStoreError>
    do {
      try publication.check()
      result = try await write { db in
        try PublicationRows(db: db).publish(
          new, as: publication, drafts: DraftRows(db: db, cache: drafts), cache: revisionCache)
      }
    } catch { throw .store(error) }
    return try result.get()
  }

  public func setPublication(
    _ publication: DraftPublication, replacing replaced: DraftPublication
  ) async throws(DraftStoreError) {
    let result: Result<Void, DraftStoreError>
    do {
      result = try await write { db in try PublicationRows(db: db).set(publication, replacing: replaced) }
    } catch { throw .store(error) }
    try result.get()
  }

  public func publications() async throws(StoreError) -> [DraftPublication] {
    try await read { db in try PublicationRows(db: db).all() }
  }

  public func publication(of quiz: QuizID) async throws(StoreError) -> DraftPublication? {
    try await read { db in try PublicationRows(db: db).find(quiz) }
  }

  public func revisions(of id: DraftID) async throws(StoreError) -> [DraftRevision] {
    try await readDrafts { rows in
      guard let row = try rows.row(id) else { return [] }
      return try PublicationRows(db: rows.db).revisions(of: row.number)
    }
  }

  private func readDrafts<Value: Sendable>(
    _ work: @escaping @Sendable (DraftRows) throws -> Value
  ) async throws(StoreError) -> Value {
    let drafts = caches.drafts
    return try await read { db in try work(DraftRows(db: db, cache: drafts)) }
  }

  private func writeDrafts<Value: Sendable>(
    _ work: @escaping @Sendable (DraftRows) throws -> Value
  ) async throws(StoreError) -> Value {
    let drafts = caches.drafts
    return try await write { db in try work(DraftRows(db: db, cache: drafts)) }
  }

  private func changeDraft(
    _ work: @escaping @Sendable (DraftRows) throws -> Result<Void, DraftStoreError>
  ) async throws(DraftStoreError) {
    let result: Result<Void, DraftStoreError>
    do { result = try await writeDrafts(work) } catch { throw .store(error) }
    try result.get()
  }
}
