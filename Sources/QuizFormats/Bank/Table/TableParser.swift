/// Parses a table: a header with the names of the columns in any order, and a row for each question.
struct TableParser: BankParser {
  private var stream: TextStream
  private let defaults: BankDefaults
  /// The table from its header on.
  private var table: (reader: CSVReader, columns: TableColumns, columnCount: Int)?
  private var hasBegun = false
  private(set) var assignments: [ColumnAssignment] = []

  init(_ stream: TextStream, defaults: BankDefaults) {
    self.stream = stream
    self.defaults = defaults
  }

  var size: Int64 { stream.size }
  var position: Int64 { (table?.reader.stream ?? stream).inputPosition }
  var failure: InputError? { (table?.reader.stream ?? stream).failure }
  var guessedEncoding: TextDecoder.Encoding? { (table?.reader.stream ?? stream).guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    if !hasBegun { begin(&diagnostics) }
    while let columnCount = table?.columnCount, let row = table?.reader.next(&diagnostics) {
      guard case .cells(let cells) = row else { return .invalid }
      if cells.allSatisfy(\.text.isBlank), cells.count > 1 { continue }
      if cells.allSatisfy(\.isMarkdownRule), cells.count > 1 { continue }
      guard cells.count == columnCount else {
        let location = SourceLocation(offset: .byte(0))
        diagnostics.add(RowLengthMismatch(count: cells.count, expected: columnCount), at: location)
        return .invalid
      }
      if let record = table?.columns.record(Self.cellsByColumn(cells), &diagnostics) { return record }
    }
    return nil
  }

  private static func cellsByColumn(_ cells: [CSVReader.Cell]) -> [Int: TableCell] {
    var cellsByColumn = [Int: TableCell](minimumCapacity: cells.count)
    for (index, cell) in cells.enumerated() {
      cellsByColumn[index] = TableCell(text: cell.text, location: cell.location, isText: cell.isQuoted)
    }
    return cellsByColumn
  }

  /// Reads the header; reports if there is none.
  private mutating func begin(_ diagnostics: inout Diagnostics) {
    hasBegun = true
    if stream.isAtEnd { return diagnostics.add(EmptyFile()) }
    let delimiter = stream.readDelimiterDirective()
    guard let header = TableHeader.detect(in: stream, delimiter: delimiter, defaults), header.isComplete else {
      return reportMissingHeader(TableHeader.detect(in: stream, delimiter: delimiter, defaults), &diagnostics)
    }
    var reader = CSVReader(stream, delimiter: header.delimiter)
    Self.skipHeader(header, in: &reader, &diagnostics)
    for index in header.columns.unknownColumns {
      let cell = header.cells[index]
      diagnostics.add(UnknownColumn(name: cell.text, known: BankColumn.names), at: cell.location)
    }
    let start = SourceLocation(offset: .byte(0))
    for conflict in header.columns.conflicts { diagnostics.add(conflict, at: start) }
    var columns = header.columns
    let unknownLanguages = columns.unknownLanguages
    for (index, error) in unknownLanguages { diagnostics.add(error, at: header.cells[index].location) }
    guard columns.conflicts.isEmpty, unknownLanguages.isEmpty else { return }
    let analysis = Self.analyze(reader, header, name: diagnostics.source.name)
    if !reader.stream.isInputExhausted { reader = rewound(header) }
    guard columns.apply(analysis, &diagnostics) else { return }
    assignments = columns.assignments
    table = (reader, columns, header.cells.count)
  }

  /// Moves after the header; the diagnostics' source is the header then.
  private static func skipHeader(_ header: TableHeader, in reader: inout CSVReader, _ diagnostics: inout Diagnostics) {
    var discarded = diagnostics
    for _ in 0..<header.recordsAbove { _ = reader.next(&discarded) }
    _ = reader.next(&diagnostics)
  }

  /// Reads rows ahead, for what they show about the columns.
  private static func analyze(_ reader: CSVReader, _ header: TableHeader, name: String) -> TableAnalysis {
    var reader = reader
    var analysis = TableAnalysis()
    var discarded = Diagnostics(source: SourceText(name: name))
    while let row = reader.next(&discarded) {
      guard case .cells(let cells) = row, cells.count == header.cells.count else { continue }
      guard analysis.add(cellsByColumn(cells), of: header.columns, source: discarded.source) else { break }
    }
    return analysis
  }

  /// A new reader after the header, since reading ahead moved the input.
  private func rewound(_ header: TableHeader) -> CSVReader {
    var stream = stream.rewound()
    _ = stream.readDelimiterDirective()
    var reader = CSVReader(stream, delimiter: header.delimiter)
    var discarded = Diagnostics(source: SourceText(name: ""))
    Self.skipHeader(header, in: &reader, &discarded)
    return reader
  }

  private func reportMissingHeader(_ header: TableHeader?, _ diagnostics: inout Diagnostics) {
    diagnostics.source = stream.source(to: stream.lineEnd(from: stream.position), name: diagnostics.source.name)
    let location = SourceLocation(offset: .byte(0))
    let notFound = header?.columns.unmatchedMappings ?? []
    for name in notFound {
      diagnostics.add(
        ColumnNotFound(name: name, present: header?.cells.map(\.text).filter { !$0.isBlank } ?? []), at: location)
    }
    let missing = header?.columns.missingColumns ?? []
    if notFound.isEmpty { diagnostics.add(NoHeader(missing: missing), at: location) }
  }
}

extension CSVReader.Cell {
  /// Whether it belongs to the line below the names of a Markdown table, such as `:---`.
  fileprivate var isMarkdownRule: Bool {
    let text = text.trimmed
    return text.isEmpty
      || text.utf8.count >= 3 && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
  }
}
