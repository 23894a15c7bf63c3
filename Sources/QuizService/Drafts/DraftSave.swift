public import QuizDrafts
public import QuizEngine
public import StoreStatus

/// What somebody does to a draft.
public struct DraftRequest: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Changes what the author saw. What others changed meanwhile stays.
    case edit([DraftOperation])
    /// Takes back the author's own last step that wasn't taken back yet.
    case undo
    /// Does the author's own step again that was taken back last.
    case redo
    /// Makes the draft as it was at a version.
    case restore(version: Int)
  }

  public let draft: DraftID
  /// The version that the author saw.
  public let version: Int
  public let action: Action
  public let account: AccountID
  /// 128 random bits that the author's page chose. The same request sent again gets the same reply and changes nothing.
  public let id: Token128
  public let madeAt: Timestamp

  public init(draft: DraftID, version: Int, action: Action, account: AccountID, id: Token128, madeAt: Timestamp) {
    self.draft = draft
    self.version = version
    self.action = action
    self.account = account
    self.id = id
    self.madeAt = madeAt
  }
}

/// What came of a change. Everything in ``applied`` is on disk.
public struct DraftSave: Hashable, Sendable {
  /// The draft's version with the change.
  public let version: Int
  /// What was done, as it was done. What was so already isn't among it.
  public let applied: [DraftOperation]
  /// What wasn't done, because somebody else changed the same meanwhile.
  public let conflicts: [DraftConflict]
  /// What was done since the version that the author saw, before this change.
  public let others: [DraftOperation]

  public init(version: Int, applied: [DraftOperation], conflicts: [DraftConflict], others: [DraftOperation]) {
    self.version = version
    self.applied = applied
    self.conflicts = conflicts
    self.others = others
  }
}

/// A change in a draft's history.
public struct DraftChangeRecord: Hashable, Sendable {
  /// What kind of step it was.
  public enum Action: String, Hashable, Sendable {
    case edit, undo, redo, restore
  }

  /// The draft's version after it.
  public let version: Int
  /// Nil if the account was deleted.
  public let account: AccountID?
  public let action: Action
  public let changed: Timestamp
  public let operations: [DraftOperation]

  public init(version: Int, account: AccountID?, action: Action, changed: Timestamp, operations: [DraftOperation]) {
    self.version = version
    self.account = account
    self.action = action
    self.changed = changed
    self.operations = operations
  }
}

/// Why the store didn't do what it was asked to do with a draft. Nothing was changed.
public enum DraftStoreError: Error, Hashable, Sendable {
  /// There is no such draft, or the account may not do this with it.
  case noSuchDraft
  /// The operations can't be done in any version, such as a text that is too long.
  case refused(DraftError)
  /// The draft has no such version.
  case noSuchVersion
  /// The author has no step to undo or redo.
  case nothingToUndo
  /// The draft was changed since the version that was to be published.
  case outdated(version: Int)
  /// Another quiz has the id.
  case idTaken(QuizID)
  /// The draft was published under another id, which stays its id for ever.
  case idIsPermanent(QuizID)
  /// Somebody published or unpublished the quiz meanwhile. This is how it is now.
  case publicationChanged(DraftPublication?)
  case tooMany(limit: Int)
  case store(StoreError)
}

/// The steps of one author that can be undone and redone, by the versions that they made.
public struct DraftSteps: Hashable, Sendable {
  private var undoable: [Int] = []
  private var redoable: [Int] = []

  /// - Parameter actions: the author's changes, the first one first.
  public init(_ actions: some Sequence<(version: Int, action: DraftChangeRecord.Action)>) {
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

  /// The version that the step made which would be undone next; nil if there is none.
  public var toUndo: Int? { undoable.last }
  /// The version that the step made which would be done again next; nil if there is none.
  public var toRedo: Int? { redoable.last }
}
