/// Trivia from a table: a header that names the columns, in any order, and a row for each question.
struct TableRows: BankRows {
  private let feed: TextFeed
  private let defaults: BankDefaults
  /// From the header on.
  private var table: (reader: CSVReader, columns: [BankColumn?])?
  private var hasBegun = false

  init(_ feed: TextFeed, defaults: BankDefaults) {
    self.feed = feed
    self.defaults = defaults
  }

  var size: Int64 { feed.size }
  var position: Int64 { (table?.reader.feed ?? feed).inputPosition }
  var failure: InputFailure? { (table?.reader.feed ?? feed).failure }
  var guess: TextDecoder.Encoding? { (table?.reader.feed ?? feed).guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    if !hasBegun { begin(&findings) }
    guard let columns = table?.columns, let record = table?.reader.next(&findings) else { return nil }
    guard case .cells(let cells) = record else { return .mistaken }
    guard cells.count == columns.count else {
      let place = Place(spot: .byte(0))
      findings.add(RowLength(count: cells.count, expected: columns.count), at: place)
      return .mistaken
    }
    return .question(question(zip(columns, cells)))
  }

  /// Reads the header; where there is none, that is among the findings.
  private mutating func begin(_ findings: inout Findings) {
    hasBegun = true
    if feed.isAtEnd { return findings.add(FileEmpty()) }
    let header = TableHeader.best(in: feed)
    let missing = header?.missing(without: optional) ?? []
    guard let header, missing.isEmpty else {
      findings.source = feed.source(to: feed.lineEnd(from: feed.position), name: findings.source.name)
      return findings.add(NoHeader(missing: missing), at: Place(spot: .byte(0)))
    }
    table = (CSVReader(feed, delimiter: header.delimiter), header.columns)
    _ = table?.reader.next(&findings)
    for cell in header.unknown {
      findings.add(UnknownColumn(name: cell.text, known: BankColumn.names), at: cell.place)
    }
  }

  /// Keys that a row needn't hold, since there is something to take in their place.
  private var optional: Set<String> {
    var keys: Set<String> = []
    if defaults.category != nil { keys.insert("category") }
    if defaults.difficulty != nil { keys.insert("difficulty") }
    return keys
  }

  private func question(_ cells: some Sequence<(BankColumn?, CSVReader.Cell)>) -> Node {
    var entries: [Node.Entry] = []
    var wrong: [Node] = []
    for (column, cell) in cells {
      let isEmpty = cell.text.isBlank
      let value = Node(.scalar(cell.text, plain: false), at: cell.place)
      switch column {
      case .wrong?: if !isEmpty { wrong.append(value) }
      case .key(let key, let isRequired)?:
        if !isEmpty || isRequired && !optional.contains(key) {
          entries.append(Node.Entry(key: key, keyPlace: cell.place, value: value))
        }
      case nil: continue
      }
    }
    let place = Place(spot: .byte(0))
    entries.append(Node.Entry(key: "wrong", keyPlace: place, value: Node(.list(wrong), at: place)))
    return Node(.mapping(entries), at: place)
  }
}
