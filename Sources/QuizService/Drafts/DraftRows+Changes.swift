internal import Foundation
internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine
internal import QuizStorage
internal import StoreStatus

/// Changes of drafts: merged with others' changes, and stored in their merged form.
extension DraftRows {
  /// A saved change, and the draft's content after it.
  struct Saved: Sendable {
    let number: Int64
    let save: DraftSave
    let content: DraftVersion
  }

  /// How many of an author's changes are read to find the steps that can be undone.
  private static let maximumSteps = 4_000

  func save(_ request: DraftRequest) throws -> Result<Saved, DraftStoreError> {
    guard let row = try row(request.draft, locking: .exclusive), try isEditable(row, by: request.account) else {
      return .failure(.noSuchDraft)
    }
    if let version = try version(of: request, in: row) { return try repetition(request, in: row, saved: version) }
    let content = try draft(row.number, at: row.version)
    switch try merge(request, in: row, at: row.version, content) {
    case .failure(let error): return .failure(error)
    case .success(let merged):
      let isStep = if case .edit = request.action { false } else { true }
      // An edit that changes nothing makes no version. An undone step makes one even then, so that the next undo
      // continues with the step before.
      guard isStep || !merged.applied.isEmpty else {
        return .success(
          Saved(
            number: row.number, save: merged.save(row.version),
            content: DraftVersion(version: row.version, draft: content)))
      }
      let saved = Saved(
        number: row.number, save: merged.save(row.version + 1),
        content: DraftVersion(version: row.version + 1, draft: merged.draft))
      try store(saved, request)
      return .success(saved)
    }
  }

  /// The version that the request made when it came before.
  private func version(of request: DraftRequest, in row: DraftRow) throws -> Int? {
    let found = try db.first(DraftQuery.changeWithRequest, [row.number, Data(request.id.bytes)]) {
      (version: try $0["version"] as Int, account: try $0["account_id"] as Int64?)
    }
    return found.flatMap { $0.account == request.account.number ? $0.version : nil }
  }

  /// The reply to a request that came before, computed from the draft as it was then.
  private func repetition(
    _ request: DraftRequest, in row: DraftRow, saved version: Int
  ) throws -> Result<Saved, DraftStoreError> {
    let before = try draft(row.number, at: version - 1)
    return try merge(request, in: row, at: version - 1, before).map { merged in
      Saved(
        number: row.number, save: merged.save(version), content: DraftVersion(version: version, draft: merged.draft))
    }
  }

  private struct Merged {
    let draft: Draft
    let applied: [DraftOperation]
    let conflicts: [DraftConflict]
    let others: [DraftOperation]

    func save(_ version: Int) -> DraftSave {
      DraftSave(version: version, applied: applied, conflicts: conflicts, others: others)
    }
  }

  /// - Parameter version: the version of `content`.
  private func merge(
    _ request: DraftRequest, in row: DraftRow, at version: Int, _ content: Draft
  ) throws -> Result<Merged, DraftStoreError> {
    guard (0...version).contains(request.version) else { return .failure(.noSuchVersion) }
    // The operations, and the version that they were made for.
    let (operations, base): ([DraftOperation], Int)
    switch request.action {
    case .edit(let edited): (operations, base) = (edited, request.version)
    case .restore(let target):
      guard (0...version).contains(target) else { return .failure(.noSuchVersion) }
      (operations, base) = (content.operations(to: try draft(row.number, at: target)), version)
    case .undo, .redo:
      guard let step = try step(request, in: row, before: version + 1) else { return .failure(.nothingToUndo) }
      (operations, base) = (step.operations, step.version)
    }
    let others = try self.operations(of: row.number, from: request.version, to: version)
    let since = base == request.version ? others : try self.operations(of: row.number, from: base, to: version)
    do throws(DraftError) {
      let merge = try content.merging(operations, over: since)
      return .success(
        Merged(draft: merge.draft, applied: merge.applied, conflicts: merge.conflicts, others: others))
    } catch { return .failure(.refused(error)) }
  }

  /// The operations that undo or redo the author's step, and the version in which they would be right.
  private func step(
    _ request: DraftRequest, in row: DraftRow, before version: Int
  ) throws -> (operations: [DraftOperation], version: Int)? {
    let actions = try db.all(
      DraftQuery.steps, [request.account.number, row.number, Self.maximumSteps]
    ) { row -> (version: Int, action: DraftChangeRecord.Action) in
      (try row["version"], try DraftChangeRecord.Action(stored: row["action"]))
    }
    let steps = DraftSteps(actions.reversed().filter { $0.version < version })
    guard let made = request.action == .undo ? steps.toUndo : steps.toRedo else { return nil }
    let operations = try operations(of: row.number, from: made - 1, to: made)
    return request.action == .undo ? (operations.inverse, made) : (operations, made)
  }

  private func store(_ saved: Saved, _ request: DraftRequest) throws {
    let change = DraftChange(version: request.version, operations: saved.save.applied)
    try db.run(
      DraftQuery.addChange,
      [
        saved.number, saved.save.version, request.account.number, Data(request.id.bytes), request.action.stored,
        request.madeAt.milliseconds, DraftCodec.encode(change),
      ])
    try db.run(
      DraftQuery.update,
      [saved.number, saved.save.version, request.madeAt.milliseconds, Self.title(of: saved.content.draft)])
    let snapshot = try db.first(DraftQuery.snapshotVersion, [saved.number]) { try $0[0] as Int } ?? 0
    if saved.save.version - snapshot >= Self.changesBetweenSnapshots {
      try db.run(
        DraftQuery.updateSnapshot,
        [saved.number, saved.save.version, DraftCodec.encode(saved.content.draft)])
    }
  }

  func changes(of id: DraftID, before version: Int?, limit: Int) throws -> [DraftChangeRecord] {
    guard let row = try row(id) else { return [] }
    return try db.all(DraftQuery.changes, [row.number, version ?? row.version + 1, limit]) { change in
      try DraftChangeRecord(
        version: change["version"], account: (change["account_id"] as Int64?).map { AccountID($0) },
        action: DraftChangeRecord.Action(stored: change["action"]),
        changed: Timestamp(milliseconds: change["changed_at"]),
        operations: Self.operations(change, of: row.number))
    }
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
