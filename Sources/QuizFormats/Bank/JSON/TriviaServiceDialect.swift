/// The JSON of a trivia service: a list of mappings with other keys than Parlour's.
protocol TriviaServiceDialect: JSONBankDialect {
  /// The name for messages: “the Open Trivia Database”.
  var serviceName: String { get }
  /// The SPDX identifier of the service's licence.
  var licence: String { get }
}

extension TriviaServiceDialect {
  /// A question as a tree in Parlour's format, from values under the service's keys.
  func question(_ values: KeyValuePairs<String, DocumentNode?>, at location: SourceLocation) -> DocumentNode {
    DocumentNode(
      .mapping(
        values.compactMap { entry in
          entry.value.map { DocumentNode.Entry(key: entry.key, keyLocation: $0.location, value: $0) }
        }),
      at: location)
  }

  /// Reports the required keys that a question doesn't have.
  ///
  /// - Returns: whether it has all of them.
  func checkRequiredKeys(_ keys: [String], of element: DocumentNode, _ diagnostics: inout Diagnostics) -> Bool {
    guard element.isMapping else {
      diagnostics.add(NotABank(found: "\(element.typeDescription) instead of a question"), at: element.location)
      return false
    }
    let missing = keys.filter { element[$0] == nil }
    for key in missing {
      let summary = "Every question of \(serviceName) has it."
      diagnostics.add(MissingKey(key: key, owner: ObjectSchema.trivia.name, summary: summary), at: element.location)
    }
    return missing.isEmpty
  }
}

extension DocumentNode {
  /// The tree with all texts changed; nil if a change fails.
  func mapStrings(_ change: (String) -> String?) -> DocumentNode? {
    switch content {
    case .scalar(let text, let plain): return change(text).map { DocumentNode(.scalar($0, plain: plain), at: location) }
    case .list(let items):
      let changed = items.compactMap { $0.mapStrings(change) }
      return changed.count == items.count ? DocumentNode(.list(changed), at: location) : nil
    case .mapping: return self
    }
  }
}
