internal import QuizEngine

/// Reads the texts of a trivia question in its languages, from a tree that ``ObjectSchema/trivia`` allows.
///
/// Each field is one text or a text for each language; `wrong` is a list of those, or a list for each language.
struct QuestionTextsReader {
  /// The texts in one language as far as they are given.
  private struct Fields {
    var question: DocumentNode?
    var answer: DocumentNode?
    /// Nil for a wrong answer that this language doesn't have.
    var wrong: [DocumentNode?]?
    var explanation: DocumentNode?
    var source: DocumentNode?

    /// The right answer, then the wrong ones.
    var options: [DocumentNode?] { [answer] + (wrong ?? []) }
  }

  private let node: DocumentNode
  /// The languages of the question; the first is its primary one.
  private let languages: [Language]
  /// The texts by the position of their language in ``languages``; nil for a language that has none.
  private var fields: [Fields?]
  private var diagnostics: Diagnostics

  /// The texts that were read; nil if they have an error, with a diagnostic.
  struct Texts {
    let primary: TriviaTexts
    let translations: [TriviaTexts]
  }

  /// - Parameter languages: at least one.
  static func read(_ node: DocumentNode, languages: [Language], _ diagnostics: inout Diagnostics) -> Texts? {
    var reader = Self(node: node, languages: languages, diagnostics: diagnostics)
    defer { diagnostics = reader.diagnostics }
    return reader.texts()
  }

  private init(node: DocumentNode, languages: [Language], diagnostics: Diagnostics) {
    self.node = node
    self.languages = languages
    fields = languages.map { _ in nil }
    self.diagnostics = diagnostics
  }

  private mutating func texts() -> Texts? {
    let before = diagnostics.errorCount
    collect("question") { $0.question = $1 }
    collect("answer") { $0.answer = $1 }
    collect("explanation") { $0.explanation = $1 }
    collect("source") { $0.source = $1 }
    collectWrong()
    shareNumbers()
    guard let primary = primaryTexts() else { return nil }
    let translations = languages.indices.dropFirst().compactMap { translation(into: $0, of: primary) }
    return diagnostics.errorCount == before ? Texts(primary: primary, translations: translations) : nil
  }

  // MARK: Collecting

  /// Finds the text of a key in each language.
  private mutating func collect(_ key: String, _ assign: (inout Fields, DocumentNode) -> Void) {
    guard let value = node[key] else { return }
    for (position, text) in byLanguage(value, of: key) {
      var given = fields[position] ?? Fields()
      assign(&given, text)
      fields[position] = given
    }
  }

  private mutating func collectWrong() {
    guard let value = node["wrong"] else { return }
    if value.isMapping {
      return collect("wrong") { $0.wrong = $1.items }
    }
    for (index, item) in value.items.enumerated() {
      for (position, text) in byLanguage(item, of: "wrong[\(index)]") {
        var given = fields[position] ?? Fields()
        var wrong = given.wrong ?? []
        while wrong.count < index { wrong.append(nil) }
        given.wrong = wrong + [text]
        fields[position] = given
      }
    }
    for position in fields.indices {
      while let count = fields[position]?.wrong?.count, count < value.items.count {
        fields[position]?.wrong?.append(nil)
      }
    }
  }

  /// The positions of a value's languages with the texts. A plain value is in the primary language; a mapping has a
  /// value for each language.
  private mutating func byLanguage(_ value: DocumentNode, of key: String) -> [(Int, DocumentNode)] {
    guard value.isMapping else { return [(0, value)] }
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    diagnostics.path?.descend(to: key)
    var found: [(Int, DocumentNode)] = []
    for entry in value.entries {
      diagnostics.path?.language = entry.key
      guard let language = Language(validating: entry.key) else { continue }
      guard let position = languages.firstIndex(of: language) else {
        let rule = UndeclaredTextLanguage(tag: language.tag, declared: languages.map(\.tag))
        diagnostics.add(rule, at: entry.keyLocation)
        continue
      }
      if found.contains(where: { $0.0 == position }) {
        diagnostics.add(DuplicateLanguage(tag: entry.key), at: entry.keyLocation)
      } else {
        found.append((position, entry.value))
      }
    }
    return found
  }

  /// A plain answer without letters, such as a year, is the same in every language that has a question.
  private mutating func shareNumbers() {
    guard let given = fields[0] else { return }
    for position in fields.indices.dropFirst() where fields[position]?.question != nil {
      if let answer = given.answer, fields[position]?.answer == nil, node["answer"]?.hasLetters == false {
        fields[position]?.answer = answer
      }
      guard case .list(let items)? = node["wrong"]?.content else { continue }
      let wrong = fields[position]?.wrong ?? items.map { _ in nil }
      fields[position]?.wrong = zip(wrong, items).map { $0 ?? ($1.hasLetters ? nil : $1) }
    }
  }

  // MARK: Checking

  private mutating func primaryTexts() -> TriviaTexts? {
    let language = languages[0]
    let given = fields[0] ?? Fields()
    var missing: [String] = []
    if given.question == nil { missing.append("question") }
    if given.answer == nil { missing.append("answer") }
    if given.wrong?.allSatisfy({ $0 != nil }) != true { missing.append("wrong") }
    for key in missing {
      diagnostics.add(MissingPrimaryText(key: key, tag: language.tag), at: (node[key] ?? node).location, field: key)
    }
    guard missing.isEmpty, let texts = Self.texts(given, in: language) else { return nil }
    checkAnswers(of: given, in: language)
    return texts
  }

  /// The texts in another language; nil if there are none, or not enough to show the question.
  private mutating func translation(into position: Int, of primary: TriviaTexts) -> TriviaTexts? {
    guard let given = fields[position] else { return nil }
    let language = languages[position]
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    diagnostics.path?.language = language.tag
    var missing: [String] = []
    if given.question == nil { missing.append("question") }
    if given.answer == nil { missing.append("answer") }
    if given.wrong?.contains(where: { $0 != nil }) != true { missing.append("wrong") }
    let wrong = given.wrong ?? []
    let location = (given.question ?? given.answer ?? given.explanation ?? node["question"] ?? node).location
    if missing.isEmpty, wrong.count != primary.distractors.count || wrong.contains(where: { $0 == nil }) {
      let rule = UnequalWrongAnswerCounts(
        tag: language.tag, count: wrong.count { $0 != nil }, primaryTag: primary.language.tag,
        expected: primary.distractors.count)
      diagnostics.add(rule, at: (wrong.compactMap(\.self).first ?? node).location, field: "wrong")
      return nil
    }
    let isUsable = missing.isEmpty
    if given.explanation == nil, !primary.explanation.isEmpty { missing.append("explanation") }
    if !missing.isEmpty {
      let rule = IncompleteTranslation(tag: language.tag, missing: missing, isUsable: isUsable)
      diagnostics.add(rule, at: location)
    }
    guard isUsable else { return nil }
    checkAnswers(of: given, in: language)
    comparePairs(given, in: language)
    return Self.texts(given, in: language)
  }

  /// Finds answers that mean something else than those at the same positions in the primary language, as far as that is
  /// seen without a dictionary: other numbers, and equal texts at other positions.
  private mutating func comparePairs(_ given: Fields, in language: Language) {
    guard let original = fields[0] else { return }
    let primary = languages[0]
    let originals = original.options.map { $0?.text?.trimmed ?? "" }
    for (index, node) in given.options.enumerated() {
      guard let node, let text = node.text?.trimmed, index < originals.count, text != originals[index] else { continue }
      let isMoved = originals.contains(text)
      guard isMoved || text.isOtherNumber(than: originals[index]) else { continue }
      if index == 0 {
        let rule = TranslatedKeyDiffers(
          text: text, tag: language.tag, primaryText: originals[0], primaryTag: primary.tag)
        diagnostics.add(rule, at: node.location, field: "answer")
      } else {
        let rule = TranslatedAnswersDiffer(
          text: text, tag: language.tag, primaryText: originals[index], primaryTag: primary.tag)
        diagnostics.add(rule, at: node.location, field: "wrong[\(index - 1)]")
      }
    }
  }

  private mutating func checkAnswers(of given: Fields, in language: Language) {
    let wrong = (given.wrong ?? []).compactMap(\.self)
    // A list, because to hash a text takes longer than to compare it with a few.
    var seen = [given.answer?.text?.trimmed].compactMap(\.self)
    for (index, node) in wrong.enumerated() {
      guard let text = node.text?.trimmed else { continue }
      guard seen.contains(text) else {
        seen.append(text)
        continue
      }
      diagnostics.add(DuplicateAnswer(text: text), at: node.location, field: "wrong[\(index)]")
    }
  }

  private static func texts(_ given: Fields, in language: Language) -> TriviaTexts? {
    guard let question = given.question?.text, let answer = given.answer?.text else { return nil }
    return TriviaTexts(
      language: language, text: question.cleaned, correctAnswer: answer.cleaned,
      distractors: (given.wrong ?? []).compactMap { $0?.text?.cleaned },
      explanation: given.explanation?.text?.cleaned ?? "", source: given.source?.text?.cleaned ?? "")
  }
}

extension String {
  /// Whether both are numbers without letters, and different ones. Signs between digits don't matter: `1,000` is `1
  /// 000`.
  fileprivate func isOtherNumber(than other: String) -> Bool {
    let (digits, others) = (plainDigits, other.plainDigits)
    return !digits.isEmpty && !others.isEmpty && digits != others
  }

  /// Its digits; empty if it has letters.
  private var plainDigits: String { contains(where: \.isLetter) ? "" : filter(\.isNumber) }
}

extension DocumentNode {
  /// Whether it isn't a plain value without letters. A mapping or a list counts as letters.
  fileprivate var hasLetters: Bool { text?.contains(where: \.isLetter) ?? true }

  /// All texts in the value, at any depth.
  var scalars: [DocumentNode] {
    switch content {
    case .scalar: [self]
    case .list(let items): items.flatMap(\.scalars)
    case .mapping(let entries): entries.flatMap(\.value.scalars)
    }
  }
}
