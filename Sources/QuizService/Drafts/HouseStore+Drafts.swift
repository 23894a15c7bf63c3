internal import QuizDatabase
package import QuizDrafts
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// - Returns: nil if the owner has too many drafts already.
  package func createDraft(_ draft: NewDraft) async throws(StoreError) -> DraftRecord? {
    try await writeDrafts { rows in try rows.create(draft) }
  }

  /// A draft as it is now; nil if there is none.
  package func draft(_ id: DraftID) async throws(StoreError) -> DraftRecord? {
    try await readDrafts { rows in try rows.find(id) }
  }

  /// A draft as it was at a version; nil if it never had that version.
  package func draft(_ id: DraftID, at version: Int) async throws(StoreError) -> Draft? {
    try await readDrafts { rows in
      guard let row = try rows.row(id), (0...row.version).contains(version) else { return nil }
      return try rows.draft(row.number, at: version)
    }
  }

  /// The drafts that an account owns or may change, in no particular order.
  package func drafts(of account: AccountID) async throws(StoreError) -> [DraftSummary] {
    try await readDrafts { rows in try rows.summaries(of: account) }
  }

  /// The changes of a draft, the latest first.
  ///
  /// - Parameter version: only changes before this one; nil for the latest.
  package func changes(
    of id: DraftID, before version: Int?, limit: Int
  ) async throws(StoreError) -> [DraftChangeRecord] {
    try await readDrafts { rows in try rows.changes(of: id, before: version, limit: limit) }
  }

  /// Merges a change with those of others and saves it, if the account is the owner or an editor.
  package func save(_ request: DraftRequest) async throws(DraftStoreError) -> DraftSave {
    let drafts = caches.drafts
    let result: Result<DraftRows.Saved, DraftStoreError>
    do {
      result = try await write { db in
        let result = try DraftRows(db: db, cache: drafts).save(request)
        if case .success(let saved) = result {
          db.afterCommit { drafts.insert(saved.content, for: saved.number, weight: saved.content.weight) }
        }
        return result
      }
    } catch { throw .store(error) }
    return try result.get().save
  }

  /// Deletes a draft with its changes and links, if the account owns it. Its quiz is unpublished.
  package func deleteDraft(_ id: DraftID, of owner: AccountID, at now: Timestamp) async throws(DraftStoreError) {
    try await changeDraft(.once) { rows in try rows.delete(id, of: owner, at: now) }
  }

  /// Lets an account change a draft of the owner.
  package func addEditor(
    _ account: AccountID, to id: DraftID, of owner: AccountID, at now: Timestamp
  ) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.addEditor(account, to: id, of: owner, at: now) }
  }

  /// Takes an editor's right to change a draft back. Does nothing if the account has none.
  package func removeEditor(
    _ account: AccountID, from id: DraftID, of owner: AccountID
  ) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.removeEditor(account, from: id, of: owner) }
  }

  /// Stores a link to a draft's preview, if the account is the owner or an editor.
  package func addPreview(
    _ preview: DraftPreview, of id: DraftID, by account: AccountID
  ) async throws(DraftStoreError) {
    try await changeDraft { rows in try rows.addPreview(preview, of: id, by: account) }
  }

  /// The links to a draft's preview, in no particular order.
  package func previews(of id: DraftID) async throws(StoreError) -> [DraftPreview] {
    try await readDrafts { rows in try rows.previews(of: id) }
  }

  /// The draft that a link leads to; nil if the link was revoked.
  package func draft(previewedBy digest: PreviewTokenDigest) async throws(StoreError) -> DraftRecord? {
    try await readDrafts { rows in try rows.find(previewedBy: digest) }
  }

  /// Revokes a link. Does nothing if the draft has no such link.
  package func revokePreview(_ digest: PreviewTokenDigest, of id: DraftID) async throws(StoreError) {
    try await writeDrafts { rows in try rows.revokePreview(digest, of: id) }
  }

  /// Makes a revision of a draft's present version and sets the quiz's state, if the account is the owner or an editor
  /// and the quiz's publication is still the one that they saw.
  package func publishDraft(_ new: NewDraftRevision) async throws(DraftStoreError) -> Revision {
    let (revisionCache, drafts) = (caches.revisions, caches.drafts)
    let publication = Publication(new.quiz, pictures: new.pictures)
    let result: Result<Revision, DraftStoreError>
    do {
      try publication.check()
      result = try await write(.once) { db in
        try PublicationRows(db: db).publish(
          new, as: publication, drafts: DraftRows(db: db, cache: drafts), cache: revisionCache)
      }
    } catch { throw .store(error) }
    return try result.get()
  }

  /// Changes the state of a quiz that was made of a draft, if it is still as the caller saw it.
  ///
  /// - Parameters:
  ///   - publication: replaces the stored one; its draft doesn't count.
  ///   - replaced: the publication that the caller saw.
  /// - Throws: `.noSuchDraft` if the quiz wasn't made of a draft, `.publicationChanged` if somebody was faster.
  package func setPublication(
    _ publication: DraftPublication, replacing replaced: DraftPublication
  ) async throws(DraftStoreError) {
    let result: Result<Void, DraftStoreError>
    do {
      result = try await write(.once) { db in try PublicationRows(db: db).set(publication, replacing: replaced) }
    } catch { throw .store(error) }
    try result.get()
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
    _ mode: WriteMode = .repeatable, _ work: @escaping @Sendable (DraftRows) throws -> Value
  ) async throws(StoreError) -> Value {
    let drafts = caches.drafts
    return try await write(mode) { db in try work(DraftRows(db: db, cache: drafts)) }
  }

  private func changeDraft(
    _ mode: WriteMode = .repeatable, _ work: @escaping @Sendable (DraftRows) throws -> Result<Void, DraftStoreError>
  ) async throws(DraftStoreError) {
    let result: Result<Void, DraftStoreError>
    do { result = try await writeDrafts(mode, work) } catch { throw .store(error) }
    try result.get()
  }
}
