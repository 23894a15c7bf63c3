internal import QuizEngine

/// Holds a tree to a shape and reports what doesn't fit. What it passed can be read without further checks of form.
struct ShapeCheck {
  var findings: Findings

  /// - Parameter slot: where the value stands, for messages.
  mutating func check(_ node: Node, _ shape: Shape, slot: Slot) {
    if node.isNothing { return findings.add(EmptyValue(slot: slot), at: node.place) }
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
    findings.add(WrongType(slot: slot, expected: expected.noun, orMapping: orMapping, found: node.noun), at: node.place)
  }

  private mutating func checkText(_ node: Node, limit: Int, slot: Slot) {
    switch node.content {
    case .scalar(let text, _): checkText(text, at: node.place, limit: limit, slot: slot)
    case .list: mismatch(node, slot: slot, expected: .text(limit: limit), orMapping: true)
    case .mapping(let entries):
      if entries.isEmpty { findings.add(EmptyText(slot: slot), at: node.place) }
      for entry in entries {
        checkLanguage(entry)
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
    checkText(text, at: node.place, limit: limit, slot: slot)
  }

  private mutating func checkLanguage(_ entry: Node.Entry) {
    if Language(checking: entry.key) == nil { findings.add(BadLanguage(tag: entry.key), at: entry.keyPlace) }
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
    case .id: findings.add(BadID(id: text), at: place)
    case .language: findings.add(BadLanguage(tag: text), at: place)
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
    findings.add(NotTrueOrFalse(slot: slot, text: text), at: node.place)
  }

  private mutating func checkChoice(_ node: Node, _ names: [String], slot: Slot) {
    guard case .scalar(let text, _) = node.content else { return mismatch(node, slot: slot, expected: .choice(names)) }
    if !names.contains(text) { findings.add(UnknownChoice(slot: slot, text: text, known: names), at: node.place) }
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
