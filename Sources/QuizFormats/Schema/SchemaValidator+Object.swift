extension SchemaValidator {
  mutating func checkObject(_ node: DocumentNode, schema object: ObjectSchema, context: ValueContext) {
    guard node.isMapping else {
      if reportMistypedKey(node, object) { return }
      let rule = WrongType(
        context: context, expected: ValueSchema.object(object).typeDescription, orMapping: false,
        found: node.typeDescription, suggestion: ValueSchema.object(object).suggestion(for: node))
      return diagnostics.add(rule, at: node.location)
    }
    if let merge = node.entry("<<") { return diagnostics.add(MergeKey(), at: merge.keyLocation) }
    let missing = self.missing(in: node, object)
    if object.name == ObjectSchema.quiz.name, reportCommentedKey(among: missing, object) { return }
    let mistaken = checkKeys(node, object, missing: missing)
    for key in missing where !mistaken.contains(where: { $0 == key || object.isAlternative($0, to: key) }) {
      let summary = object.field(key)?.summary ?? ""
      diagnostics.add(MissingKey(key: key, owner: object.name, summary: summary), at: node.location, field: key)
    }
    checkAlternatives(node, object)
  }

  /// Reports a key that is missing because it is in a comment. What else is wrong follows from that.
  private mutating func reportCommentedKey(among missing: [String], _ object: ObjectSchema) -> Bool {
    for key in missing {
      guard let location = location(ofCommentedKey: key) else { continue }
      let rule = MissingKey(key: key, owner: object.name, summary: "", isCommentedOut: true)
      diagnostics.add(rule, at: location, field: key)
      return true
    }
    return false
  }

  /// Where a key is in a comment, as in `## questions:`; nil if it isn't.
  private func location(ofCommentedKey key: String) -> SourceLocation? {
    var line = 1
    while let text = diagnostics.source.content(ofLine: line) {
      if text.hasPrefix("#"), text.drop(while: { $0 == "#" || $0 == " " }).lowercased().hasPrefix(key + ":") {
        return SourceLocation(offset: .byte(diagnostics.source.start(ofLine: line)), width: text.count)
      }
      line += 1
    }
    return nil
  }

  private func missing(in node: DocumentNode, _ object: ObjectSchema) -> [String] {
    var missing = object.fields.filter { $0.isRequired && node.entry($0.key) == nil }.map(\.key)
    for alternative in object.alternatives where alternative.isRequired {
      if alternative.keys.allSatisfy({ node.entry($0) == nil }) { missing += alternative.keys.prefix(1) }
    }
    return missing
  }

  /// Checks the values of known keys, and reports unknown keys.
  ///
  /// - Returns: the missing keys that unknown keys were probably meant to be.
  private mutating func checkKeys(_ node: DocumentNode, _ object: ObjectSchema, missing: [String]) -> [String] {
    var mistaken: [String] = []
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    var belongingBelow: Set<String> = []
    for (index, entry) in node.entries.enumerated() where !belongingBelow.contains(entry.key) {
      diagnostics.path = outer?.descending(to: entry.key)
      let below = numbers(below: entry, in: node.entries.dropFirst(index + 1), object)
      if let first = below.first {
        belongingBelow.formUnion(below.map(\.key))
        let line = diagnostics.source.line(of: entry.keyLocation)
        let rule = ItemsNotIndented(key: entry.key, line: line, takenFor: nil, hasHyphen: false)
        diagnostics.add(rule, at: first.keyLocation)
        continue
      }
      if let field = object.field(entry.key) {
        check(entry.value, schema: field.schema, context: .key(entry.key))
        continue
      }
      if let field = object.field(formerKey: entry.key) {
        diagnostics.add(RenamedKey(key: entry.key, newKey: field.key), at: entry.keyLocation)
        check(entry.value, schema: field.schema, context: .key(entry.key))
        continue
      }
      if diagnostics.isFull(of: UnknownKey.self) {
        let rule = UnknownKey(
          key: entry.key, owner: object.name, known: object.fields.map(\.key), nearestKey: nil, otherOwners: [])
        diagnostics.add(rule, at: entry.keyLocation)
      } else if let meant = checkUnknown(entry, of: node, schema: object, missing: missing) {
        mistaken.append(meant)
      }
    }
    return mistaken
  }

  /// The entries after a key such as `points` that has no value, if they are names with numbers.
  private func numbers(
    below entry: DocumentNode.Entry, in rest: ArraySlice<DocumentNode.Entry>, _ object: ObjectSchema
  ) -> ArraySlice<DocumentNode.Entry> {
    guard entry.value.isNull, case .integers = object.field(entry.key)?.schema else { return [] }
    return rest.prefix { object.field($0.key) == nil && $0.value.integer != nil }
  }

  /// - Returns: the key that was probably meant.
  private mutating func checkUnknown(
    _ entry: DocumentNode.Entry, of node: DocumentNode, schema object: ObjectSchema, missing: [String]
  ) -> String? {
    let known = object.fields.map(\.key)
    let unused = known.filter { node.entry($0) == nil }
    if let (marker, length) = WrongListMarker.marker(of: entry.key), known.contains(String(entry.key.dropFirst(length)))
    {
      diagnostics.add(WrongListMarker(marker: marker), at: entry.keyLocation)
      return String(entry.key.dropFirst(length))
    }
    let plain = entry.key.normalizedName
    var nearest =
      known.contains(plain)
      ? plain
      : SpellingSuggestion.nearest(to: entry.key, among: missing)
        ?? SpellingSuggestion.nearest(to: entry.key, among: unused)
    let owners = nearest == nil ? ObjectSchema.owners(of: entry.key) : []
    if nearest == nil, owners.isEmpty {
      nearest = object.synonyms[entry.key].flatMap { unused.contains($0) ? $0 : nil }
    }
    let rule = UnknownKey(key: entry.key, owner: object.name, known: known, nearestKey: nearest, otherOwners: owners)
    diagnostics.addUnknown(rule, entry.key, at: entry.keyLocation, isKnown: known.contains)
    return nearest
  }

  /// Reports a text instead of a mapping if its first key has a typing mistake.
  private mutating func reportMistypedKey(_ node: DocumentNode, _ object: ObjectSchema) -> Bool {
    guard case .scalar(let text, plain: true) = node.content else { return false }
    let key = text.prefix { $0.isLetter }
    guard object.field(String(key)) != nil, let sign = text.dropFirst(key.count).first else { return false }
    let location = diagnostics.source.location(after: key, at: node.location)
    switch sign {
    case ":": diagnostics.add(ColonWithoutSpace(key: String(key)), at: location)
    case "：": diagnostics.add(LookAlikeCharacter(character: sign, meant: ":"), at: location)
    default: return false
    }
    return true
  }

  private mutating func checkAlternatives(_ node: DocumentNode, _ object: ObjectSchema) {
    for alternative in object.alternatives {
      let present = alternative.keys.compactMap { node.entry($0) }
      guard present.count > 1, let first = present.first, let second = present.last else { continue }
      diagnostics.add(
        MutuallyExclusiveKeys(first: first.key, second: second.key, owner: object.name), at: second.keyLocation,
        field: second.key)
    }
  }
}

extension ObjectSchema {
  /// Whether a quiz has one of two keys.
  fileprivate func isAlternative(_ key: String, to other: String) -> Bool {
    alternatives.contains { $0.keys.contains(key) && $0.keys.contains(other) }
  }

  /// Keys by the names that authors give them instead.
  fileprivate var synonyms: [String: String] {
    switch name {
    case ObjectSchema.quiz.name:
      ["results": "outcomes", "characters": "outcomes", "types": "outcomes", "lang": "language"]
    case ObjectSchema.outcome.name: ["title": "name", "result": "name"]
    case ObjectSchema.question.name:
      [
        "question": "text", "title": "text", "options": "answers", "choices": "answers", "type": "kind",
        "image": "picture",
      ]
    case ObjectSchema.answer.name:
      [
        "answer": "text", "option": "text", "result": "outcome", "score": "points", "scores": "points",
        "image": "picture",
      ]
    default: [:]
    }
  }

  /// The objects that have this key: “an outcome”, “an answer”.
  static func owners(of key: String) -> [String] {
    [ObjectSchema.outcome, .question, .answer].filter { $0.field(key) != nil }.map(\.name)
  }
}

extension ValueSchema {
  /// The type, for “must be …”.
  var typeDescription: String {
    switch self {
    case .text, .untranslatedText: "a text"
    case .format(.id), .format(.reference), .format(.tag): "a name"
    case .format(.language): "a language, such as en or zh-Hant"
    case .format(.accent): "a colour, such as \"#b4532a\""
    case .format(.path): "the name of a picture's file"
    case .format(.emoji): "an emoji"
    case .format(.url): "a URL"
    case .integer(let range): "a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)"
    case .boolean: "true or false"
    case .enumeration(let names): names.joinedList(limit: 10, conjunction: "or")
    case .list(_, _, let noun), .texts(_, _, let noun): "a list of \(noun)s"
    case .object(let object): "a mapping with the keys of \(object.name)"
    case .integers: "a mapping from names to whole numbers"
    case .either(let scalar, _): scalar.typeDescription
    case .deferred: "a value"
    }
  }
}

extension DocumentNode {
  /// The type, for “it is …”.
  var typeDescription: String {
    switch content {
    case .list: "a list"
    case .mapping: "a mapping"
    case .scalar(let text, _):
      isNull ? "nothing" : isNumber ? "the number \(text)" : boolean != nil ? text : "the text \(text.quoted)"
    }
  }
}
