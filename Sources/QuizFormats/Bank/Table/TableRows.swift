/// Trivia from a table: a header that names the columns, in any order, and a row for each question.
struct TableRows: BankRows {
  private var feed: TextFeed
  private let defaults: BankDefaults
  /// From the header on.
  private var table: (reader: CSVReader, columns: TableColumns, count: Int)?
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
    while let count = table?.count, let record = table?.reader.next(&findings) {
      guard case .cells(let cells) = record else { return .mistaken }
      if cells.allSatisfy(\.text.isBlank), cells.count > 1 { continue }
      guard cells.count == count else {
        let place = Place(spot: .byte(0))
        findings.add(RowLength(count: cells.count, expected: count), at: place)
        return .mistaken
      }
      var row: [Int: TableCell] = [:]
      for (place, cell) in cells.enumerated() {
        row[place] = TableCell(text: cell.text, place: cell.place, isText: cell.isQuoted)
      }
      if let question = table?.columns.row(row, &findings) { return question }
    }
    return nil
  }

  /// Reads the header; where there is none, that is among the findings.
  private mutating func begin(_ findings: inout Findings) {
    hasBegun = true
    if feed.isAtEnd { return findings.add(FileEmpty()) }
    let delimiter = feed.takeDelimiter()
    guard let header = TableHeader.best(in: feed, delimiter: delimiter, defaults), header.isWhole else {
      return refuse(TableHeader.best(in: feed, delimiter: delimiter, defaults), &findings)
    }
    var reader = CSVReader(feed, delimiter: header.delimiter)
    var quiet = findings
    for _ in 0..<header.above { _ = reader.next(&quiet) }
    _ = reader.next(&findings)
    for place in header.columns.unknown {
      let cell = header.cells[place]
      findings.add(UnknownColumn(name: cell.text, known: BankColumn.names), at: cell.place)
    }
    table = (reader, header.columns, header.cells.count)
  }

  private func refuse(_ header: TableHeader?, _ findings: inout Findings) {
    findings.source = feed.source(to: feed.lineEnd(from: feed.position), name: findings.source.name)
    let place = Place(spot: .byte(0))
    let notFound = header?.columns.notFound ?? []
    for name in notFound {
      findings.add(
        ColumnNotFound(name: name, present: header?.cells.map(\.text).filter { !$0.isBlank } ?? []), at: place)
    }
    let missing = header?.columns.missing ?? []
    if notFound.isEmpty { findings.add(NoHeader(missing: missing), at: place) }
  }
}
