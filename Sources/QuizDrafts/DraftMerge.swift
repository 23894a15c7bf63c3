/// An operation that can't be done, because somebody else changed the same meanwhile. Nothing of either is lost: the
/// author sees both and chooses.
public struct DraftConflict: Hashable, Sendable {
  /// What is in the draft now.
  public enum Current: Hashable, Sendable {
    /// The field has another value.
    case value(DraftValue?)
    /// The item, or the one that should contain it, was removed.
    case removed
    /// The item that should be removed was changed.
    case changed(DraftItem)
    /// The item was moved elsewhere.
    case moved(DraftPosition)
  }

  /// What the author wants.
  public let operation: DraftOperation
  public let current: Current

  public init(operation: DraftOperation, current: Current) {
    self.operation = operation
    self.current = current
  }
}

/// What came of merging an author's operations with those of others.
public struct DraftMerge: Hashable, Sendable {
  /// The draft with all operations that could be done.
  public fileprivate(set) var draft: Draft
  /// These operations, as they were done. What was there already isn't among them.
  public fileprivate(set) var applied: [DraftOperation] = []
  /// At most one for each field.
  public fileprivate(set) var conflicts: [DraftConflict] = []
}

extension Draft {
  /// Does operations that were made for an earlier version.
  ///
  /// Changes of different fields both stay. A change of a field that has another value now than its author saw is a
  /// conflict, unless both wrote the same. An item whose predecessor is gone follows the one before it. Of two items
  /// that were inserted at the same location, the one with the smaller id comes first, whichever arrived first.
  ///
  /// - Parameter others: the operations since the version that the author saw.
  /// - Throws: what is refused in any version, such as a text that is too long. Then nothing is done.
  public func merging(_ operations: [DraftOperation], over others: [DraftOperation]) throws(DraftError) -> DraftMerge {
    var merge = DraftMerge(draft: self)
    // Without changes of others, all operations usually fit as they are, and are quickly done together.
    if others.isEmpty, (try? merge.draft.apply(operations)) != nil {
      merge.applied = operations.filter { !$0.changesNothing }
      return merge
    }
    let context = DraftMergeContext(others)
    for operation in operations {
      switch merge.draft.rebase(operation, context) {
      case .done: break
      case .conflict(let current): merge.add(DraftConflict(operation: operation, current: current))
      case .apply(let rebased):
        try merge.draft.apply(rebased)
        merge.applied.append(rebased)
      }
    }
    return merge
  }

  private enum Rebased {
    case apply(DraftOperation)
    /// It is so already.
    case done
    case conflict(DraftConflict.Current)
  }

  private func rebase(_ operation: DraftOperation, _ context: DraftMergeContext) -> Rebased {
    switch operation {
    case .set(let location, let old, let new):
      guard let item = item(location.item) else { return .conflict(.removed) }
      let current = item.values[location.key]
      if current == new { return .done }
      return current == old ? .apply(operation) : .conflict(.value(current))
    case .insert(let item, let position):
      if self.item(item.id) == item { return .done }
      guard self.item(position.parent) != nil else { return .conflict(.removed) }
      return .apply(.insert(item, at: rebase(position, of: item.id, item.kind, context)))
    case .remove(let item, _):
      guard let current = self.item(item.id), let position = position(of: item.id) else { return .done }
      return current == item ? .apply(.remove(item, at: position)) : .conflict(.changed(current))
    case .move(let id, _, let new):
      guard let item = item(id), let old = position(of: id), self.item(new.parent) != nil else {
        return .conflict(.removed)
      }
      if old == new { return .done }
      if context.moved.contains(id) { return .conflict(.moved(old)) }
      let position = rebase(new, of: id, item.kind, context)
      return position == old ? .done : .apply(.move(id, from: old, to: position))
    }
  }

  /// The position beside the same neighbours as they are now.
  private func rebase(
    _ position: DraftPosition, of id: DraftItemID, _ kind: DraftItem.Kind, _ context: DraftMergeContext
  ) -> DraftPosition {
    let siblings = (item(position.parent)?.items(kind) ?? []).map { $0.id }.filter { $0 != id }
    var predecessor = position.predecessor
    // A predecessor that is gone gives way to its own; at most as often as something was removed.
    for _ in 0...context.removed.count {
      guard let name = predecessor, !siblings.contains(name) else { break }
      predecessor = context.removed[name]?.predecessor
    }
    if let name = predecessor, !siblings.contains(name) { predecessor = nil }
    var next = predecessor.flatMap { siblings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    while next < siblings.count, siblings[next] < id,
      context.inserted[siblings[next]] == position
    {
      predecessor = siblings[next]
      next += 1
    }
    return DraftPosition(in: position.parent, after: predecessor)
  }
}

/// What others did meanwhile to the order of items.
private struct DraftMergeContext {
  var removed: [DraftItemID: DraftPosition] = [:]
  var inserted: [DraftItemID: DraftPosition] = [:]
  var moved: Set<DraftItemID> = []

  init(_ operations: [DraftOperation]) {
    for operation in operations {
      switch operation {
      case .set: break
      case .insert(let item, let position): inserted[item.id] = position
      case .remove(let item, let position): removed[item.id] = position
      case .move(let id, let old, _):
        moved.insert(id)
        removed[id] = old
      }
    }
  }
}

extension DraftMerge {
  /// Of several operations on one field only the last counts.
  fileprivate mutating func add(_ conflict: DraftConflict) {
    if case .set(let location, _, _) = conflict.operation {
      conflicts.removeAll { if case .set(location, _, _) = $0.operation { true } else { false } }
    }
    conflicts.append(conflict)
  }
}
