/// The record with the names of a table's columns: the first one, or one below a title.
struct TableHeader {
  /// The maximal number of records to search.
  static let maxRecordsAbove = 20

  /// The character between cells.
  let delimiter: UInt8
  let columns: TableColumns
  let cells: [CSVReader.Cell]
  /// The number of records above it.
  let recordsAbove: Int

  /// The possible delimiters, the usual ones first.
  private static let delimiters = Array(",;\t*|:^~#!/\\%$@=+&?\u{1F}\u{1E}".utf8)

  private init(_ cells: [CSVReader.Cell], delimiter: UInt8, recordsAbove: Int, _ defaults: BankDefaults) {
    self.delimiter = delimiter
    self.recordsAbove = recordsAbove
    self.cells = cells
    let names = Dictionary(uniqueKeysWithValues: cells.enumerated().map { ($0.offset, $0.element.text) })
    columns = TableColumns(names, defaults: defaults)
  }

  /// Finds the header and the delimiter that fit best.
  ///
  /// - Parameter delimiter: the delimiter, if a line of the file names it.
  static func detect(in stream: TextStream, delimiter: UInt8?, _ defaults: BankDefaults) -> TableHeader? {
    let delimiters = delimiter.map { [$0] } ?? delimiters
    let first = delimiters.compactMap { headers(in: stream, delimiter: $0, maxCount: 1, defaults).first }
    if let best = best(of: first), best.isComplete { return best }
    let seen = Set(stream.bytes[stream.position..<stream.lookaheadEnd])
    let all = delimiters.filter(seen.contains).compactMap {
      best(of: headers(in: stream, delimiter: $0, maxCount: maxRecordsAbove, defaults))
    }
    return best(of: all.filter(\.isComplete)) ?? best(of: first + all)
  }

  var knownColumnCount: Int { columns.knownCount }
  /// Whether all required and mapped columns exist.
  var isComplete: Bool { columns.missingColumns.isEmpty && columns.unmatchedMappings.isEmpty }

  /// The first header with the most known columns.
  private static func best(of headers: [TableHeader]) -> TableHeader? {
    var best: TableHeader?
    for header in headers
    where best.map({
      ($0.isComplete ? 1 : 0, $0.knownColumnCount) < (header.isComplete ? 1 : 0, header.knownColumnCount)
    }) ?? true {
      best = header
    }
    return best
  }

  private static func headers(
    in stream: TextStream, delimiter: UInt8, maxCount: Int, _ defaults: BankDefaults
  ) -> [TableHeader] {
    var diagnostics = Diagnostics(source: SourceText(name: ""))
    var reader = CSVReader(stream.lookaheadSnapshot, delimiter: delimiter)
    var headers: [TableHeader] = []
    for above in 0..<maxCount {
      guard let record = reader.next(&diagnostics) else { break }
      if case .cells(let cells) = record, cells.count <= 1_000, cells.count > 1 || above == 0 {
        headers.append(TableHeader(cells, delimiter: delimiter, recordsAbove: above, defaults))
      }
    }
    return headers
  }
}

extension TextStream {
  /// Reads Excel's first line `sep=;`, if there is one, and returns the delimiter. The stream moves after that line.
  mutating func readDelimiterDirective() -> UInt8? {
    refill()
    guard let line = line(at: position), line.range.count <= 8 else { return nil }
    let text = text(line.range).lowercased().filter { $0 != "\"" }
    guard text.hasPrefix("sep="), let byte = text.utf8.dropFirst(4).first, text.utf8.count == 5, byte < 0x80 else {
      return nil
    }
    advance(to: line.nextStart)
    return byte
  }
}
