/// A field of a draft, named by the item's own id.
public struct DraftLocation: Hashable, Sendable {
  public let item: DraftItemID
  public let key: DraftItem.Key

  /// - Parameter key: a language's tag, an outcome's id or a question's tag.
  public init(_ item: DraftItemID, _ field: DraftField, _ key: String? = nil) {
    self.item = item
    self.key = DraftItem.Key(field, key)
  }
}

/// Where an item is.
public struct DraftPosition: Hashable, Sendable {
  /// The item that contains it.
  public let parent: DraftItemID
  /// The item of the same kind before it; nil if it is the first.
  public let predecessor: DraftItemID?

  public init(in parent: DraftItemID, after predecessor: DraftItemID?) {
    self.parent = parent
    self.predecessor = predecessor
  }
}

/// A small change of a draft. It carries what was there before, so that it can be undone, and so that a change of
/// something else meanwhile is noticed.
public enum DraftOperation: Hashable, Sendable {
  /// Nil stands for nothing written.
  case set(DraftLocation, from: DraftValue?, to: DraftValue?)
  case insert(DraftItem, at: DraftPosition)
  /// The item is as it was when it was removed.
  case remove(DraftItem, at: DraftPosition)
  case move(DraftItemID, from: DraftPosition, to: DraftPosition)

  /// The operation that takes this one back.
  public var inverse: DraftOperation {
    switch self {
    case .set(let location, let old, let new): .set(location, from: new, to: old)
    case .insert(let item, let position): .remove(item, at: position)
    case .remove(let item, let position): .insert(item, at: position)
    case .move(let id, let old, let new): .move(id, from: new, to: old)
    }
  }
}

extension DraftOperation {
  /// Whether it leaves the draft as it is.
  var changesNothing: Bool {
    switch self {
    case .set(_, let old, let new): old == new
    case .move(_, let old, let new): old == new
    case .insert, .remove: false
    }
  }
}

extension [DraftOperation] {
  /// The operations that take all of these back.
  public var inverse: [DraftOperation] { reversed().map { $0.inverse } }
}

/// What an author changed at once, with the version of the draft that it changes.
public struct DraftChange: Hashable, Sendable {
  /// How many changes the draft had when its author saw it.
  public let version: Int
  public let operations: [DraftOperation]

  public init(version: Int, operations: [DraftOperation]) {
    self.version = version
    self.operations = operations
  }
}

/// Why a draft refuses an operation. The draft stays as it was.
public enum DraftError: Error, Hashable, Sendable {
  case unknownItem(DraftItemID)
  case invalidID(DraftItemID)
  case duplicateID(DraftItemID)
  /// An item of this kind can't be in that item.
  case misplacedItem(DraftItemID)
  /// The items of the kind have another order: there is no such predecessor.
  case unknownPosition(DraftPosition)
  /// Items of this kind don't have such a field, or the field needs a key, or has none.
  case unknownField(DraftLocation)
  /// The field takes other values.
  case invalidValue(DraftLocation)
  case textTooLong(DraftLocation, limit: Int)
  case tooManyValues(DraftItemID, limit: Int)
  case tooManyItems(DraftItem.Kind, limit: Int)
  case draftTooLarge(limit: Int)
  case tooManyOperations(limit: Int)
  /// The field, the item or its position isn't as the operation says. ``Draft/merging(_:over:)`` handles that.
  case outdated(DraftItemID)
}
