/// The meaning of a table's column.
enum BankColumn: Hashable {
  /// A wrong answer. There may be several such columns, with empty cells. If the name has no number, a cell may contain
  /// a list.
  case distractor(mayBeList: Bool)
  /// An answer, right or wrong; another column names the right one. The number comes from the name: 2 for `Answer 2`,
  /// `Option B` and `B`.
  case option(number: Int?, mayBeList: Bool)
  /// The value of a key of ``ObjectSchema/trivia``.
  case field(String, isRequired: Bool)
  /// A known column without use: a time limit.
  case ignored

  /// - Parameter name: the header's cell; case, spaces, hyphens and underscores don't matter.
  init?(named name: String) {
    if Self.isRowNumber(name) {
      self = .ignored
    } else if let column = Self.known(name) {
      self = column
    } else if let end = ["(", " - ", " – "].compactMap({ name.firstRange(of: $0)?.lowerBound }).min(),
      let column = Self.known(String(name[..<end]))
    {
      self = column
    } else {
      return nil
    }
  }

  private static func known(_ name: String) -> BankColumn? {
    let normalized = name.lowercased().filter { $0.isLetter || $0.isNumber }
    switch normalized {
    case "category", "difficulty", "question": return .field(normalized, isRequired: true)
    case "questiontext", "questiontitle": return .field("question", isRequired: true)
    case "ans", "answerkey", "correctans", "correctanswer", "correctanswers", "answer", "correct", "rightanswer",
      "correctoption", "correctchoice":
      return .field("answer", isRequired: true)
    case "id", "language", "explanation", "source": return .field(normalized, isRequired: false)
    case "answerexplanation": return .field("explanation", isRequired: false)
    case "licence", "license": return .field("licence", isRequired: false)
    case "incorrectanswers", "wronganswers", "incorrectanswer", "wronganswer", "incorrect", "wrong", "distractors":
      return .distractor(mayBeList: true)
    case "options", "choices", "answers": return .option(number: nil, mayBeList: true)
    case "timelimit", "timelimitsec": return .ignored
    default: return numbered(normalized)
    }
  }

  /// Whether a name such as “#”, “Question #” or “No.” is for the rows' numbers.
  private static func isRowNumber(_ name: String) -> Bool {
    let normalized = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if name.contains("#") || name.contains("№") {
      return ["", "no", "q", "question", "item", "row"].contains(normalized)
    }
    return ["no", "nr", "questionno", "questionnr", "questionnumber", "qno", "sno", "slno", "srno"].contains(normalized)
  }

  private static func numbered(_ normalized: String) -> BankColumn? {
    for stem in ["incorrectanswer", "wronganswer", "incorrect", "wrong", "distractor"] where normalized.hasPrefix(stem)
    {
      if normalized.dropFirst(stem.count).allSatisfy(\.isNumber) { return .distractor(mayBeList: false) }
    }
    for stem in ["answer", "option", "choice", ""] where normalized.hasPrefix(stem) {
      let rest = normalized.dropFirst(stem.count)
      if let number = letterNumber(rest) { return .option(number: number, mayBeList: false) }
      if !stem.isEmpty, (1...2).contains(rest.utf8.count), let number = Int(rest) {
        return .option(number: number, mayBeList: false)
      }
    }
    return nil
  }

  /// The number in a wrong answer's name: 2 for `incorrect2`; nil for other columns and for names without one.
  func distractorNumber(in name: String) -> Int? {
    guard case .distractor = self else { return nil }
    let digits = name.filter { $0.isLetter || $0.isNumber }.reversed().prefix { $0.isNumber }
    return Int(String(digits.reversed()))
  }

  /// The word for the field in `--column`; nil for fields that questions don't need.
  var mappingWord: String? {
    switch self {
    case .field(let key, isRequired: true): key
    case .option: "option"
    case .distractor, .field, .ignored: nil
    }
  }

  /// 1 for `a`, 2 for `b` and so on; nil for any other text.
  static func letterNumber(_ text: some StringProtocol) -> Int? {
    guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
    switch byte {
    case 0x41...0x5A: return Int(byte) - 0x40
    case 0x61...0x7A: return Int(byte) - 0x60
    default: return nil
    }
  }

  /// The columns that every question needs.
  static let required = ["category", "difficulty", "question", "correctAnswer", "incorrect1"]

  static let names =
    required + ["incorrect2", "incorrect3", "explanation", "source", "licence", "language", "id"]
}
