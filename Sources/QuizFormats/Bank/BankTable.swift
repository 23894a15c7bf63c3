/// Reads trivia from a table: a header that names the columns, in any order, and a row for each question.
enum BankTable {
  /// What may stand between cells. The one with which the header makes most sense is taken.
  private static let delimiters = Array(",;\t*|".utf8)

  /// The rows as trees; nil where there is no header, which then is among the findings.
  static func read(_ findings: inout Findings) -> BankTree? {
    let text = findings.source.text
    let headers = delimiters.map { Header(text, delimiter: $0, findings.source) }
    guard let header = headers.max(by: { $0.known < $1.known }), header.isComplete else {
      let best = headers.max { $0.known < $1.known }
      findings.add(NoHeader(missing: best?.missing ?? []), at: Place(spot: .byte(0)))
      return nil
    }
    for cell in header.unknown {
      let rule = UnknownColumn(name: cell.text, known: BankColumn.names)
      findings.add(rule, at: cell.place)
    }
    var reader = CSVReader(text, delimiter: header.delimiter)
    _ = reader.next(&findings)
    var rows: [Node?] = []
    while let record = reader.next(&findings) { rows.append(row(record, header, &findings)) }
    return BankTree(head: Node(.mapping([]), at: Place(spot: .byte(0))), questions: rows)
  }

  private static func row(_ record: CSVReader.Record, _ header: Header, _ findings: inout Findings) -> Node? {
    guard case .cells(let cells, let place) = record else { return nil }
    guard cells.count == header.columns.count else {
      findings.add(RowLength(count: cells.count, expected: header.columns.count), at: place)
      return nil
    }
    return node(zip(header.columns, cells), at: place)
  }

  private static func node(_ cells: some Sequence<(BankColumn?, CSVReader.Cell)>, at place: Place) -> Node {
    var entries: [Node.Entry] = []
    var wrong: [Node] = []
    for (column, cell) in cells {
      let isEmpty = cell.text.allSatisfy(\.isWhitespace)
      let value = Node(.scalar(cell.text, plain: false), at: cell.place)
      switch column {
      case .wrong?: if !isEmpty { wrong.append(value) }
      case .key(let key, let isRequired)?:
        if isRequired || !isEmpty { entries.append(Node.Entry(key: key, keyPlace: cell.place, value: value)) }
      case nil: continue
      }
    }
    entries.append(Node.Entry(key: "wrong", keyPlace: place, value: Node(.list(wrong), at: place)))
    return Node(.mapping(entries), at: place)
  }

  /// The first record, as the names of columns.
  private struct Header {
    let delimiter: UInt8
    /// Nil for a column that nobody knows.
    let columns: [BankColumn?]
    let unknown: [CSVReader.Cell]

    init(_ text: String, delimiter: UInt8, _ source: SourceText) {
      self.delimiter = delimiter
      var findings = Findings(source: source)
      var reader = CSVReader(text, delimiter: delimiter)
      guard case .cells(let cells, _)? = reader.next(&findings) else {
        (columns, unknown) = ([], [])
        return
      }
      columns = cells.map { BankColumn(named: $0.text) }
      unknown = zip(cells, columns).filter { $1 == nil }.map(\.0)
    }

    var known: Int { columns.count { $0 != nil } }
    var missing: [String] { BankColumn.required.filter { !columns.contains(BankColumn(named: $0)) } }
    var isComplete: Bool { missing.isEmpty }
  }
}
