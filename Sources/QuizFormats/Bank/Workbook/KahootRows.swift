/// Trivia from Kahoot's spreadsheet: somewhere in the first rows stand the names of the columns, and below them questions
/// with up to four answers and the numbers of the right ones.
struct KahootRows: BankRows {
  /// How far down the names of the columns may stand.
  private static let mostHead = 20

  private let archive: Archive
  private let name: String
  private var sheet: (rows: XMLRecords, header: KahootHeader)?
  private var texts: [String] = []
  private var number = 0
  private var hasBegun = false

  init(_ archive: Archive, name: String) {
    self.archive = archive
    self.name = name
  }

  var size: Int64 { sheet?.rows.feed.size ?? 0 }
  var position: Int64 { sheet?.rows.feed.inputPosition ?? 0 }
  var failure: InputFailure? { sheet?.rows.feed.failure }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    if !hasBegun { begin(&findings) }
    while let record = sheet?.rows.next(&findings), let sheet {
      guard case .element(let element) = record else { return .mistaken }
      let row = SheetRow(element, texts: texts, fallback: number + 1)
      number = row.number
      if sheet.header.isIdle(row) { continue }
      findings.source = SourceText(
        name: name, text: row.line, origin: SourceText.Position(line: row.number, column: 1))
      return sheet.header.row(row, &findings)
    }
    return nil
  }

  /// Takes the first sheet that has the names.
  private mutating func begin(_ findings: inout Findings) {
    hasBegun = true
    guard let workbook = Workbook(archive, name: name, &findings) else { return }
    texts = workbook.texts
    for var rows in workbook.sheets() {
      number = 0
      for _ in 0..<Self.mostHead {
        guard case .element(let element)? = rows.next(&findings) else { break }
        let row = SheetRow(element, texts: texts, fallback: number + 1)
        number = row.number
        guard number <= Self.mostHead else { break }
        if let header = KahootHeader(row) {
          sheet = (rows, header)
          return
        }
      }
    }
    findings.source = SourceText(name: name)
    findings.add(NoKahootHeader())
  }
}

/// Which column of Kahoot's sheet holds what.
private struct KahootHeader {
  private let question: Int
  private let answers: [Int]
  private let correct: Int

  /// - Returns: nil where the row doesn't name the columns.
  init?(_ row: SheetRow) {
    let names = row.cells.mapValues { $0.lowercased() }.sorted { $0.key < $1.key }
    answers = names.filter { $0.value.hasPrefix("answer ") }.map(\.key)
    guard let question = names.first(where: { $0.value.hasPrefix("question") })?.key,
      let correct = names.first(where: { $0.value.hasPrefix("correct answer") })?.key, answers.count >= 2
    else { return nil }
    (self.question, self.correct) = (question, correct)
  }

  /// Whether nothing is asked in it.
  func isIdle(_ row: SheetRow) -> Bool {
    ([question, correct] + answers).allSatisfy { row.cells[$0]?.isEmpty ?? true }
  }

  func row(_ row: SheetRow, _ findings: inout Findings) -> BankRow {
    let place = Place(spot: .byte(0))
    let written = row.cells[correct] ?? ""
    let numbers = written.split { $0 == "," || $0 == ";" || $0 == " " || $0 == "." }.map { Int($0) }
    let texts = answers.map { row.cells[$0] ?? "" }
    let given = texts.filter { !$0.isEmpty }
    // Numbers that no answer has are told below; 0 stands for them, since `Int.min - 1` would trap.
    let right = Set(numbers.compactMap { $0.map { texts.count >= $0 && $0 > 0 ? $0 : 0 } })
    guard !numbers.isEmpty, !numbers.contains(nil),
      right.allSatisfy({ texts.indices.contains($0 - 1) && !texts[$0 - 1].isEmpty }), let key = right.first
    else {
      findings.add(NoSuchAnswer(name: written, count: given.count), at: place)
      return .mistaken
    }
    guard right.count == 1 else {
      findings.add(NotPlayable(kind: .severalRight), at: place)
      return .unplayable
    }
    func node(_ text: String) -> Node { Node(.scalar(text, plain: false), at: place) }
    let wrong = texts.indices.filter { $0 != key - 1 && !texts[$0].isEmpty }.map { node(texts[$0]) }
    return .question(Node.trivia(row.cells[question] ?? "", key: node(texts[key - 1]), wrong: wrong, at: place))
  }
}
