internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine
internal import QuizStorage
internal import StoreStatus

/// A row of `draft`.
struct DraftRow: Sendable {
  let number: Int64
  let id: DraftID
  let ownerID: AccountID
  let createdAt: Timestamp
  let changedAt: Timestamp
  let version: Int
}

/// Reads and writes drafts without their contents, their editors and their previews. ``DraftContents`` reads and writes
/// the contents.
struct DraftRows<Connection: SQLReader> {
  let db: Connection

  func row(_ id: DraftID, locking lock: RowLock? = nil) throws -> DraftRow? {
    try db.first(DraftStatement.draft, [id], locking: lock, Self.row)
  }

  func row(previewedBy digest: PreviewTokenDigest) throws -> DraftRow? {
    try db.first(DraftStatement.draftPreviewed, [digest], Self.row)
  }

  func ids(ownedBy accountID: AccountID) throws -> [DraftID] {
    try db.all(DraftStatement.ownedDrafts, [accountID]) { try $0["public_id"] as DraftID }
  }

  func hasDrafts(ownedBy accountID: AccountID) throws -> Bool {
    try db.exists(DraftStatement.ownedPage, [accountID, 1, 0])
  }

  /// A page of the drafts of an account, the last changed first.
  ///
  /// - Parameters:
  ///   - includesShared: whether those of others that the account may change are among them.
  ///   - week: the moment since which plays are counted; nil not to count them.
  func list(
    ownedBy accountID: AccountID, includingShared includesShared: Bool, _ page: DraftListPage,
    countingPlaysSince week: Timestamp?
  ) throws -> DraftList {
    let statement = includesShared ? DraftStatement.accessiblePage : .ownedPage
    let ids = try db.all(statement, [accountID, page.size, page.offset]) { try $0["id"] as Int64 }
    let counts: [DraftStatement] = includesShared ? [.ownedCount, .sharedCount] : [.ownedCount]
    let count = try counts.reduce(0) { try $0 + (db.first($1, [accountID]) { try $0[0] as Int } ?? 0) }
    return DraftList(entries: try entries(ids, countingPlaysSince: week), count: count)
  }

  /// A page of all drafts, the last changed first.
  ///
  /// - Parameter week: the moment since which plays are counted.
  func listAll(_ page: DraftListPage, countingPlaysSince week: Timestamp) throws -> DraftList {
    let ids = try db.all(DraftStatement.allPage, [page.size, page.offset]) { try $0["id"] as Int64 }
    let count = try db.first(DraftStatement.allCount, []) { try $0[0] as Int } ?? 0
    return DraftList(entries: try entries(ids, countingPlaysSince: week), count: count)
  }

  private func entries(_ ids: [Int64], countingPlaysSince week: Timestamp?) throws -> [DraftListEntry] {
    try ids.compactMap { id in try entry(id, countingPlaysSince: week) }
  }

  /// A draft as lists show it, without its content.
  ///
  /// - Parameter week: the moment since which plays are counted; nil not to count them.
  func entry(_ number: Int64, countingPlaysSince week: Timestamp? = nil) throws -> DraftListEntry? {
    guard var entry = try db.first(DraftStatement.listEntry, [number], Self.listEntry) else { return nil }
    if let week, let publication = entry.publication {
      entry.playsThisWeek = try db.first(
        DraftStatement.playCount, [publication.quizID, week, DraftListEntry.maxCountedPlays]
      ) { try $0[0] as Int }
    }
    return entry
  }

  func editors(of draftNumber: Int64) throws -> [AccountID] {
    let all = try db.all(DraftStatement.editors, [draftNumber]) { row in
      (account: try row["editor_account_id"] as AccountID, added: try row["added_at"] as Timestamp)
    }
    return all.sorted { ($0.added, $0.account.number) < ($1.added, $1.account.number) }.map(\.account)
  }

  /// The links to a draft's preview, in no particular order.
  func previews(of row: DraftRow) throws -> [DraftPreview] {
    try db.all(DraftStatement.previews, [row.number]) { row in
      try DraftPreview(tokenDigest: row["token_digest"], createdAt: row["created_at"])
    }
  }

  /// A draft's title for lists: at most 200 characters, with spaces in place of control characters.
  static func title(of draft: Draft) -> String {
    let printable = draft.title.unicodeScalars.lazy.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String.UnicodeScalarView(printable.prefix(200)))
  }
}

extension DraftRows where Connection == Transaction {
  /// How many drafts an account owns. Collides with every other transaction that adds one.
  func count(ownedBy accountID: AccountID) throws -> Int {
    try AccountRows(db: db).acquireMutex(accountID)
    return try db.first(DraftStatement.ownedCount, [accountID]) { try $0[0] as Int } ?? 0
  }

  /// Collides with every other transaction that changes the draft or who may change it.
  private func acquireMutex(_ row: DraftRow) throws { try db.acquireMutex(DraftStatement.acquireMutex, [row.number]) }

  /// Deletes a draft with its changes, editors and links.
  func delete(_ row: DraftRow) throws { try db.run(DraftStatement.delete, [row.number]) }

  func addEditor(_ accountID: AccountID, to row: DraftRow, at now: Timestamp) throws {
    try acquireMutex(row)
    try db.run(DraftStatement.addEditor, [row.number, accountID, now])
  }

  func removeEditor(_ accountID: AccountID, from row: DraftRow) throws {
    try acquireMutex(row)
    try db.run(DraftStatement.removeEditor, [row.number, accountID])
  }

  func addPreview(_ preview: DraftPreview, of row: DraftRow) throws {
    try acquireMutex(row)
    try db.run(DraftStatement.addPreview, [preview.tokenDigest, row.number, preview.createdAt])
  }

  func deletePreview(_ digest: PreviewTokenDigest, of row: DraftRow) throws {
    try db.run(DraftStatement.deletePreview, [digest, row.number])
  }

  /// Counts a revision to what the owner of its draft stores.
  ///
  /// - Throws: `.storageFull`
  func countRevision(_ content: String, of row: DraftRow) throws {
    try requireSpace(for: content, ofDraftsBy: row.ownerID)
    try db.run(DraftStatement.addStoredBytes, [row.number, content.utf8.count])
  }
}

extension DraftRows {
  /// Refuses a text if its owner's drafts store too much with it. Small changes have a tenth more, so that a quiz can
  /// still be corrected when no other file can be uploaded.
  func requireSpace(for text: String, ofDraftsBy ownerID: AccountID) throws {
    let bytes = text.utf8.count
    let limit = bytes > 10_000 ? DraftRecord.maxStoredBytes : DraftRecord.maxStoredBytes / 10 * 11
    let stored = try db.first(DraftStatement.storedBytes, [ownerID]) { try $0[0] as Int } ?? 0
    guard stored + bytes <= limit else {
      throw StudioError.storageFull(limit: DraftRecord.maxStoredBytes)
    }
  }

  static func row(_ row: SQLRow) throws -> DraftRow {
    try DraftRow(
      number: row["id"], id: row["public_id"], ownerID: row["owner_account_id"], createdAt: row["created_at"],
      changedAt: row["changed_at"], version: row["version"])
  }

  private static func listEntry(_ row: SQLRow) throws -> DraftListEntry {
    let id: DraftID = try row["public_id"]
    let publication = try (row["quiz_name"] as QuizID?).map { quizID in
      try DraftPublication(
        quizID: quizID, draftID: id, state: row["state"], reason: row["reason"], accountID: row["decider_account_id"],
        changedAt: row["decided_at"])
    }
    return try DraftListEntry(
      id: id, ownerID: row["owner_account_id"], summary: summary(row), createdAt: row["created_at"],
      changedAt: row["changed_at"], version: row["version"], publication: publication,
      publishedVersion: row["published_version"])
  }

  private static func summary(_ row: SQLRow) throws -> DraftSummary {
    let (text, title): (String, String) = (try row["summary_json"], try row["title"])
    do throws(QuizDecodingError) { return try DraftCodec.decodeSummary(text, title: title) } catch {
      throw StoreError.damaged(detail: "a draft's summary: \(error)")
    }
  }
}
