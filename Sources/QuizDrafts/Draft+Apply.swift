extension Draft {
  /// Does all of the operations, or none if one is refused.
  public mutating func apply(_ operations: [DraftOperation]) throws(DraftError) {
    var draft = self
    for operation in operations { try draft.apply(unchecked: operation) }
    try draft.checkSize()
    self = draft
  }

  /// Does one operation. What it says of the state before it must be right.
  public mutating func apply(_ operation: DraftOperation) throws(DraftError) { try apply([operation]) }

  private mutating func apply(unchecked operation: DraftOperation) throws(DraftError) {
    switch operation {
    case .set(let location, let old, let new):
      guard let item = item(location.item) else { throw .unknownItem(location.item) }
      guard item.values[location.key] == old else { throw .outdated(location.item) }
      if let new { try Draft.checkValue(new, at: location, of: item.kind) }
      quiz.edit(location.item) { $0.values[location.key] = new }
      if item.values.count >= DraftLimits.values, old == nil, new != nil {
        throw .tooManyValues(item.id, limit: DraftLimits.values)
      }
    case .insert(let item, let position):
      try checkItem(item)
      if let known = item.all.first(where: { self.item($0.id) != nil }) { throw .duplicateID(known.id) }
      try insert(item, at: position)
    case .remove(let item, let position):
      guard self.item(item.id) != nil else { throw .unknownItem(item.id) }
      guard self.item(item.id) == item, self.position(of: item.id) == position else { throw .outdated(item.id) }
      quiz.remove(item.id)
    case .move(let id, let old, let new):
      guard let item = item(id) else { throw .unknownItem(id) }
      guard position(of: id) == old else { throw .outdated(id) }
      quiz.remove(id)
      try insert(item, at: new)
    }
  }

  private mutating func insert(_ item: DraftItem, at position: DraftPosition) throws(DraftError) {
    guard let parent = self.item(position.parent) else { throw .unknownItem(position.parent) }
    guard item.kind.parent == parent.kind else { throw .misplacedItem(item.id) }
    let limit = DraftLimits.items(item.kind)
    guard parent.items(item.kind).count < limit else { throw .tooManyItems(item.kind, limit: limit) }
    guard let index = parent.index(of: item.kind, after: position.predecessor) else { throw .unknownPosition(position) }
    quiz.edit(parent.id) { $0.items.insert(item, at: index) }
  }

  /// Checks an item and everything in it, whatever is in the draft.
  func checkItem(_ item: DraftItem) throws(DraftError) {
    let all = item.all
    var ids: Set<DraftItemID> = []
    for item in all {
      guard item.id.isValid(for: item.kind) else { throw .invalidID(item.id) }
      guard ids.insert(item.id).inserted else { throw .duplicateID(item.id) }
      guard item.values.count <= DraftLimits.values else { throw .tooManyValues(item.id, limit: DraftLimits.values) }
      for (key, value) in item.values {
        try Draft.checkValue(value, at: DraftLocation(item.id, key.field, key.key), of: item.kind)
      }
      for inner in item.items where inner.kind.parent != item.kind { throw .misplacedItem(inner.id) }
      guard item.items.map({ $0.kind.order }).isSorted else { throw .misplacedItem(item.id) }
      for kind in DraftItem.Kind.allCases where item.items(kind).count > DraftLimits.items(kind) {
        throw .tooManyItems(kind, limit: DraftLimits.items(kind))
      }
    }
  }

  private static func checkValue(_ value: DraftValue, at location: DraftLocation, of kind: DraftItem.Kind)
    throws(DraftError)
  {
    let form = location.key.field.form
    let needsKey = form == .translations || form == .integers
    guard DraftField.fields(of: kind).contains(location.key.field), (location.key.key != nil) == needsKey else {
      throw .unknownField(location)
    }
    if let key = location.key.key, !(1...DraftLimits.keyBytes).contains(key.utf8.count) {
      throw .unknownField(location)
    }
    switch (form, value) {
    case (.translations, .text(let text)), (.text, .text(let text)):
      guard text.utf8.count <= DraftLimits.textBytes else {
        throw .textTooLong(location, limit: DraftLimits.textBytes)
      }
    case (.choice(let names), .text(let name)) where names.contains(name): break
    case (.integer, .integer(let number)) where DraftLimits.integers.contains(number): break
    case (.integers, .integer(let number)) where DraftLimits.integers.contains(number): break
    case (.boolean, .boolean): break
    default: throw .invalidValue(location)
    }
  }

  func checkSize() throws(DraftError) {
    guard byteCount <= DraftLimits.bytes else { throw .draftTooLarge(limit: DraftLimits.bytes) }
  }

  /// The length of all texts and keys in bytes of UTF-8.
  public var byteCount: Int { quiz.byteCount }
}

extension DraftItem {
  /// Changes the item with this id, if it is there.
  fileprivate mutating func edit(_ id: DraftItemID, _ change: (inout DraftItem) -> Void) {
    if self.id == id { return change(&self) }
    for index in items.indices { items[index].edit(id, change) }
  }

  fileprivate mutating func remove(_ id: DraftItemID) {
    items.removeAll { $0.id == id }
    for index in items.indices { items[index].remove(id) }
  }

  /// Where an item of this kind goes; nil if there is no such predecessor.
  fileprivate func index(of kind: Kind, after predecessor: DraftItemID?) -> Int? {
    guard let predecessor else { return items.firstIndex { $0.kind.order >= kind.order } ?? items.count }
    return items.firstIndex { $0.id == predecessor && $0.kind == kind }.map { $0 + 1 }
  }

  fileprivate var byteCount: Int {
    let own = values.reduce(0) { sum, entry in
      let text = if case .text(let text) = entry.value { text.utf8.count } else { 8 }
      return sum + text + (entry.key.key?.utf8.count ?? 0)
    }
    return items.reduce(own + id.name.utf8.count) { $0 + $1.byteCount }
  }
}

extension DraftItem.Kind {
  /// The order of the kinds in an item.
  fileprivate var order: Int {
    switch self {
    case .quiz: 0
    case .language: 1
    case .outcome: 2
    case .question: 3
    case .answer: 4
    }
  }
}

extension [Int] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
