/// What the JSON of trivia services has in common: a list of mappings whose keys mean what ours mean.
protocol TriviaServiceDialect: JSONBankDialect {
  /// "the Open Trivia Database".
  var serviceName: String { get }
  /// The licence under which the service gives its questions, by its SPDX identifier.
  var licence: String { get }
}

extension TriviaServiceDialect {
  /// A question in our own notation, of values that were found under the service's keys.
  func question(_ values: KeyValuePairs<String, DocumentNode?>, at place: SourceLocation) -> DocumentNode {
    DocumentNode(
      .mapping(
        values.compactMap { entry in
          entry.value.map { DocumentNode.Entry(key: entry.key, keyLocation: $0.location, value: $0) }
        }),
      at: place)
  }

  /// Reports the keys that a question has to have and hasn't.
  func checkRequiredKeys(_ keys: [String], _ element: DocumentNode, _ findings: inout Diagnostics) -> Bool {
    guard element.isMapping else {
      findings.add(NotABank(found: "\(element.typeDescription) in the place of a question"), at: element.location)
      return false
    }
    let missing = keys.filter { element[$0] == nil }
    for key in missing {
      let summary = "Each question of \(serviceName) has it."
      findings.add(MissingKey(key: key, owner: ObjectSchema.trivia.name, summary: summary), at: element.location)
    }
    return missing.isEmpty
  }
}

extension DocumentNode {
  /// With every text in it changed; nil where one can't be.
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
