extension Draft {
  /// The same content, with the ids of another draft for the items that both have, and with new ids for the others. So
  /// the operations that lead from the other draft to this one change and move items instead of replacing them.
  ///
  /// Outcomes and questions are the same if they have the same name in files. Answers of a question are the same if
  /// they have the same texts, or else the same place among the remaining ones. If the draft is so large that other ids
  /// make it too large, it keeps its own.
  ///
  /// - Parameters:
  ///   - other: an earlier state of the quiz.
  ///   - version: the version of `other`. It makes the new ids unique.
  public func adoptingIDs(of other: Draft, at version: Int) -> Draft {
    var names = ItemNames(version: version)
    names.match(quiz, with: other.quiz)
    return (try? Draft(names.renamed(quiz))) ?? self
  }
}

/// The new ids of a draft's items, by the present ones.
private struct ItemNames {
  let version: Int
  private var ids: [DraftItemID: DraftItemID] = [:]

  init(version: Int) { self.version = version }

  mutating func match(_ quiz: DraftItem, with other: DraftItem) {
    for kind in [DraftItem.Kind.outcome, .question] {
      var remaining = other.items(kind)
      for item in quiz.items(kind) {
        let index = remaining.firstIndex { $0.fileID == item.fileID }
        let found = index.map { remaining.remove(at: $0) }
        ids[item.id] = found?.id ?? new(kind, ids.count)
        if kind == .question { matchAnswers(of: item, with: found) }
      }
    }
  }

  private mutating func matchAnswers(of question: DraftItem, with other: DraftItem?) {
    var remaining = other?.items(.answer) ?? []
    var unmatched: [DraftItem] = []
    for answer in question.items(.answer) {
      if let index = remaining.firstIndex(where: { $0.texts == answer.texts }) {
        ids[answer.id] = remaining.remove(at: index).id
      } else {
        unmatched.append(answer)
      }
    }
    for answer in unmatched {
      ids[answer.id] = remaining.isEmpty ? new(.answer, ids.count) : remaining.removeFirst().id
    }
  }

  private func new(_ kind: DraftItem.Kind, _ number: Int) -> DraftItemID {
    DraftItemID("\(kind.rawValue.prefix(1))\(number)v\(version)")
  }

  func renamed(_ item: DraftItem) -> DraftItem {
    var values: [DraftItem.Key: DraftValue] = [:]
    for (key, value) in item.values {
      let name = key.field == .points ? key.key.map { ids[DraftItemID($0)]?.name ?? $0 } : key.key
      values[DraftItem.Key(key.field, name)] = value
    }
    if case .text(let question)? = values[DraftItem.Key(.tieBreaker)] {
      values[DraftItem.Key(.tieBreaker)] = .text(ids[DraftItemID(question)]?.name ?? question)
    }
    return DraftItem(ids[item.id] ?? item.id, item.kind, values: values, items: item.items.map(renamed))
  }
}

extension DraftItem {
  /// Its texts in all languages.
  fileprivate var texts: [Key: DraftValue] { values.filter { $0.key.field == .text } }
}

extension Draft {
  /// How many operations may change parts one by one. A larger difference replaces all parts.
  private static let maxOperations = 4_000

  /// The operations that give another draft this content. Parts that both have stay the same parts, unless more than
  /// some thousand operations would change them.
  ///
  /// - Parameter version: the version of `other`.
  public func operations(replacing other: Draft, at version: Int) -> [DraftOperation] {
    other.boundedOperations(to: adoptingIDs(of: other, at: version), at: version)
  }

  /// The operations that make another draft of this one. Items that are in both stay the same items, unless more than
  /// some thousand operations would change them.
  ///
  /// - Parameter version: this draft's version.
  public func boundedOperations(to target: Draft, at version: Int) -> [DraftOperation] {
    let operations = operations(to: target)
    guard operations.count > Self.maxOperations else { return operations }
    return self.operations(to: target.adoptingIDs(of: Draft(), at: version))
  }

  /// The same content with another name in the address.
  ///
  /// - Parameter id: nil for none.
  public func withFileID(_ id: DraftValue?) -> Draft {
    var draft = self
    draft.quiz.values[DraftItem.Key(.id)] = id
    return draft
  }
}
