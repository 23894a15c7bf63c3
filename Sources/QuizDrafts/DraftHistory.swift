/// What one author can undo and redo. It gives operations; ``Draft/merging(_:over:)`` does them, so that nothing that
/// somebody else wrote since is overwritten.
public struct DraftHistory: Hashable, Sendable {
  /// How many steps can be undone.
  public static let limit = 500

  private var undoable: [[DraftOperation]] = []
  private var redoable: [[DraftOperation]] = []

  public init() {}

  public var canUndo: Bool { !undoable.isEmpty }
  public var canRedo: Bool { !redoable.isEmpty }

  /// Adds a step of the author. What was undone before it can't be redone any more.
  ///
  /// - Parameter operations: as they were done.
  public mutating func add(_ operations: [DraftOperation]) {
    if operations.isEmpty { return }
    undoable.append(operations)
    if undoable.count > DraftHistory.limit { undoable.removeFirst() }
    redoable.removeAll()
  }

  /// The operations that undo the last step; nil if there is none.
  public mutating func undo() -> [DraftOperation]? {
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    return step.inverse
  }

  /// The operations that do the last undone step again; nil if there is none.
  public mutating func redo() -> [DraftOperation]? {
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    return step
  }
}
