package import QuizDrafts
internal import QuizEngine
internal import StoreStatus

/// The use cases of authors: drafts, and the quizzes that are made of them.
///
/// Each method takes the account that makes the request, and refuses what ``StudioPolicy`` doesn't allow. If an account
/// may not read a draft, the draft doesn't exist for it.
package struct StudioService: Sendable {
  let store: HouseStore
  let library: Library
  /// The accounts that make quizzes in this house.
  package let authors: StudioPolicy.Authors
  /// The drafts that new quizzes can begin as, by their names.
  let examples: [String: Draft]
  let security: SecurityLog
  let dependencies: Dependencies

  /// The most characters of an operator's reason.
  package static let maximumReasonLength = 1_000
  /// How many of the latest changes are looked at to see whether there is a step to undo.
  private static let visibleSteps = 200

  /// Whether an account may do something.
  ///
  /// - Parameters:
  ///   - account: nil for somebody without an account.
  ///   - draft: nil for what isn't about a draft.
  package func allows(_ action: StudioPolicy.Action, _ account: Account?, to draft: DraftRecord? = nil) -> Bool {
    let relation = draft.flatMap { draft in account.map { StudioPolicy.Relation($0.id, to: draft) } } ?? .none
    return StudioPolicy.allows(action, role: StudioPolicy.Role(account), relation: relation, authors: authors)
  }

  /// The drafts that an account owns or may change, the last changed first.
  package func drafts(of account: Account) async throws(StudioError) -> [DraftSummary] {
    try require(.home, account)
    let drafts = try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.drafts(of: account.id)
    }
    return drafts.sorted { ($1.changed, $0.title) < ($0.changed, $1.title) }
  }

  /// Makes a draft.
  ///
  /// - Parameter id: chosen by the caller, so that the same request sent again makes no second draft.
  package func create(
    _ source: DraftSource, id: DraftID? = nil, by account: Account
  ) async throws(StudioError) -> DraftRecord {
    try require(.create, account)
    let draft = try content(of: source)
    let new = NewDraft(
      id: id ?? DraftID(Token128(using: dependencies)), owner: account.id, draft: draft, created: dependencies.now())
    let record = try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.createDraft(new)
    }
    guard let record else { throw .tooMany(limit: DraftRecord.maximumCount) }
    guard record.owner == account.id else { throw .noSuchDraft }
    return record
  }

  private func content(of source: DraftSource) throws(StudioError) -> Draft {
    switch source {
    case .empty(let language): return .empty(in: language)
    case .tree(let draft): return draft
    case .example(let name):
      guard let example = examples[name] else { throw .noSuchExample }
      return example
    case .copy(let quiz):
      guard library.isInFolder(quiz), let revision = library[quiz], !revision.quiz.isUnlisted else {
        throw .noSuchQuiz
      }
      return Draft(copyOf: revision)
    }
  }

  /// A draft with all that its editor shows of it.
  package func open(_ id: DraftID, by account: Account) async throws(StudioError) -> OpenDraft {
    let record = try await find(id, for: .read, by: account)
    let publication = try await currentPublication(of: id)
    let changes = try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.changes(of: id, before: nil, limit: Self.visibleSteps)
    }
    let own = changes.reversed().filter { $0.account == account.id }
    return OpenDraft(
      record: record, relation: StudioPolicy.Relation(account.id, to: record),
      steps: DraftSteps(own.map { (version: $0.version, action: $0.action) }), publication: publication,
      allowed: Set(StudioPolicy.Action.allCases.filter { allows($0, account, to: record) }))
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
    _ = try await find(id, for: .edit, by: account)
    let request = DraftRequest(
      draft: id, version: version, action: action, account: account.id, id: request, madeAt: dependencies.now())
    return try await mapError(StudioError.init) { () throws(DraftStoreError) in try await store.save(request) }
  }

  /// Deletes a draft permanently. Its quiz is unpublished.
  package func delete(_ id: DraftID, by account: Account) async throws(StudioError) {
    _ = try await find(id, for: .delete, by: account)
    try await mapError(StudioError.init) { () throws(DraftStoreError) in
      try await store.deleteDraft(id, of: account.id, at: dependencies.now())
    }
    await library.refreshPublications()
  }
}

// What was.
extension StudioService {
  /// A draft as it was at a version.
  package func draft(_ id: DraftID, at version: Int, by account: Account) async throws(StudioError) -> Draft {
    _ = try await find(id, for: .read, by: account)
    let found = try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.draft(id, at: version)
    }
    guard let found else { throw .noSuchVersion }
    return found
  }

  /// The changes of a draft, the latest first.
  ///
  /// - Parameter version: only changes before this one; nil for the latest.
  package func changes(
    of id: DraftID, before version: Int? = nil, limit: Int = 100, by account: Account
  ) async throws(StudioError) -> [DraftChangeRecord] {
    _ = try await find(id, for: .read, by: account)
    return try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.changes(of: id, before: version, limit: limit)
    }
  }

  /// The revisions that were made of a draft, the latest first.
  package func revisions(of id: DraftID, by account: Account) async throws(StudioError) -> [DraftRevision] {
    _ = try await find(id, for: .read, by: account)
    return try await mapError(StudioError.store) { () throws(StoreError) in try await store.revisions(of: id) }
  }
}

// A draft's other people.
extension StudioService {
  /// The names of accounts, for pages about drafts. Accounts that are deleted are missing.
  package func names(of accounts: some Collection<AccountID>) async throws(StudioError) -> [AccountID: AccountName] {
    var names: [AccountID: AccountName] = [:]
    for id in accounts where names[id] == nil {
      names[id] = try await mapError(StudioError.store) { () throws(StoreError) in
        try await store.account(id)
      }?.name
    }
    return names
  }

  /// Lets an account change a draft.
  package func addEditor(named name: AccountName, to id: DraftID, by account: Account) async throws(StudioError) {
    _ = try await find(id, for: .manageEditors, by: account)
    let editor = try await self.account(named: name)
    try await mapError(StudioError.init) { () throws(DraftStoreError) in
      try await store.addEditor(editor, to: id, of: account.id, at: dependencies.now())
    }
  }

  /// Takes an editor's right back. Does nothing if the account has none.
  package func removeEditor(named name: AccountName, from id: DraftID, by account: Account) async throws(StudioError) {
    _ = try await find(id, for: .manageEditors, by: account)
    let editor = try await self.account(named: name)
    try await mapError(StudioError.init) { () throws(DraftStoreError) in
      try await store.removeEditor(editor, from: id, of: account.id)
    }
  }

  private func account(named name: AccountName) async throws(StudioError) -> AccountID {
    let found = try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.account(named: name)
    }
    guard let found else { throw .noSuchAccount }
    return found.account.id
  }

  /// The links to a draft's preview, the oldest first. A link's address can't be shown again: only its digest is stored.
  package func previews(of id: DraftID, by account: Account) async throws(StudioError) -> [DraftPreview] {
    _ = try await find(id, for: .managePreviews, by: account)
    let previews = try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.previews(of: id)
    }
    return previews.sorted { ($0.created, $0.handle.text) < ($1.created, $1.handle.text) }
  }

  /// Makes a link to a draft's preview.
  ///
  /// - Returns: the token in the link.
  package func addPreview(of id: DraftID, by account: Account) async throws(StudioError) -> Token128 {
    _ = try await find(id, for: .managePreviews, by: account)
    let token = Token128(using: dependencies)
    try await mapError(StudioError.init) { () throws(DraftStoreError) in
      try await store.addPreview(
        DraftPreview(tokenDigest: PreviewTokenDigest(token: token), created: dependencies.now()), of: id,
        by: account.id)
    }
    return token
  }

  /// Revokes a link. Does nothing if the draft has no such link.
  ///
  /// - Parameter handle: ``PreviewTokenDigest/handle``.
  package func revokePreview(_ handle: Token128, of id: DraftID, by account: Account) async throws(StudioError) {
    let previews = try await previews(of: id, by: account)
    guard let preview = previews.first(where: { $0.handle == handle }) else { return }
    try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.revokePreview(preview.tokenDigest, of: id)
    }
  }

  /// The draft that a link to a preview leads to; nil if the link was revoked. Everybody who has the link may see it.
  package func draft(previewedBy token: Token128) async throws(StudioError) -> DraftRecord? {
    try await mapError(StudioError.store) { () throws(StoreError) in
      try await store.draft(previewedBy: PreviewTokenDigest(token: token))
    }
  }
}

extension DraftPreview {
  /// Identifies the link in its author's forms. It doesn't open the preview.
  package var handle: Token128 { tokenDigest.handle }
}

extension StudioService {
  func require(_ action: StudioPolicy.Action, _ account: Account) throws(StudioError) {
    guard allows(action, account) else { throw .notAllowed(action) }
  }

  /// A draft with which the account may do something.
  ///
  /// - Throws: `.noSuchDraft` if the account may not even read it.
  func find(
    _ id: DraftID, for action: StudioPolicy.Action, by account: Account
  ) async throws(StudioError) -> DraftRecord {
    let found = try await mapError(StudioError.store) { () throws(StoreError) in try await store.draft(id) }
    guard let found, allows(.read, account, to: found) else { throw .noSuchDraft }
    guard allows(action, account, to: found) else { throw .notAllowed(action) }
    return found
  }

  /// The publication of a draft; nil if it was never published.
  func currentPublication(of id: DraftID) async throws(StudioError) -> DraftPublication? {
    let all = try await mapError(StudioError.store) { () throws(StoreError) in try await store.publications() }
    return all.first { $0.draft == id }
  }
}
