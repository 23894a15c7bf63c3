internal import QuizEngine

/// An answer form that a blind reader filled in.
public struct AnswerForm: Sendable {
  static let judgements = ["answer", "unsure", "difficulty", "giveaway", "style", "remark"]
  static let columns = ["number", "id", "check"] + judgements
  /// Columns of an archived form: the right answer and the difficulty at the time of the reading.
  static let archiveColumns = ["key", "label"]
  /// Larger forms aren't read.
  private static let maxRows = 100_000

  /// What a reader says about one question.
  struct Row: Hashable, Sendable {
    let id: String
    let check: String
    /// The index of the answer; nil if the reader left it empty.
    let answer: Int?
    let isUnsure: Bool
    let difficulty: Difficulty?
    let isGiveaway: Bool
    let hasStyleFlag: Bool
    let remark: String
    /// The index of the right answer and the difficulty, in an archived form.
    let correctIndex: Int?
    let label: Difficulty?
  }

  let name: String
  let seed: UInt64?
  let language: Language?
  let rows: [Row]
  /// What can't be read, with the form's name and line.
  public let problems: [String]

  /// Reads a form. Lines that can't be read become ``problems``; the others count.
  public init(_ text: String, name: String) {
    var seed = UInt64?.none
    var language = Language?.none
    var rows = [Row]()
    var problems = [String]()
    var columns: [String]?
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.hasPrefix("#") {
        seed = seed ?? Self.word(after: "seed ", in: line).flatMap { UInt64($0) }
        language = language ?? Self.word(after: "language ", in: line).flatMap { Language(validating: $0) }
        continue
      }
      if line.allSatisfy(\.isWhitespace) { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
      guard let names = columns else {
        columns = cells.map { $0.lowercased() }
        for name in ["id", "answer", "difficulty"] where !cells.contains(name) {
          problems.append("\(name.quoted) isn't in the first line's columns")
        }
        continue
      }
      guard rows.count < Self.maxRows else {
        problems.append("line \(index + 1): more than \(Self.maxRows.grouped) lines")
        break
      }
      let fields = Dictionary(zip(names, cells)) { first, _ in first }
      switch Self.row(fields) {
      case .success(let row): rows.append(row)
      case .failure(let problem): problems.append("line \(index + 1): \(problem.text)")
      }
    }
    if columns == nil { problems.append("the form is empty") }
    self.name = name
    self.seed = seed
    self.language = language
    self.rows = rows
    self.problems = problems.map { "\(name.printable): \($0)" }
  }

  /// The ids of all questions in the form.
  public var ids: [String] { rows.map(\.id) }

  private struct Problem: Error { let text: String }

  private static func row(_ fields: [String: String]) -> Result<Row, Problem> {
    func text(_ key: String) -> String { fields[key] ?? "" }
    let id = text("id")
    if id.isEmpty { return .failure(Problem(text: "there is no id")) }
    var answers: [String: Int] = [:]
    for key in ["answer", "key"] where !text(key).isEmpty {
      guard let number = BankColumn.letterNumber(text(key)) else {
        return .failure(Problem(text: "the \(key) \(text(key).quoted) isn't a letter"))
      }
      answers[key] = number - 1
    }
    var difficulties: [String: Difficulty] = [:]
    for key in ["difficulty", "label"] where !text(key).isEmpty {
      guard let difficulty = Difficulty(parsing: text(key)) else {
        return .failure(Problem(text: "\(text(key).quoted) isn't easy, medium or hard"))
      }
      difficulties[key] = difficulty
    }
    func isMarked(_ key: String) -> Bool { !["", "-", "no", "0", "false"].contains(text(key).lowercased()) }
    return .success(
      Row(
        id: id, check: text("check"), answer: answers["answer"], isUnsure: isMarked("unsure"),
        difficulty: difficulties["difficulty"], isGiveaway: isMarked("giveaway"), hasStyleFlag: isMarked("style"),
        remark: text("remark"), correctIndex: answers["key"], label: difficulties["label"]))
  }

  private static func word(after prefix: String, in line: Substring) -> String? {
    guard let start = line.firstRange(of: prefix)?.upperBound else { return nil }
    let word = line[start...].prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return word.isEmpty ? nil : String(word)
  }
}
