extension ShapeCheck {
  mutating func checkObject(_ node: Node, _ object: ObjectShape, slot: Slot) {
    guard node.isMapping else {
      if reportMistypedKey(node, object) { return }
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
      if findings.isFull(of: UnknownKey.self) {
        let rule = UnknownKey(
          key: entry.key, owner: object.name, known: object.fields.map(\.key), near: nil, elsewhere: [])
        findings.add(rule, at: entry.keyPlace)
      } else if let meant = checkUnknown(entry, object, missing: missing, free: free) {
        mistaken.append(meant)
      }
    }
    return mistaken
  }

  /// - Returns: the key that was probably meant.
  private mutating func checkUnknown(
    _ entry: Node.Entry, _ object: ObjectShape, missing: [String], free: [String]
  ) -> String? {
    let known = object.fields.map(\.key)
    if let (marker, length) = ListMarker.marker(of: entry.key), known.contains(String(entry.key.dropFirst(length))) {
      findings.add(ListMarker(marker: marker), at: entry.keyPlace)
      return String(entry.key.dropFirst(length))
    }
    let plain = entry.key.plainName
    let near =
      known.contains(plain)
      ? plain : Suggestion.nearest(to: entry.key, among: missing) ?? Suggestion.nearest(to: entry.key, among: free)
    let owners = near == nil ? ObjectShape.owners(of: entry.key) : []
    let rule = UnknownKey(key: entry.key, owner: object.name, known: known, near: near, elsewhere: owners)
    findings.addUnknown(rule, entry.key, at: entry.keyPlace, isKnown: known.contains)
    return near
  }

  /// Reports a text that stands where a mapping belongs, because its first key isn't written as one.
  private mutating func reportMistypedKey(_ node: Node, _ object: ObjectShape) -> Bool {
    guard case .scalar(let text, plain: true) = node.content else { return false }
    let word = text.prefix { $0.isLetter }
    guard object.field(String(word)) != nil, let sign = text.dropFirst(word.count).first else { return false }
    let place = findings.source.place(behind: word, at: node.place)
    switch sign {
    case ":": findings.add(ColonWithoutSpace(key: String(word)), at: place)
    case "：": findings.add(LookAlikeCharacter(character: sign, meant: ":"), at: place)
    default: return false
    }
    return true
  }

  private mutating func checkAlternatives(_ node: Node, _ object: ObjectShape) {
    for alternative in object.alternatives {
      let present = alternative.keys.compactMap { node.entry($0) }
      guard present.count > 1, let first = present.first, let second = present.last else { continue }
      findings.add(EitherOr(first: first.key, second: second.key, owner: object.name), at: second.keyPlace)
    }
  }
}

extension ObjectShape {
  /// What has such a key in quiz files: "an outcome", "an answer".
  static func owners(of key: String) -> [String] {
    [ObjectShape.outcome, .question, .answer].filter { $0.field(key) != nil }.map(\.name)
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
