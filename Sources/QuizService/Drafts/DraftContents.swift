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

/// Reads and writes the contents of drafts and their changes. Each content is read by its version, which never changes.
struct DraftContents<Connection: SQLReader> {
  let db: Connection
  let cache: DraftCache

  private var rows: DraftRows<Connection> { DraftRows(db: db) }

  func find(_ id: DraftID) throws -> DraftRecord? {
    guard let found = try rows.row(id) else { return nil }
    do { return try record(found) } catch {
      // It may have been deleted between two statements.
      if try rows.row(id) == nil { return nil }
      throw error
    }
  }

  /// The drafts of an owner, the first made first.
  func owned(by accountID: AccountID) throws -> [DraftRecord] {
    try db.all(DraftStatement.ownedDrafts, [accountID], DraftRows<Connection>.row).sorted { $0.number < $1.number }.map(
      record)
  }

  func record(_ row: DraftRow) throws -> DraftRecord {
    try DraftRecord(
      id: row.id, ownerID: row.ownerID, editorIDs: rows.editors(of: row.number), createdAt: row.createdAt,
      changedAt: row.changedAt, version: row.version, draft: draft(number: row.number, at: row.version))
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
}

extension DraftContents where Connection == Transaction {
  /// - Throws: `.storageFull`
  func add(_ new: NewDraft) throws -> DraftRecord {
    let content = DraftCodec.encode(new.draft)
    try rows.requireSpace(for: content, ofDraftsBy: new.ownerID)
    try db.run(
      DraftStatement.add,
      [
        "public_id": new.id, "owner_account_id": new.ownerID, "title": DraftRows<Transaction>.title(of: new.draft),
        "summary_json": DraftCodec.encode(new.draft.summary), "created_at": new.createdAt,
        "stored_bytes": content.utf8.count,
      ])
    let number = db.lastInsertedRowID
    try db.run(DraftStatement.addSnapshot, [number, 0, content])
    return DraftRecord(
      id: new.id, ownerID: new.ownerID, editorIDs: [], createdAt: new.createdAt, changedAt: new.createdAt, version: 0,
      draft: new.draft)
  }
}
