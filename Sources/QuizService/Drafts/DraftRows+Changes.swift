internal import Foundation
internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine
internal import QuizStorage
internal import StoreStatus

// The changes of a draft.
extension DraftRows {
  /// The version that a request made when it came before; nil if it is new.
  func version(of request: DraftRequest, in row: DraftRow) throws -> Int? {
    let found = try db.first(DraftStatement.changeWithRequest, [row.number, Data(request.id.bytes)]) {
      (version: try $0["version"] as Int, account: try $0["author_account_id"] as Int64?)
    }
    return found.flatMap { $0.account == request.accountID.number ? $0.version : nil }
  }

  /// An account's own changes of a draft, the latest first.
  func steps(
    of accountID: AccountID, in row: DraftRow, limit: Int
  ) throws -> [(version: Int, action: DraftChangeRecord.Action)] {
    try db.all(DraftStatement.steps, [accountID.number, row.number, limit]) { row in
      (try row["version"], try DraftChangeRecord.Action(stored: row["action"]))
    }
  }

  /// The changes of a draft, the latest first.
  ///
  /// - Parameter version: only changes before this one; nil for the latest.
  func changes(of row: DraftRow, before version: Int?, limit: Int) throws -> [DraftChangeRecord] {
    try db.all(DraftStatement.changes, [row.number, version ?? row.version + 1, limit]) { change in
      try DraftChangeRecord(
        version: change["version"], accountID: (change["author_account_id"] as Int64?).map { AccountID($0) },
        action: DraftChangeRecord.Action(stored: change["action"]),
        changedAt: Timestamp(milliseconds: change["changed_at"]),
        operations: Self.operations(change, of: row.number))
    }
  }
}

extension DraftRows where Connection == Transaction {
  /// Stores a change, which makes the draft's next version.
  ///
  /// - Throws: `.refused` for more operations than a change may have.
  /// - Parameters:
  ///   - operations: what was done, as it was done.
  ///   - content: the draft after it.
  func add(
    _ request: DraftRequest, _ operations: [DraftOperation], to row: DraftRow, content: DraftVersion,
    _ transaction: Transaction
  ) throws {
    let change = try Self.encoded(DraftChange(version: request.version, operations: operations))
    try requireSpace(for: change, ofDraftsBy: row.ownerID)
    try db.run(
      DraftStatement.addChange,
      [
        row.number, content.version, request.accountID.number, Data(request.id.bytes), request.action.stored,
        request.madeAt.milliseconds, change,
      ])
    try db.run(
      DraftStatement.update,
      [
        row.number, content.version, request.madeAt.milliseconds, Self.title(of: content.draft),
        DraftCodec.encode(content.draft.summary), change.utf8.count,
      ])
    let snapshot = try db.first(DraftStatement.snapshotVersion, [row.number]) { try $0[0] as Int } ?? 0
    if content.version - snapshot >= Self.changesBetweenSnapshots {
      try db.run(DraftStatement.updateSnapshot, [row.number, content.version, DraftCodec.encode(content.draft)])
    }
    transaction.afterCommit { [cache] in cache.insert(content, for: row.number, weight: content.weight) }
  }
}

extension DraftRows where Connection == Transaction {
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
    let stored = try db.first(DraftStatement.storedBytes, [ownerID.number]) { try $0[0] as Int } ?? 0
    guard stored + bytes <= limit else {
      throw StudioError.storageFull(limit: DraftRecord.maxStoredBytes)
    }
  }

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
  fileprivate var stored: String {
    switch self {
    case .edit: DraftChangeRecord.Action.edit.rawValue
    case .undo: DraftChangeRecord.Action.undo.rawValue
    case .redo: DraftChangeRecord.Action.redo.rawValue
    case .restore: DraftChangeRecord.Action.restore.rawValue
    }
  }
}

extension DraftChangeRecord.Action {
  fileprivate init(stored name: String) throws {
    guard let action = Self(rawValue: name) else { throw StoreError.damaged(detail: "the action \(name)") }
    self = action
  }
}
