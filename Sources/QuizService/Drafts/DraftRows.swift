internal import Foundation
internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine
internal import QuizStorage
internal import StoreStatus

/// A draft's content at a version.
struct DraftVersion: Sendable {
  let version: Int
  let draft: Draft

  /// What it weighs in ``StoreCaches/drafts``.
  var weight: Int { draft.byteCount + 1_000 }
}

/// A known version of a draft, and what leads from it to another one. Making that one's content can take a large part
/// of a second.
struct DraftVersionPath: Sendable {
  /// Of the draft's row.
  let draftNumber: Int64
  let known: DraftVersion
  let operations: [DraftOperation]

  /// - Throws: `StoreError.damaged` if the stored changes don't fit.
  func content() throws(StoreError) -> Draft {
    var content = known.draft
    do throws(DraftError) { try content.apply(operations) } catch {
      throw .damaged(detail: "draft \(draftNumber): \(error)")
    }
    return content
  }
}

/// A row of `draft`.
struct DraftRow: Sendable {
  let number: Int64
  let id: DraftID
  let ownerID: AccountID
  let createdAt: Timestamp
  let changedAt: Timestamp
  let version: Int
}

/// Reads and writes drafts, their editors and their previews. Each of a draft's contents is read by its version,
/// which never changes.
struct DraftRows<Connection: SQLReader> {
  let db: Connection
  let cache: DraftCache

  /// How many changes may follow a snapshot before the next one is written.
  static var changesBetweenSnapshots: Int { 100 }

  func row(_ id: DraftID, locking lock: RowLock? = nil) throws -> DraftRow? {
    try db.first(DraftStatement.draft, [Data(id.token.bytes)], locking: lock, Self.row)
  }

  func find(_ id: DraftID) throws -> DraftRecord? {
    guard let found = try row(id) else { return nil }
    do { return try record(found) } catch {
      // It may have been deleted between two statements.
      if try row(id) == nil { return nil }
      throw error
    }
  }

  func row(previewedBy digest: PreviewTokenDigest) throws -> DraftRow? {
    try db.first(DraftStatement.draftPreviewed, [Data(digest.bytes)], Self.row)
  }

  /// The drafts of an owner, the first made first.
  func owned(by accountID: AccountID) throws -> [DraftRecord] {
    try db.all(DraftStatement.ownedDrafts, [accountID.number], Self.row).sorted { $0.number < $1.number }.map(record)
  }

  func ids(ownedBy accountID: AccountID) throws -> [DraftID] {
    try db.all(DraftStatement.ownedDrafts, [accountID.number]) { try DraftID(stored: $0["public_id"]) }
  }

  func hasDrafts(ownedBy accountID: AccountID) throws -> Bool {
    try db.exists(DraftStatement.ownedPage, [accountID.number, 1, 0])
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
    let ids = try db.all(statement, [accountID.number, page.size, page.offset]) { try $0["id"] as Int64 }
    let counts: [DraftStatement] = includesShared ? [.ownedCount, .sharedCount] : [.ownedCount]
    let count = try counts.reduce(0) { try $0 + (db.first($1, [accountID.number]) { try $0[0] as Int } ?? 0) }
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
        DraftStatement.playCount, [publication.quizID.name, week.milliseconds, DraftListEntry.maxCountedPlays]
      ) { try $0[0] as Int }
    }
    return entry
  }

  func editors(of draftNumber: Int64) throws -> [AccountID] {
    let all = try db.all(DraftStatement.editors, [draftNumber]) { row in
      (account: AccountID(try row["editor_account_id"]), added: try row["added_at"] as Int64)
    }
    return all.sorted { ($0.added, $0.account.number) < ($1.added, $1.account.number) }.map(\.account)
  }

  func record(_ row: DraftRow) throws -> DraftRecord {
    try DraftRecord(
      id: row.id, ownerID: row.ownerID, editorIDs: editors(of: row.number), createdAt: row.createdAt,
      changedAt: row.changedAt,
      version: row.version, draft: draft(number: row.number, at: row.version))
  }

  /// The content at a version.
  func draft(number draftNumber: Int64, at version: Int) throws -> Draft {
    try path(to: version, ofDraft: draftNumber).content()
  }

  /// How a version's content is made: from the newest known version before it forwards, or else from the snapshot
  /// backwards.
  func path(to version: Int, ofDraft draftNumber: Int64) throws -> DraftVersionPath {
    var known = cache[draftNumber]
    if known.map({ $0.version > version }) ?? true { known = try snapshot(of: draftNumber) }
    guard let known else { throw StoreError.damaged(detail: "draft \(draftNumber) has no content") }
    let operations =
      known.version < version
      ? try operations(of: draftNumber, from: known.version, to: version)
      : try operations(of: draftNumber, from: version, to: known.version).inverse
    return DraftVersionPath(draftNumber: draftNumber, known: known, operations: operations)
  }

  private func snapshot(of draftNumber: Int64) throws -> DraftVersion? {
    try db.first(DraftStatement.snapshot, [draftNumber]) { row in
      DraftVersion(
        version: try row["version"], draft: try Self.decoded(draftNumber) { try DraftCodec.decode(row["draft_json"]) })
    }
  }

  /// What was done after one version and up to another, in its order.
  func operations(of draftNumber: Int64, from: Int, to: Int) throws -> [DraftOperation] {
    guard from < to else { return [] }
    let changes = try db.all(DraftStatement.changesBetween, [draftNumber, from, to]) {
      try Self.operations($0, of: draftNumber)
    }
    guard changes.count == to - from else { throw StoreError.damaged(detail: "draft \(draftNumber) lacks changes") }
    return changes.flatMap(\.self)
  }

  static func operations(_ row: SQLRow, of draftNumber: Int64) throws -> [DraftOperation] {
    try decoded(draftNumber) { try DraftCodec.decodeChange(row["operations_json"]).operations }
  }

  private static func decoded<Value>(_ draftNumber: Int64, _ decode: () throws -> Value) throws -> Value {
    do { return try decode() } catch let error as QuizDecodingError {
      throw StoreError.damaged(detail: "draft \(draftNumber) can't be read: \(error)")
    }
  }

  /// The content of a draft's pictures, by their names.
  func pictures(of draft: Draft) throws -> [String: [UInt8]] {
    try draft.pictureNames.reduce(into: [:]) { pictures, file in
      guard let id = DraftPicture.id(file) else { return }
      pictures[file] = try PictureFile.find(id, in: db)?.bytes
    }
  }

  /// The links to a draft's preview, in no particular order.
  func previews(of row: DraftRow) throws -> [DraftPreview] {
    try db.all(DraftStatement.previews, [row.number]) { row in
      try DraftPreview(
        tokenDigest: PreviewTokenDigest(bytes: [UInt8](row["token_digest"] as Data)),
        createdAt: Timestamp(milliseconds: row["created_at"]))
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
    return try db.first(DraftStatement.ownedCount, [accountID.number]) { try $0[0] as Int } ?? 0
  }

  /// - Throws: `.storageFull`
  func add(_ new: NewDraft) throws -> DraftRecord {
    let content = DraftCodec.encode(new.draft)
    try requireSpace(for: content, ofDraftsBy: new.ownerID)
    try db.run(
      DraftStatement.add,
      [
        Data(new.id.token.bytes), new.ownerID.number, Self.title(of: new.draft), DraftCodec.encode(new.draft.summary),
        new.createdAt.milliseconds, content.utf8.count,
      ])
    let number = db.lastInsertedRowID
    try db.run(DraftStatement.addSnapshot, [number, 0, content])
    return DraftRecord(
      id: new.id, ownerID: new.ownerID, editorIDs: [], createdAt: new.createdAt, changedAt: new.createdAt, version: 0,
      draft: new.draft)
  }

  /// Collides with every other transaction that changes the draft or who may change it.
  private func acquireMutex(_ row: DraftRow) throws { try db.acquireMutex(DraftStatement.acquireMutex, [row.number]) }

  /// Deletes a draft with its changes, editors and links.
  func delete(_ row: DraftRow) throws { try db.run(DraftStatement.delete, [row.number]) }

  func addEditor(_ accountID: AccountID, to row: DraftRow, at now: Timestamp) throws {
    try acquireMutex(row)
    try db.run(DraftStatement.addEditor, [row.number, accountID.number, now.milliseconds])
  }

  func removeEditor(_ accountID: AccountID, from row: DraftRow) throws {
    try acquireMutex(row)
    try db.run(DraftStatement.removeEditor, [row.number, accountID.number])
  }

  func addPreview(_ preview: DraftPreview, of row: DraftRow) throws {
    try acquireMutex(row)
    try db.run(
      DraftStatement.addPreview, [Data(preview.tokenDigest.bytes), row.number, preview.createdAt.milliseconds])
  }

  func deletePreview(_ digest: PreviewTokenDigest, of row: DraftRow) throws {
    try db.run(DraftStatement.deletePreview, [Data(digest.bytes), row.number])
  }
}

extension DraftRows {
  fileprivate static func row(_ row: SQLRow) throws -> DraftRow {
    try DraftRow(
      number: row["id"], id: DraftID(stored: row["public_id"]), ownerID: AccountID(row["owner_account_id"]),
      createdAt: Timestamp(milliseconds: row["created_at"]), changedAt: Timestamp(milliseconds: row["changed_at"]),
      version: row["version"])
  }

  private static func listEntry(_ row: SQLRow) throws -> DraftListEntry {
    let id = try DraftID(stored: row["public_id"])
    let publication = try (row["quiz_name"] as String?).map { name in
      try DraftPublication(
        quizID: QuizID(name), draftID: id, state: DraftPublication.State(stored: row["state"]), reason: row["reason"],
        accountID: (row["decider_account_id"] as Int64?).map { AccountID($0) },
        changedAt: Timestamp(milliseconds: row["decided_at"]))
    }
    return try DraftListEntry(
      id: id, ownerID: AccountID(row["owner_account_id"]), summary: summary(row),
      createdAt: Timestamp(milliseconds: row["created_at"]), changedAt: Timestamp(milliseconds: row["changed_at"]),
      version: row["version"], publication: publication, publishedVersion: row["published_version"])
  }

  private static func summary(_ row: SQLRow) throws -> DraftSummary {
    let (text, title): (String, String) = (try row["summary_json"], try row["title"])
    do throws(QuizDecodingError) { return try DraftCodec.decodeSummary(text, title: title) } catch {
      throw StoreError.damaged(detail: "a draft's summary: \(error)")
    }
  }
}

extension DraftID {
  init(stored bytes: Data) throws {
    guard let token = Token128(bytes: bytes) else { throw StoreError.damaged(detail: "a draft's id") }
    self.init(token)
  }
}

extension DraftPublication.State {
  init(stored name: String) throws {
    guard let state = Self(rawValue: name) else { throw StoreError.damaged(detail: "the state \(name)") }
    self = state
  }
}
