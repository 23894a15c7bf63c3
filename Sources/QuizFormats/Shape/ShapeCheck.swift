internal import QuizEngine

/// Holds a tree to a shape and reports what doesn't fit. What it passed can be read without further checks of form.
struct ShapeCheck {
  var findings: Findings

  /// - Parameter slot: where the value stands, for messages.
  mutating func check(_ node: Node, _ shape: Shape, slot: Slot) {
    if node.isNothing {
      let rest = findings.source.rest(from: node.place).drop { $0 == " " }
      return findings.add(EmptyValue(slot: slot, isBeforeComment: rest.first == "#"), at: node.place)
    }
    switch shape {
    case .text(let limit): checkText(node, limit: limit, slot: slot)
    case .line(let limit): checkLine(node, limit: limit, slot: slot)
    case .word(let word): checkWord(node, word, slot: slot)
    case .number(let range): checkNumber(node, range, slot: slot)
    case .flag: checkFlag(node, slot: slot)
    case .choice(let names): checkChoice(node, names, slot: slot)
    case .list(let shape, let count, let noun): checkList(node, of: shape, count, noun, slot: slot)
    case .object(let object): checkObject(node, object, slot: slot)
    case .numbers(let word, let range): checkNumbers(node, by: word, range, slot: slot)
    case .either(let shape, let object):
      if case .list = node.content { return mismatch(node, slot: slot, expected: shape, orMapping: true) }
      if node.isMapping { checkObject(node, object, slot: slot) } else { check(node, shape, slot: slot) }
    case .later: break
    }
  }

  private mutating func mismatch(_ node: Node, slot: Slot, expected: Shape, orMapping: Bool = false) {
    if case .list = expected, let (marker, place) = listMarker(of: node) {
      return findings.add(ListMarker(marker: marker), at: place)
    }
    findings.add(WrongType(slot: slot, expected: expected.noun, orMapping: orMapping, found: node.noun), at: node.place)
  }

  /// The strange sign before what should be a list's first item.
  private func listMarker(of node: Node) -> (marker: String, place: Place)? {
    switch node.content {
    case .scalar(let text, plain: true): ListMarker.marker(of: text).map { ($0.marker, node.place) }
    case .mapping(let entries):
      entries.first.flatMap { entry in ListMarker.marker(of: entry.key).map { ($0.marker, entry.keyPlace) } }
    default: nil
    }
  }

  /// Warns where a text ends at a `#` that was probably meant as text.
  private mutating func checkHash(behind node: Node) {
    guard case .scalar(let text, plain: true) = node.content, !text.isEmpty else { return }
    guard let rest = findings.source.rest(behind: text, at: node.place) else { return }
    let blanks = rest.prefix { $0 == " " || $0 == "\t" }.count
    let lost = rest.dropFirst(blanks)
    guard blanks > 0, lost.first == "#", HashInText.isText(behind: lost.dropFirst(), blanks: blanks) else { return }
    var place = findings.source.place(ofRest: rest.dropFirst(blanks), behind: text, at: node.place)
    place.width = lost.count
    findings.add(HashInText(text: text, lost: String(lost)), at: place)
  }

  private mutating func checkText(_ node: Node, limit: Int, slot: Slot) {
    checkHash(behind: node)
    switch node.content {
    case .scalar(let text, _): checkText(text, at: node.place, limit: limit, slot: slot)
    case .list: mismatch(node, slot: slot, expected: .text(limit: limit), orMapping: true)
    case .mapping(let entries):
      if entries.isEmpty { findings.add(EmptyText(slot: slot), at: node.place) }
      for entry in entries {
        checkLanguage(entry)
        checkHash(behind: entry.value)
        switch entry.value.content {
        case .scalar where entry.value.isNothing: findings.add(EmptyValue(slot: .key(entry.key)), at: entry.value.place)
        case .scalar(let text, _): checkText(text, at: entry.value.place, limit: limit, slot: slot)
        default: mismatch(entry.value, slot: .key(entry.key), expected: .text(limit: limit))
        }
      }
    }
  }

  private mutating func checkLine(_ node: Node, limit: Int, slot: Slot) {
    guard case .scalar(let text, _) = node.content else {
      return mismatch(node, slot: slot, expected: .line(limit: limit))
    }
    checkHash(behind: node)
    checkText(text, at: node.place, limit: limit, slot: slot)
  }

  private mutating func checkLanguage(_ entry: Node.Entry) {
    guard Language(checking: entry.key) == nil else { return }
    findings.addUnknown(BadLanguage(tag: entry.key), entry.key, at: entry.keyPlace) { Language(checking: $0) != nil }
  }

  private mutating func checkText(_ text: String, at place: Place, limit: Int, slot: Slot) {
    if text.isBlank {
      findings.add(EmptyText(slot: slot), at: place)
    } else if text.utf8.count > limit, text.count > limit {
      findings.add(TextTooLong(slot: slot, count: text.count, limit: limit), at: place)
    } else if let control = text.unicodeScalars.first(where: \.isUnwelcomeControl) {
      findings.add(ControlCharacter(code: control.value), at: place)
    }
  }

  private mutating func checkWord(_ node: Node, _ word: Word, slot: Slot) {
    guard case .scalar(let text, _) = node.content else { return mismatch(node, slot: slot, expected: .word(word)) }
    checkWord(text, word, slot: slot, at: node.place)
  }

  private mutating func checkWord(_ text: String, _ word: Word, slot: Slot, at place: Place) {
    if text.isEmpty { return findings.add(EmptyText(slot: slot), at: place) }
    if let control = text.unicodeScalars.first(where: \.isUnwelcomeControl) {
      return findings.add(ControlCharacter(code: control.value), at: place)
    }
    guard !word.accepts(text) else { return }
    switch word {
    case .id: findings.addUnknown(BadID(id: text), text, at: place, isKnown: word.accepts)
    case .language: findings.addUnknown(BadLanguage(tag: text), text, at: place, isKnown: word.accepts)
    case .accent: findings.add(BadAccent(text: text), at: place)
    case .emoji: findings.add(EmojiTooLong(bytes: text.utf8.count), at: place)
    case .reference, .tag, .path, .address:
      findings.add(TextTooLong(slot: slot, count: text.count, limit: Limits.id), at: place)
    }
  }

  private mutating func checkNumber(_ node: Node, _ range: ClosedRange<Int>, slot: Slot) {
    if let number = node.integer {
      if !range.contains(number) {
        findings.add(NumberOutOfRange(slot: slot, text: "\(number)", range: range), at: node.place)
      }
    } else if node.isNumber {
      let text = node.text ?? ""
      if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        findings.add(NumberOutOfRange(slot: slot, text: text, range: range), at: node.place)
      } else {
        findings.add(NotWhole(slot: slot, text: text, range: range), at: node.place)
      }
    } else {
      mismatch(node, slot: slot, expected: .number(range))
    }
  }

  private mutating func checkFlag(_ node: Node, slot: Slot) {
    guard node.flag == nil else { return }
    guard case .scalar(let text, _) = node.content else { return mismatch(node, slot: slot, expected: .flag) }
    let rule = NotTrueOrFalse(slot: slot, text: text)
    findings.addUnknown(rule, text, at: node.place, isKnown: ["true", "false"].contains)
  }

  private mutating func checkChoice(_ node: Node, _ names: [String], slot: Slot) {
    guard case .scalar(let text, _) = node.content else { return mismatch(node, slot: slot, expected: .choice(names)) }
    guard !names.contains(text) else { return }
    let rule = UnknownChoice(slot: slot, text: text, known: names)
    findings.addUnknown(rule, text, at: node.place, isKnown: names.contains)
  }

  private mutating func checkList(
    _ node: Node, of shape: Shape, _ count: ClosedRange<Int>, _ noun: String, slot: Slot
  ) {
    guard case .list(let items) = node.content else {
      return mismatch(node, slot: slot, expected: .list(of: shape, count: count, noun: noun))
    }
    if items.count < count.lowerBound {
      findings.add(TooFew(noun: noun, count: items.count, least: count.lowerBound), at: node.place)
    }
    if items.count > count.upperBound {
      let first = items[count.upperBound]
      findings.add(TooMany(noun: noun, count: items.count, most: count.upperBound), at: first.place)
    }
    for item in items.prefix(count.upperBound) { check(item, shape, slot: .item(of: noun)) }
  }

  private mutating func checkNumbers(_ node: Node, by word: Word, _ range: ClosedRange<Int>, slot: Slot) {
    guard node.isMapping else { return mismatch(node, slot: slot, expected: .numbers(by: word, range)) }
    let most = Limits.questions.upperBound
    if node.entries.count > most {
      return findings.add(TooMany(noun: "name", count: node.entries.count, most: most), at: node.entries[most].keyPlace)
    }
    for entry in node.entries {
      checkWord(entry.key, word, slot: slot, at: entry.keyPlace)
      if entry.value.isNothing {
        findings.add(EmptyValue(slot: .key(entry.key)), at: entry.value.place)
      } else {
        checkNumber(entry.value, range, slot: .key(entry.key))
      }
    }
  }
}

extension Unicode.Scalar {
  /// A control character other than tab and line breaks, or a byte order mark, which some readers drop.
  var isUnwelcomeControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0xFEFF: true
    default: false
    }
  }
}
