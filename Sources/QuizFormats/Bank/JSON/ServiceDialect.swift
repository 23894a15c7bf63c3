/// What the JSON of trivia services has in common: a list of mappings whose keys mean what ours mean.
protocol ServiceDialect: JSONDialect {
  /// "the Open Trivia Database".
  var service: String { get }
  /// The licence under which the service gives its questions, by its SPDX identifier.
  var licence: String { get }
}

extension ServiceDialect {
  /// A question in our own notation, of values that were found under the service's keys.
  func question(_ values: KeyValuePairs<String, Node?>, at place: Place) -> Node {
    Node(
      .mapping(
        values.compactMap { entry in entry.value.map { Node.Entry(key: entry.key, keyPlace: $0.place, value: $0) } }),
      at: place)
  }

  /// Reports the keys that a question has to have and hasn't.
  func hasAll(_ keys: [String], _ element: Node, _ findings: inout Findings) -> Bool {
    guard element.isMapping else {
      findings.add(NotABank(found: "\(element.noun) in the place of a question"), at: element.place)
      return false
    }
    let missing = keys.filter { element[$0] == nil }
    for key in missing {
      let summary = "Each question of \(service) has it."
      findings.add(MissingKey(key: key, owner: ObjectShape.trivia.name, summary: summary), at: element.place)
    }
    return missing.isEmpty
  }
}

extension Node {
  /// With every text in it changed; nil where one can't be.
  func mapTexts(_ change: (String) -> String?) -> Node? {
    switch content {
    case .scalar(let text, let plain): return change(text).map { Node(.scalar($0, plain: plain), at: place) }
    case .list(let items):
      let changed = items.compactMap { $0.mapTexts(change) }
      return changed.count == items.count ? Node(.list(changed), at: place) : nil
    case .mapping: return self
    }
  }
}
