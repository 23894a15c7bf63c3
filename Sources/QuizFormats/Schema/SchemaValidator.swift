internal import QuizEngine

/// Checks a tree against a schema. A tree without errors can be read without further checks.
struct SchemaValidator {
  var diagnostics: Diagnostics
  /// The ids of the quiz's questions.
  var questionIDs: Set<String> = []
  var outcomeIDs: Set<String> = []

  /// - Parameter context: the value's position, for messages.
  mutating func check(_ node: DocumentNode, schema: ValueSchema, context: ValueContext) {
    if node.isNull {
      let rest = diagnostics.source.restOfLine(from: node.location).drop { $0 == " " }
      return diagnostics.add(EmptyValue(context: context, isBeforeComment: rest.first == "#"), at: node.location)
    }
    switch schema {
    case .text(let limit): checkText(node, limit: limit, context: context)
    case .untranslatedText(let limit): checkUntranslatedText(node, limit: limit, context: context)
    case .format(let format): checkFormat(of: node, format, context: context)
    case .integer(let range): checkInteger(node, in: range, context: context)
    case .boolean: checkBoolean(node, context: context)
    case .enumeration(let names): checkEnumeration(node, names: names, context: context)
    case .list(let items, let count, let noun):
      checkList(node, of: items, count: count, noun: noun, context: context)
    case .texts(let limit, let count, let noun):
      checkTexts(node, limit: limit, count: count, noun: noun, context: context)
    case .object(let object): checkObject(node, schema: object, context: context)
    case .integers(let nameFormat, let range):
      checkIntegers(node, by: nameFormat, in: range, context: context)
    case .either(let scalar, let object):
      if case .list = node.content { return reportMismatch(node, context: context, expected: scalar, orMapping: true) }
      if node.isMapping {
        checkObject(node, schema: object, context: context)
      } else if case .enumeration(let names) = scalar {
        checkEnumeration(node, names: names, orKey: object.fields.first?.key, context: context)
      } else {
        check(node, schema: scalar, context: context)
      }
    case .deferred: break
    }
  }

  /// Reports an answer such as `Once: coffee` or `Once -> coffee`, which names its outcome without keys.
  private mutating func reportShortAnswer(_ node: DocumentNode) -> Bool {
    guard let (text, outcome) = node.shortAnswer, outcomeIDs.contains(outcome) else { return false }
    let keys = "{text: \(text), outcome: \(outcome)}".printable
    let rule = WrongType(
      context: .item(of: "answer"), expected: ValueSchema.object(.answer).typeDescription, orMapping: false,
      found: "“\(text)” with an outcome".printable, suggestion: text.contains { ",:{}[]#\"".contains($0) } ? nil : keys)
    diagnostics.add(rule, at: node.location)
    return true
  }

  private mutating func reportMismatch(
    _ node: DocumentNode, context: ValueContext, expected: ValueSchema, orMapping: Bool = false
  ) {
    if case .scalar(let text, plain: true) = node.content, let first = text.first, ["［", "｛"].contains(first) {
      let meant = first == "［" ? "[" : "{"
      return diagnostics.add(LookAlikeCharacter(character: first, meant: meant), at: node.location)
    }
    if case .list = expected, let (marker, location) = listMarker(of: node) {
      return diagnostics.add(WrongListMarker(marker: marker), at: location)
    }
    diagnostics.add(
      WrongType(
        context: context, expected: expected.typeDescription, orMapping: orMapping, found: node.typeDescription,
        suggestion: expected.suggestion(for: node)),
      at: node.location)
  }

  /// The wrong marker at the beginning of a list's first item.
  private func listMarker(of node: DocumentNode) -> (marker: String, location: SourceLocation)? {
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
    let cutOff = rest.dropFirst(blanks)
    guard blanks > 0, cutOff.first == "#", UnquotedHash.isText(after: cutOff.dropFirst(), blanks: blanks) else {
      return
    }
    var location = diagnostics.source.location(ofRest: rest.dropFirst(blanks), after: text, at: node.location)
    location.width = cutOff.count
    diagnostics.add(UnquotedHash(text: text, cutOff: String(cutOff)), at: location)
  }

  private mutating func checkText(_ node: DocumentNode, limit: Int, context: ValueContext) {
    checkHash(after: node)
    switch node.content {
    case .scalar(let text, _): checkText(text, at: node.location, limit: limit, context: context)
    case .list: reportMismatch(node, context: context, expected: .text(limit: limit), orMapping: true)
    case .mapping(let entries):
      if entries.isEmpty { diagnostics.add(EmptyText(context: context), at: node.location) }
      let outer = diagnostics.path
      defer { diagnostics.path = outer }
      for entry in entries {
        diagnostics.path?.language = entry.key
        checkLanguage(entry)
        checkHash(after: entry.value)
        switch entry.value.content {
        case .scalar where entry.value.isNull:
          diagnostics.add(EmptyValue(context: .key(entry.key)), at: entry.value.location)
        case .scalar(let text, _): checkText(text, at: entry.value.location, limit: limit, context: context)
        default: reportMismatch(entry.value, context: .key(entry.key), expected: .text(limit: limit))
        }
      }
    }
  }

  private mutating func checkTexts(
    _ node: DocumentNode, limit: Int, count: ClosedRange<Int>, noun: String, context: ValueContext
  ) {
    guard node.isMapping else {
      return checkList(node, of: .text(limit: limit), count: count, noun: noun, context: context)
    }
    if node.entries.isEmpty { diagnostics.add(EmptyText(context: context), at: node.location) }
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for entry in node.entries {
      diagnostics.path?.language = entry.key
      checkLanguage(entry)
      let list = ValueSchema.list(of: .untranslatedText(limit: limit), count: count, noun: noun)
      check(entry.value, schema: list, context: .key(entry.key))
    }
  }

  private mutating func checkUntranslatedText(_ node: DocumentNode, limit: Int, context: ValueContext) {
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: context, expected: .untranslatedText(limit: limit))
    }
    checkHash(after: node)
    checkText(text, at: node.location, limit: limit, context: context)
  }

  private mutating func checkLanguage(_ entry: DocumentNode.Entry) {
    guard Language(validating: entry.key) == nil else { return }
    diagnostics.addUnknown(InvalidLanguageTag(tag: entry.key), entry.key, at: entry.keyLocation) {
      Language(validating: $0) != nil
    }
  }

  private mutating func checkText(_ text: String, at location: SourceLocation, limit: Int, context: ValueContext) {
    if text.isBlank {
      diagnostics.add(EmptyText(context: context), at: location)
    } else if text.utf8.count > limit, text.count > limit {
      diagnostics.add(TextTooLong(context: context, count: text.count, limit: limit), at: location)
    } else if let control = text.unicodeScalars.first(where: \.isDisallowedControl) {
      diagnostics.add(ControlCharacter(code: control.value), at: location)
    }
  }

  private mutating func checkFormat(of node: DocumentNode, _ format: ScalarFormat, context: ValueContext) {
    guard case .scalar(let text, _) = node.content else {
      if context == .key("outcome"), let rule = PointsAsOutcome(node) {
        return diagnostics.add(rule, at: node.location)
      }
      return reportMismatch(node, context: context, expected: .format(format))
    }
    checkFormat(of: text, format, context: context, at: node.location)
  }

  private mutating func checkFormat(
    of text: String, _ format: ScalarFormat, context: ValueContext, at location: SourceLocation
  ) {
    if text.isEmpty { return diagnostics.add(EmptyText(context: context), at: location) }
    if let control = text.unicodeScalars.first(where: \.isDisallowedControl) {
      return diagnostics.add(ControlCharacter(code: control.value), at: location)
    }
    guard !format.matches(text) else { return }
    switch format {
    case .id: diagnostics.addUnknown(InvalidID(id: text), text, at: location, isKnown: format.matches)
    case .language: diagnostics.addUnknown(InvalidLanguageTag(tag: text), text, at: location, isKnown: format.matches)
    case .accent: diagnostics.add(InvalidAccent(text: text), at: location)
    case .emoji: diagnostics.add(EmojiTooLong(bytes: text.utf8.count), at: location)
    case .reference, .tag, .path, .url:
      diagnostics.add(TextTooLong(context: context, count: text.count, limit: FileLimits.idLength), at: location)
    }
  }

  private mutating func checkInteger(_ node: DocumentNode, in range: ClosedRange<Int>, context: ValueContext) {
    if let number = node.integer {
      if !range.contains(number) {
        diagnostics.add(NumberOutOfRange(context: context, text: "\(number)", range: range), at: node.location)
      }
    } else if node.isNumber {
      let text = node.text ?? ""
      if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        diagnostics.add(NumberOutOfRange(context: context, text: text, range: range), at: node.location)
      } else {
        diagnostics.add(NotAnInteger(context: context, text: text, range: range), at: node.location)
      }
    } else {
      reportMismatch(node, context: context, expected: .integer(range))
    }
  }

  private mutating func checkBoolean(_ node: DocumentNode, context: ValueContext) {
    guard node.boolean == nil else { return }
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: context, expected: .boolean)
    }
    let rule = NotTrueOrFalse(context: context, text: text)
    diagnostics.addUnknown(rule, text, at: node.location, isKnown: ["true", "false"].contains)
  }

  /// - Parameter key: of a mapping that is allowed instead; nil if none is.
  private mutating func checkEnumeration(
    _ node: DocumentNode, names: [String], orKey key: String? = nil, context: ValueContext
  ) {
    guard case .scalar(let text, _) = node.content else {
      return reportMismatch(node, context: context, expected: .enumeration(names))
    }
    guard !names.contains(text) else { return }
    let rule = UnknownChoice(
      context: context, text: text, known: names, orKey: key, isQuestion: questionIDs.contains(text))
    diagnostics.addUnknown(rule, text, at: node.location, isKnown: names.contains)
  }

  private mutating func checkList(
    _ node: DocumentNode, of itemSchema: ValueSchema, count: ClosedRange<Int>, noun: String, context: ValueContext
  ) {
    guard case .list(let items) = node.content else {
      return reportMismatch(node, context: context, expected: .list(of: itemSchema, count: count, noun: noun))
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
      if case .object(let object) = itemSchema, object.name == ObjectSchema.answer.name, reportShortAnswer(item) {
        continue
      }
      check(item, schema: itemSchema, context: .item(of: noun))
    }
  }

  private mutating func checkIntegers(
    _ node: DocumentNode, by nameFormat: ScalarFormat, in range: ClosedRange<Int>, context: ValueContext
  ) {
    guard node.isMapping else {
      return reportMismatch(node, context: context, expected: .integers(by: nameFormat, range))
    }
    let limit = FileLimits.questions.upperBound
    if node.entries.count > limit {
      return diagnostics.add(
        TooManyEntries(noun: "name", count: node.entries.count, maximum: limit), at: node.entries[limit].keyLocation)
    }
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for entry in node.entries {
      diagnostics.path = outer?.descending(to: entry.key)
      checkFormat(of: entry.key, nameFormat, context: context, at: entry.keyLocation)
      if entry.value.isNull {
        diagnostics.add(EmptyValue(context: .key(entry.key)), at: entry.value.location)
      } else {
        checkInteger(entry.value, in: range, context: .key(entry.key))
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
