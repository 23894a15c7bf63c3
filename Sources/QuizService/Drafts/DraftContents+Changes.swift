internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine
internal import QuizStorage

// The changes of a draft.
extension DraftContents {
  /// The version that a request made when it came before; nil if it is new.
  func version(of request: DraftRequest, in row: DraftRow) throws -> Int? {
    let found = try db.first(DraftStatement.changeWithRequest, [row.number, request.id]) {
      (version: try $0["version"] as Int, account: try $0["author_account_id"] as AccountID?)
    }
    return found.flatMap { $0.account == request.accountID ? $0.version : nil }
  }

  /// An account's own changes of a draft, the latest first.
  func steps(
    of accountID: AccountID, in row: DraftRow, limit: Int
  ) throws -> [(version: Int, action: DraftChangeRecord.Action)] {
    try db.all(DraftStatement.steps, [accountID, row.number, limit]) { row in
      (version: try row["version"], action: try row["action"])
    }
  }

  /// The changes of a draft, the latest first.
  ///
  /// - Parameter version: only changes before this one; nil for the latest.
  func changes(of row: DraftRow, before version: Int?, limit: Int) throws -> [DraftChangeRecord] {
    try db.all(DraftStatement.changes, [row.number, version ?? row.version + 1, limit]) { change in
      try DraftChangeRecord(
        version: change["version"], accountID: change["author_account_id"], action: change["action"],
        changedAt: change["changed_at"], operations: Self.operations(change, of: row.number))
    }
  }
}

extension DraftContents where Connection == Transaction {
  /// How many changes may follow a snapshot before the next one is written.
  private static var changesBetweenSnapshots: Int { 100 }

  /// Stores a change, which makes the draft's next version.
  ///
  /// - Throws: `.refused` for more operations than a change may have.
  /// - Parameters:
  ///   - operations: what was done, as it was done.
  ///   - content: the draft after it.
  func add(
    _ request: DraftRequest, _ operations: [DraftOperation], to row: DraftRow, content: DraftVersion
  ) throws {
    let change = try Self.encoded(DraftChange(version: request.version, operations: operations))
    try DraftRows(db: db).requireSpace(for: change, ofDraftsBy: row.ownerID)
    try db.run(
      DraftStatement.addChange,
      [
        "draft_id": row.number, "version": content.version, "author_account_id": request.accountID,
        "request_id": request.id, "action": request.action.stored, "changed_at": request.madeAt,
        "operations_json": change,
      ])
    try db.run(
      DraftStatement.update,
      [
        "version": content.version, "changed_at": request.madeAt,
        "title": DraftRows<Transaction>.title(of: content.draft),
        "summary_json": DraftCodec.encode(content.draft.summary), "added_bytes": change.utf8.count, "id": row.number,
      ])
    let snapshot = try db.first(DraftStatement.snapshotVersion, [row.number]) { try $0[0] as Int } ?? 0
    if content.version - snapshot >= Self.changesBetweenSnapshots {
      try db.run(DraftStatement.updateSnapshot, [row.number, content.version, DraftCodec.encode(content.draft)])
    }
    db.afterCommit { [cache] in cache.insert(content, for: row.number, weight: content.weight) }
  }
}

extension DraftContents {
  /// A change as it is stored, if it can be read again.
  private static func encoded(_ change: DraftChange) throws -> String {
    guard change.operations.count <= DraftCodec.maxOperations else {
      throw StudioError.refused(.tooManyOperations(limit: DraftCodec.maxOperations))
    }
    let text = DraftCodec.encode(change)
    guard text.utf8.count <= DraftCodec.maxBytes else {
      throw StudioError.refused(.draftTooLarge(limit: DraftLimits.bytes))
    }
    return text
  }
}

extension DraftRequest.Action {
  fileprivate var stored: DraftChangeRecord.Action {
    switch self {
    case .edit: .edit
    case .undo: .undo
    case .redo: .redo
    case .restore: .restore
    }
  }
}
