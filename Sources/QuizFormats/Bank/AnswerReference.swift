/// A file's reference to the right answer: a letter, a number, the answer's text, or a letter and the text.
struct AnswerReference {
  enum Resolution: Equatable {
    /// The index of the right answer.
    case option(Int)
    case several, none
    /// Several possible indices; empty if it is unclear which number the first answer has.
    case ambiguous([Int])
    /// The index of the letter's answer, whose text differs from the reference.
    case contradiction(Int)
  }

  /// The answers; empty texts aren't answers.
  let options: [String]
  /// The number of each answer; nil if it is unclear.
  let numbers: [Int]?
  /// Whether letters and numbers always name answers, even if an answer has the same text.
  let prefersLabels: Bool

  /// - Parameter numbers: the file's numbers of the answers; nil if they are unclear.
  init(_ options: [String], numbers: [Int]?, prefersLabels: Bool = false) {
    self.options = options
    self.numbers = numbers
    self.prefersLabels = prefersLabels
  }

  func resolve(_ reference: String) -> Resolution {
    let text = reference.trimmed
    guard !text.isEmpty else { return .none }
    let equal = indices(equalTo: text)
    // “B) 4” is a letter and a text; 4 isn't a number of an answer.
    let labelled = resolveLabelledText(text)
    if case .option = labelled, equal.isEmpty { return labelled }
    guard let labels = parseLabels(text) else {
      if let first = equal.first { return equal.count == 1 ? .option(first) : .ambiguous(equal) }
      return labelled
    }
    if case .unknownBase = labels, case .contradiction = labelled, equal.isEmpty { return labelled }
    if prefersLabels || equal.isEmpty { return resolve(labels) }
    // “7” must be the text if there is no seventh answer.
    if equal.count == 1, indices(of: labels).allSatisfy({ $0 == equal[0] }) { return .option(equal[0]) }
    let named = indices(of: labels)
    return .ambiguous(named + equal.filter { !named.contains($0) })
  }

  /// The answers with this text; if there is none, those that differ only in case.
  private func indices(equalTo text: String) -> [Int] {
    let same = options.indices.filter { options[$0] == text }
    if !same.isEmpty { return same }
    let folded = text.lowercased()
    return options.indices.filter { options[$0].lowercased() == folded }
  }

  private enum LabelReference {
    /// Nil for a letter or number that has no answer.
    case indices([Int?])
    /// A number, if it is unclear whether numbers begin at 0 or 1.
    case unknownBase(Int)
  }

  /// All indices that labels can mean.
  private func indices(of labels: LabelReference) -> [Int] {
    switch labels {
    case .indices(let indices): indices.compactMap(\.self)
    case .unknownBase(let number): number > options.count ? [] : [number - 1, number].compactMap(validIndex)
    }
  }

  private func resolve(_ labels: LabelReference) -> Resolution {
    switch labels {
    case .unknownBase: return .ambiguous([])
    case .indices(let indices):
      let known = Set(indices)
      guard !known.contains(nil), let first = indices.first ?? nil else { return .none }
      return known.count == 1 ? .option(first) : .several
    }
  }

  /// The answers that letters and numbers name; nil if the text contains anything else.
  private func parseLabels(_ text: String) -> LabelReference? {
    let tokens = tokens(of: text)
    guard (1...26).contains(tokens.count) else { return nil }
    var indices: [Int?] = []
    for token in tokens {
      let label = Self.label(token)
      if let number = BankColumn.letterNumber(label) {
        indices.append(validIndex(number - 1))
      } else if label.isInteger, let number = Int(label) {
        guard let numbers else { return .unknownBase(number) }
        indices.append(numbers.firstIndex(of: number).flatMap(validIndex))
      } else if tokens.count == 1, let several = parseJoinedLetters(label) {
        indices += several
      } else {
        return nil
      }
    }
    return .indices(indices)
  }

  /// The parts of a reference, such as `A` and `C`.
  private func tokens(of text: String) -> [Substring] {
    // pandas writes 2 as 2.0 in a column with empty cells.
    let text = text.isFloatingPointInteger ? text.dropLast(2) : text[...]
    // A program may have changed Kahoot's “1,3” to the number 1.3.
    var tokens = text.split {
      $0 == "," || $0 == ";" || $0 == "/" || $0 == "&" || prefersLabels && $0 == "." || $0.isWhitespace
    }
    if tokens.count > 1, ["option", "answer", "choice"].contains(tokens[0].lowercased()) { tokens.removeFirst() }
    return tokens
  }

  /// A letter or number without brackets and full stops.
  private static func label(_ token: Substring) -> String {
    String(token.drop { $0 == "(" }.trimmingEnd { $0 == ")" || $0 == "." })
  }

  /// The numbers that a reference consists of; nil for any other one, and for one that is an answer's text.
  func numbers(in reference: String) -> [Int]? {
    guard indices(equalTo: reference.trimmed).isEmpty else { return nil }
    let numbers = tokens(of: reference.trimmed).map(Self.label).map { $0.isInteger ? Int($0) : nil }
    return numbers.isEmpty || numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  private func validIndex(_ index: Int) -> Int? {
    options.indices.contains(index) && !options[index].isEmpty ? index : nil
  }

  /// Joined letters such as `AC`, if each has an answer and none occurs twice.
  private func parseJoinedLetters(_ letters: String) -> [Int]? {
    let numbers = letters.map { $0.isUppercase ? BankColumn.letterNumber(String($0)) : nil }
    let indices = numbers.map { $0.flatMap { validIndex($0 - 1) } }
    return indices.count > 1 && !indices.contains(nil) && Set(indices).count == indices.count
      ? indices.compactMap(\.self) : nil
  }

  /// A letter and the answer's text: `B) Berlin`.
  private func resolveLabelledText(_ text: String) -> Resolution {
    guard let separator = text.firstIndex(where: { ".):-–".contains($0) }), text[..<separator].count <= 2 else {
      return .none
    }
    let label = String(text[..<separator]).trimmed.filter { $0 != "(" }
    let rest = String(text[text.index(after: separator)...]).trimmed
    guard BankColumn.letterNumber(label) != nil, case .indices(let indices)? = parseLabels(label),
      let index = indices.first ?? nil
    else { return .none }
    return self.indices(equalTo: rest).contains(index) ? .option(index) : .contradiction(index)
  }

  /// Reports a reference that doesn't resolve to one answer.
  ///
  /// - Parameter question: the location of the question.
  /// - Returns: the record for the row.
  func reportUnresolved(
    _ resolution: Resolution, of reference: String, at location: SourceLocation, question: SourceLocation,
    _ diagnostics: inout Diagnostics
  ) -> BankRecord {
    switch resolution {
    case .several:
      diagnostics.add(UnsupportedQuestionKind(kind: .multipleKeys), at: question)
      return .unplayable
    case .ambiguous(let indices):
      diagnostics.add(
        AmbiguousAnswer(name: reference, candidates: indices.map { options[$0] }, isInTable: !prefersLabels),
        at: location)
    case .contradiction(let option):
      diagnostics.add(ContradictoryAnswerReference(name: reference, option: options[option]), at: location)
    case .none, .option:
      diagnostics.add(NoSuchAnswer(name: reference, count: options.count { !$0.isEmpty }), at: location)
    }
    return .invalid
  }
}
