extension Draft {
  /// The operations that make another draft of this one. Items that are in both stay the same items.
  public func operations(to target: Draft) -> [DraftOperation] {
    var difference = DraftDifference(target)
    difference.removeItems(of: quiz)
    difference.makeItem(target.quiz, from: quiz)
    return difference.operations
  }
}

/// Collects the operations that lead to a draft: first what is removed, then everything else in the target's order.
private struct DraftDifference {
  private(set) var operations: [DraftOperation] = []
  /// The item that contains each item of the target.
  private var parents: [DraftItemID: DraftItemID] = [:]

  init(_ target: Draft) {
    for parent in target.quiz.all {
      for item in parent.items { parents[item.id] = parent.id }
    }
  }

  mutating func removeItems(of parent: DraftItem) {
    for kind in DraftItem.Kind.allCases {
      var predecessor: DraftItemID?
      for item in parent.items(kind) {
        if parents[item.id] == parent.id {
          removeItems(of: item)
          predecessor = item.id
        } else {
          operations.append(.remove(item, at: DraftPosition(in: parent.id, after: predecessor)))
        }
      }
    }
  }

  mutating func makeItem(_ wanted: DraftItem, from current: DraftItem) {
    setValues(of: wanted, from: current)
    for kind in DraftItem.Kind.allCases { makeItems(kind, of: wanted, from: current) }
  }

  private mutating func setValues(of wanted: DraftItem, from current: DraftItem) {
    for field in wanted.kind.fields {
      let keys = Set((Array(wanted.values.keys) + Array(current.values.keys)).filter { $0.field == field })
      let sorted = keys.sorted { ($0.key ?? "").utf8.lexicographicallyPrecedes(($1.key ?? "").utf8) }
      for key in sorted where wanted.values[key] != current.values[key] {
        operations.append(
          .set(DraftLocation(wanted.id, field, key.key), from: current.values[key], to: wanted.values[key]))
      }
    }
  }

  private mutating func makeItems(_ kind: DraftItem.Kind, of wanted: DraftItem, from current: DraftItem) {
    let present = current.items(kind).filter { parents[$0.id] == wanted.id }
    var order = present.map { $0.id }
    var predecessor: DraftItemID?
    for (index, item) in wanted.items(kind).enumerated() {
      let position = DraftPosition(in: wanted.id, after: predecessor)
      if let old = order.firstIndex(of: item.id), let known = present.first(where: { $0.id == item.id }) {
        if old != index {
          let before = DraftPosition(in: wanted.id, after: order[old - 1])
          operations.append(.move(item.id, from: before, to: position))
          order.remove(at: old)
          order.insert(item.id, at: index)
        }
        makeItem(item, from: known)
      } else {
        operations.append(.insert(item, at: position))
        order.insert(item.id, at: index)
      }
      predecessor = item.id
    }
  }
}
