extension ShapeCheck {
  mutating func checkObject(_ node: Node, _ object: ObjectShape, slot: Slot) {
    guard node.isMapping else {
      let rule = WrongType(slot: slot, expected: Shape.object(object).noun, orMapping: false, found: node.noun)
      return findings.add(rule, at: node.place)
    }
    if let merge = node.entry("<<") { return findings.add(MergeKey(), at: merge.keyPlace) }
    let missing = self.missing(in: node, object)
    let mistaken = checkKeys(node, object, missing: missing)
    for key in missing where !mistaken.contains(key) {
      findings.add(MissingKey(key: key, owner: object.name, summary: object.field(key)?.summary ?? ""), at: node.place)
    }
    checkAlternatives(node, object)
  }

  private func missing(in node: Node, _ object: ObjectShape) -> [String] {
    var missing = object.fields.filter { $0.isRequired && node.entry($0.key) == nil }.map(\.key)
    for alternative in object.alternatives where alternative.isRequired {
      if alternative.keys.allSatisfy({ node.entry($0) == nil }) { missing += alternative.keys.prefix(1) }
    }
    return missing
  }

  /// Checks the values of known keys and reports unknown ones.
  ///
  /// - Returns: the missing keys that unknown ones were probably meant to be.
  private mutating func checkKeys(_ node: Node, _ object: ObjectShape, missing: [String]) -> [String] {
    var mistaken: [String] = []
    let free = object.fields.map(\.key).filter { node.entry($0) == nil }
    for entry in node.entries {
      if let field = object.field(entry.key) {
        check(entry.value, field.shape, slot: .key(entry.key))
        continue
      }
      let isFull = findings.isFull(of: UnknownKey.self)
      let near =
        isFull
        ? nil : Suggestion.nearest(to: entry.key, among: missing) ?? Suggestion.nearest(to: entry.key, among: free)
      if let near { mistaken.append(near) }
      let rule = UnknownKey(key: entry.key, owner: object.name, known: object.fields.map(\.key), near: near)
      findings.add(rule, at: entry.keyPlace)
    }
    return mistaken
  }

  private mutating func checkAlternatives(_ node: Node, _ object: ObjectShape) {
    for alternative in object.alternatives {
      let present = alternative.keys.compactMap { node.entry($0) }
      guard present.count > 1, let first = present.first, let second = present.last else { continue }
      findings.add(EitherOr(first: first.key, second: second.key, owner: object.name), at: second.keyPlace)
    }
  }
}

extension Shape {
  /// What it is, for "should be …".
  var noun: String {
    switch self {
    case .text, .line: "a text"
    case .word(.id), .word(.reference), .word(.tag): "a name"
    case .word(.language): "a language, such as en or zh-Hant"
    case .word(.accent): "a colour, such as \"#b4532a\""
    case .word(.path): "the name of a picture's file"
    case .word(.emoji): "an emoji"
    case .word(.address): "an address"
    case .number(let range): "a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)"
    case .flag: "true or false"
    case .choice(let names): names.enumerated(most: 10, last: "or")
    case .list(_, _, let noun): "a list of \(noun)s"
    case .object(let object): "a mapping with the keys of \(object.name)"
    case .numbers: "a mapping from names to whole numbers"
    case .either(let shape, _): shape.noun
    case .later: "a value"
    }
  }
}

extension Node {
  /// What stands there, for "here is …".
  var noun: String {
    switch content {
    case .list: "a list"
    case .mapping: "a mapping"
    case .scalar(let text, _):
      isNothing ? "nothing" : isNumber ? "the number \(text)" : flag != nil ? text : "the text \(text.quoted)"
    }
  }
}
