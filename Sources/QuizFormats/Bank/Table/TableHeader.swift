/// The first record of a table, as the names of its columns.
struct TableHeader {
  /// What stands between cells.
  let delimiter: UInt8
  /// Nil for a column that nobody knows.
  let columns: [BankColumn?]
  let unknown: [CSVReader.Cell]

  /// What may stand between cells, the usual ones first.
  private static let delimiters = Array(",;\t*|:^~#!/\\%$@=+&?\u{1F}\u{1E}".utf8)

  private init(_ feed: TextFeed, delimiter: UInt8) {
    self.delimiter = delimiter
    var findings = Findings(source: SourceText(name: ""))
    var reader = CSVReader(feed, delimiter: delimiter)
    guard case .cells(let cells)? = reader.next(&findings) else {
      (columns, unknown) = ([], [])
      return
    }
    columns = cells.map { BankColumn(named: $0.text) }
    unknown = zip(cells, columns).filter { $1 == nil }.map(\.0)
  }

  /// With the delimiter with which it makes most sense.
  static func best(in feed: TextFeed) -> TableHeader? {
    delimiters.map { TableHeader(feed.glimpse, delimiter: $0) }.max { $0.known < $1.known }
  }

  /// The names of columns that have to be there and aren't.
  func missing(without optional: Set<String>) -> [String] {
    BankColumn.required.filter { !optional.contains($0) && !columns.contains(BankColumn(named: $0)) }
  }

  /// How many columns are known.
  var known: Int { columns.count { $0 != nil } }
}
