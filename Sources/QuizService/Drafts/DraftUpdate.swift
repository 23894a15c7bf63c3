internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine

/// Merges what somebody does to a draft with what others did meanwhile, and stores it in its merged form.
struct DraftUpdate: Sendable {
  let request: DraftRequest

  /// How many of an author's changes are read to find the steps that can be undone.
  private static let maxSteps = 4_000

  /// - Parameter row: the draft's row, locked.
  /// - Throws: `.noSuchVersion`, `.nothingToUndo` or `.refused`.
  func run(on row: DraftRow, in contents: DraftContents<Transaction>) throws -> DraftSave {
    if let version = try contents.version(of: request, in: row) {
      // The reply to a request that came before, computed from the draft as it was then.
      return try merge(contents.draft(number: row.number, at: version - 1), at: version - 1, of: row, in: contents)
        .save(version)
    }
    let merged = try merge(contents.draft(number: row.number, at: row.version), at: row.version, of: row, in: contents)
    let isStep = if case .edit = request.action { false } else { true }
    // An edit that changes nothing makes no version. An undone step makes one even then, so that the next undo
    // continues with the step before.
    guard isStep || !merged.applied.isEmpty else { return merged.save(row.version) }
    let save = merged.save(row.version + 1)
    try contents.add(request, save.applied, to: row, content: DraftVersion(version: save.version, draft: merged.draft))
    return save
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
  private func merge(_ content: Draft, at version: Int, of row: DraftRow, in contents: DraftContents<Transaction>)
    throws
    -> Merged
  {
    guard (0...version).contains(request.version) else { throw StudioError.noSuchVersion }
    // The operations, and the version that they were made for.
    let (operations, base): ([DraftOperation], Int)
    switch request.action {
    case .edit(let edited): (operations, base) = (edited, request.version)
    case .restore(let target):
      guard (0...version).contains(target) else { throw StudioError.noSuchVersion }
      operations = content.boundedOperations(to: try contents.draft(number: row.number, at: target), at: version)
      base = version
    case .undo, .redo: (operations, base) = try step(before: version + 1, of: row, in: contents)
    }
    let others = try contents.operations(of: row.number, from: request.version, to: version)
    let since = base == request.version ? others : try contents.operations(of: row.number, from: base, to: version)
    do throws(DraftError) {
      let merge = try content.merging(operations, over: since)
      return Merged(draft: merge.draft, applied: merge.applied, conflicts: merge.conflicts, others: others)
    } catch { throw StudioError.refused(error) }
  }

  /// The operations that undo or redo the author's step, and the version in which they would be right.
  private func step(
    before version: Int, of row: DraftRow, in contents: DraftContents<Transaction>
  ) throws -> (operations: [DraftOperation], version: Int) {
    let own = try contents.steps(of: request.accountID, in: row, limit: Self.maxSteps)
    let steps = DraftSteps(own.reversed().filter { $0.version < version })
    guard let made = request.action == .undo ? steps.toUndo : steps.toRedo else { throw StudioError.nothingToUndo }
    let operations = try contents.operations(of: row.number, from: made - 1, to: made)
    return request.action == .undo ? (operations.inverse, made) : (operations, made)
  }
}
