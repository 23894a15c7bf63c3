package import QuizDrafts
package import QuizEngine

/// What somebody does to a draft.
package struct DraftRequest: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// Changes what the author saw. What others changed meanwhile stays.
    case edit([DraftOperation])
    /// Takes back the author's own last step that wasn't taken back yet.
    case undo
    /// Does the author's own step again that was taken back last.
    case redo
    /// Makes the draft as it was at a version.
    case restore(version: Int)
  }

  package let draftID: DraftID
  /// The version that the author saw.
  package let version: Int
  package let action: Action
  package let accountID: AccountID
  /// 128 random bits that the author's page chose. The same request sent again gets the same reply and changes nothing.
  package let id: Token128
  package let madeAt: Timestamp

  package init(draftID: DraftID, version: Int, action: Action, accountID: AccountID, id: Token128, madeAt: Timestamp) {
    self.draftID = draftID
    self.version = version
    self.action = action
    self.accountID = accountID
    self.id = id
    self.madeAt = madeAt
  }
}

/// What came of a change. Everything in ``applied`` is on disk.
package struct DraftSave: Hashable, Sendable {
  /// The draft's version with the change.
  package let version: Int
  /// The operations that changed something, as they were done. An operation that found its value there already isn't
  /// one of them.
  package let applied: [DraftOperation]
  /// What wasn't done, because somebody else changed the same meanwhile.
  package let conflicts: [DraftConflict]
  /// What was done since the version that the author saw, before this change.
  package let others: [DraftOperation]

  package init(version: Int, applied: [DraftOperation], conflicts: [DraftConflict], others: [DraftOperation]) {
    self.version = version
    self.applied = applied
    self.conflicts = conflicts
    self.others = others
  }
}

/// A change in a draft's history.
package struct DraftChangeRecord: Hashable, Sendable {
  /// What kind of step it was.
  package enum Action: String, Hashable, Sendable {
    case edit, undo, redo, restore
  }

  /// The draft's version after it.
  package let version: Int
  /// Nil if the account was deleted.
  package let accountID: AccountID?
  package let action: Action
  package let changedAt: Timestamp
  package let operations: [DraftOperation]

  package init(version: Int, accountID: AccountID?, action: Action, changedAt: Timestamp, operations: [DraftOperation])
  {
    self.version = version
    self.accountID = accountID
    self.action = action
    self.changedAt = changedAt
    self.operations = operations
  }
}

/// The steps of one author that can be undone and redone, by the versions that they made.
package struct DraftSteps: Hashable, Sendable {
  private var undoable: [Int] = []
  private var redoable: [Int] = []

  /// - Parameter actions: the author's changes, the first one first.
  package init(_ actions: some Sequence<(version: Int, action: DraftChangeRecord.Action)>) {
    for (version, action) in actions {
      switch action {
      case .edit, .restore:
        undoable.append(version)
        redoable.removeAll()
      case .undo: if let step = undoable.popLast() { redoable.append(step) }
      case .redo: if let step = redoable.popLast() { undoable.append(step) }
      }
    }
  }

  /// The version made by the step that an undo would take back; nil if there is none.
  package var toUndo: Int? { undoable.last }
  /// The version made by the step that a redo would do again; nil if there is none.
  package var toRedo: Int? { redoable.last }
}
