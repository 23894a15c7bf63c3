internal import QuizEngine

/// Checks a tree against a schema. A tree without errors can be read without further checks.
struct SchemaValidator {
  var diagnostics: Diagnostics

  /// - Parameter slot: the value's position, for messages.
  mutating func check(_ node: DocumentNode, _ shape: ValueSchema, slot: ValueContext) {
    if node.isNull {
      let rest = diagnostics.source.restOfLine(from: node.location).drop { $0 == " " }
      return diagnostics.add(EmptyValue(context: slot, isBeforeComment: rest.first == "#"), at: node.location)
    }
    switch shape {
    case .text(let limit): checkText(node, limit: limit, slot: slot)
    case .untranslatedText(let limit): checkLine(node, limit: limit, slot: slot)
    case .format(let word): checkWord(node, word, slot: slot)
    case .integer(let range): checkNumber(node, range, slot: slot)
    case .boolean: checkFlag(node, slot: slot)
    case .enumeration(let names): checkChoice(node, names, slot: slot)
    case .list(let shape, let count, let noun): checkList(node, of: shape, count, noun, slot: slot)
    case .object(let object): checkObject(node, object, slot: slot)
    case .integers(let word, let range): checkNumbers(node, by: word, range, slot: slot)
    case .either(let shape, let object):
      if case .list = node.content { return reportMismatch(node, context: slot, expected: shape, orMapping: true) }
      if node.isMapping { checkObject(node, object, slot: slot) } else { check(node, shape, slot: slot) }
    case .deferred: break
    }
  }

  private mutating func reportMismatch(
    _ node: DocumentNode, context: ValueContext, expected: ValueSchema, orMapping: Bool = false
  ) {
    if case .list = expected, let (marker, place) = listMarker(of: node) {
      return diagnostics.add(WrongListMarker(marker: marker), at: place)
    }
    diagnostics.add(
      WrongType(
        context: context, expected: expected.typeDescription, orMapping: orMapping, found: node.typeDescription),
      at: node.location)
  }

  /// The wrong marker at the beginning of a list's first item.
  private func listMarker(of node: DocumentNode) -> (marker: String, place: SourceLocation)? {
    switch node.content {
    case .scalar(let text, plain: true): WrongListMarker.marker(of: text).map { ($0.marker, node.location) }
    case .mapping(let entries):
      entries.first.flatMap { entry in WrongListMarker.marker(of: entry.key).map { ($0.marker, entry.keyLocation) } }
    default: nil
    }
  }

  /// Warns if a `#` that was probably part of the text cuts the text off.
  private mutating func checkHash(after node: DocumentNode) {
    guard case .scalar(let text, plain: true) = node.content, !text.isEmpty else { return }
    guard let rest = diagnostics.source.restOfLine(after: text, at: node.location) else { return }
    let blanks = rest.prefix { $0 == " " || $0 == "\t" }.count
    let lost = rest.dropFirst(blanks)
    guard blanks > 0, lost.first == "#", UnquotedHash.isText(after: lost.dropFirst(), blanks: blanks) else { return }
    var place = diagnostics.source.location(ofRest: rest.dropFirst(blanks), after: text, at: node.location)
    place.width = lost.count
    diagnostics.add(UnquotedHash(text: text, cutOff: String(lost)), at: place)
  }

  private mutating func checkText(_ node: DocumentNode, limit: Int, slot: ValueContext) {
    checkHash(after: node)
    switch node.content {
    case .scalar(let text, _): checkText(text, at: node.location, limit: limit, slot: slot)
    case .list: reportMismatch(node, context: slot, expected: .text(limit: limit), orMapping: true)
    case .mapping(let entries):
      if entries.isEmpty { diagnostics.add(EmptyText(context: slot), at: node.location) }
      let outer = diagnostics.path
      defer { diagnostics.path = outer }
      for entry in entries {
        diagnostics.path?.language = entry.key
        checkLanguage(entry)
        checkHash(after: entry.value)
        switch entry.value.content {
        case .scalar where entry.value.isNull:
          diagnostics.add(EmptyValue(context: .key(entry.key)), at: entry.value.location)
        case .scalar(let text, _): checkText(text, at: entry.value.location, limit: limit, slot: slot)
        default: reportMismatch(entry.value, context: .key(entry.key), expected: .text(limit: limit))
        }
      }
    }
  }

  private mutating func checkLine(_ node: DocumentNode, limit: Int, slot: ValueContext) {
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: slot, expected: .untranslatedText(limit: limit))
    }
    checkHash(after: node)
    checkText(text, at: node.location, limit: limit, slot: slot)
  }

  private mutating func checkLanguage(_ entry: DocumentNode.Entry) {
    guard Language(validating: entry.key) == nil else { return }
    diagnostics.addUnknown(InvalidLanguageTag(tag: entry.key), entry.key, at: entry.keyLocation) {
      Language(validating: $0) != nil
    }
  }

  private mutating func checkText(_ text: String, at place: SourceLocation, limit: Int, slot: ValueContext) {
    if text.isBlank {
      diagnostics.add(EmptyText(context: slot), at: place)
    } else if text.utf8.count > limit, text.count > limit {
      diagnostics.add(TextTooLong(context: slot, count: text.count, limit: limit), at: place)
    } else if let control = text.unicodeScalars.first(where: \.isDisallowedControl) {
      diagnostics.add(ControlCharacter(code: control.value), at: place)
    }
  }

  private mutating func checkWord(_ node: DocumentNode, _ word: ScalarFormat, slot: ValueContext) {
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: slot, expected: .format(word))
    }
    checkWord(text, word, slot: slot, at: node.location)
  }

  private mutating func checkWord(_ text: String, _ word: ScalarFormat, slot: ValueContext, at place: SourceLocation) {
    if text.isEmpty { return diagnostics.add(EmptyText(context: slot), at: place) }
    if let control = text.unicodeScalars.first(where: \.isDisallowedControl) {
      return diagnostics.add(ControlCharacter(code: control.value), at: place)
    }
    guard !word.matches(text) else { return }
    switch word {
    case .id: diagnostics.addUnknown(InvalidID(id: text), text, at: place, isKnown: word.matches)
    case .language: diagnostics.addUnknown(InvalidLanguageTag(tag: text), text, at: place, isKnown: word.matches)
    case .accent: diagnostics.add(InvalidAccent(text: text), at: place)
    case .emoji: diagnostics.add(EmojiTooLong(bytes: text.utf8.count), at: place)
    case .reference, .tag, .path, .url:
      diagnostics.add(TextTooLong(context: slot, count: text.count, limit: FileLimits.idLength), at: place)
    }
  }

  private mutating func checkNumber(_ node: DocumentNode, _ range: ClosedRange<Int>, slot: ValueContext) {
    if let number = node.integer {
      if !range.contains(number) {
        diagnostics.add(NumberOutOfRange(context: slot, text: "\(number)", range: range), at: node.location)
      }
    } else if node.isNumber {
      let text = node.text ?? ""
      if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        diagnostics.add(NumberOutOfRange(context: slot, text: text, range: range), at: node.location)
      } else {
        diagnostics.add(NotAnInteger(context: slot, text: text, range: range), at: node.location)
      }
    } else {
      reportMismatch(node, context: slot, expected: .integer(range))
    }
  }

  private mutating func checkFlag(_ node: DocumentNode, slot: ValueContext) {
    guard node.boolean == nil else { return }
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: slot, expected: .boolean)
    }
    let rule = NotTrueOrFalse(context: slot, text: text)
    diagnostics.addUnknown(rule, text, at: node.location, isKnown: ["true", "false"].contains)
  }

  private mutating func checkChoice(_ node: DocumentNode, _ names: [String], slot: ValueContext) {
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: slot, expected: .enumeration(names))
    }
    guard !names.contains(text) else { return }
    let rule = UnknownChoice(context: slot, text: text, known: names)
    diagnostics.addUnknown(rule, text, at: node.location, isKnown: names.contains)
  }

  private mutating func checkList(
    _ node: DocumentNode, of shape: ValueSchema, _ count: ClosedRange<Int>, _ noun: String, slot: ValueContext
  ) {
    guard case .list(let items) = node.content else {
      return reportMismatch(node, context: slot, expected: .list(of: shape, count: count, noun: noun))
    }
    if items.count < count.lowerBound {
      diagnostics.add(TooFewEntries(noun: noun, count: items.count, minimum: count.lowerBound), at: node.location)
    }
    if items.count > count.upperBound {
      let first = items[count.upperBound]
      diagnostics.add(TooManyEntries(noun: noun, count: items.count, maximum: count.upperBound), at: first.location)
    }
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for (index, item) in items.prefix(count.upperBound).enumerated() {
      diagnostics.path = outer
      diagnostics.path?.descend(to: index, id: item["id"]?.text)
      check(item, shape, slot: .item(of: noun))
    }
  }

  private mutating func checkNumbers(
    _ node: DocumentNode, by word: ScalarFormat, _ range: ClosedRange<Int>, slot: ValueContext
  ) {
    guard node.isMapping else { return reportMismatch(node, context: slot, expected: .integers(by: word, range)) }
    let most = FileLimits.questions.upperBound
    if node.entries.count > most {
      return diagnostics.add(
        TooManyEntries(noun: "name", count: node.entries.count, maximum: most), at: node.entries[most].keyLocation)
    }
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for entry in node.entries {
      diagnostics.path = outer?.descending(to: entry.key)
      checkWord(entry.key, word, slot: slot, at: entry.keyLocation)
      if entry.value.isNull {
        diagnostics.add(EmptyValue(context: .key(entry.key)), at: entry.value.location)
      } else {
        checkNumber(entry.value, range, slot: .key(entry.key))
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character except tab and line breaks, or a byte order mark, which some readers
  /// remove.
  var isDisallowedControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0xFEFF: true
    default: false
    }
  }
}
