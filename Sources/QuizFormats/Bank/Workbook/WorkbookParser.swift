/// Parses a workbook. One of the first rows of each sheet has the names of the columns, as in a table or in Kahoot's
/// template. The rows below it are questions.
struct WorkbookParser: BankParser {
  private let archive: ZIPArchive
  private let name: String
  private let defaults: BankDefaults
  private let isKahoot: Bool
  private var workbook: Workbook?
  private var sheets: ArraySlice<Workbook.Sheet> = []
  private var current: (rows: XMLRecordReader, columns: TableColumns, name: String)?
  /// The number of the last row that was read, from 1.
  private var number = 0
  private var hasBegun = false
  /// The number of sheets with column names, and the names of the sheets without.
  private var headerCount = 0
  private var skippedSheets: [String] = []
  /// The hidden sheets with column names.
  private var hiddenSheets: [String] = []
  /// The best match for a row of column names, with the missing names.
  private var nearest: (known: Int, missing: [String], notFound: [String], present: [String])?

  /// - Parameter isKahoot: whether the user named Kahoot's format.
  init(_ archive: ZIPArchive, name: String, _ defaults: BankDefaults, isKahoot: Bool) {
    self.archive = archive
    self.name = name
    self.defaults = defaults
    self.isKahoot = isKahoot
  }

  var size: Int64 { current?.rows.stream.size ?? 0 }
  var position: Int64 { current?.rows.stream.inputPosition ?? 0 }
  private(set) var failure: InputError?
  private(set) var assignments: [ColumnAssignment] = []

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    if !hasBegun { begin(&diagnostics) }
    while let workbook {
      if current == nil {
        guard let sheet = sheets.popFirst() else { return finish(&diagnostics) }
        open(sheet, of: workbook, &diagnostics)
        continue
      }
      guard let record = current?.rows.next(&diagnostics) else {
        if let broken = current?.rows.stream.failure { failure = broken }
        current = nil
        continue
      }
      guard case .element(let element) = record else { return .invalid }
      let row = WorksheetRow(element, of: workbook, fallback: number + 1)
      number = row.number
      setSource(row, name: current?.name ?? name, &diagnostics)
      if row.isHidden, !row.isEmpty {
        diagnostics.add(HiddenQuestion(kind: .row), at: SourceLocation(offset: .byte(0)))
        return .invalid
      }
      if let record = current?.columns.record(row.cells, &diagnostics) { return record }
    }
    return nil
  }

  private mutating func begin(_ diagnostics: inout Diagnostics) {
    hasBegun = true
    workbook = Workbook(archive, name: name, language: defaults.language, &diagnostics)
    sheets = (workbook?.sheets() ?? [])[...]
  }

  private func setSource(_ row: WorksheetRow, name: String, _ diagnostics: inout Diagnostics) {
    diagnostics.source = SourceText(
      name: name, text: row.text, origin: SourceText.Position(line: row.number, column: 1))
  }

  /// Searches a sheet for the row of column names.
  private mutating func open(_ sheet: Workbook.Sheet, of workbook: Workbook, _ diagnostics: inout Diagnostics) {
    var rows = workbook.rows(of: sheet)
    // A workbook with one sheet needs no sheet name in messages.
    let title = sheet.isOnly ? name : name + "/" + sheet.name
    var isEmpty = true
    number = 0
    for _ in 0..<TableHeader.maxRecordsAbove {
      guard case .element(let element)? = rows.next(&diagnostics) else { break }
      let row = WorksheetRow(element, of: workbook, fallback: number + 1)
      number = row.number
      if row.isEmpty { continue }
      isEmpty = false
      guard number <= TableHeader.maxRecordsAbove else { break }
      var columns = TableColumns(row.cells.mapValues(\.text), defaults: defaults)
      guard columns.missingColumns.isEmpty, columns.unmatchedMappings.isEmpty else {
        let present = row.cells.sorted { $0.key < $1.key }.map(\.value.text).filter { !$0.isEmpty }
        if columns.knownCount > nearest?.known ?? -1 {
          nearest = (columns.knownCount, columns.missingColumns, columns.unmatchedMappings, present)
        }
        continue
      }
      setSource(row, name: title, &diagnostics)
      for cell in columns.unknownColumns.compactMap({ row.cells[$0] }) {
        diagnostics.add(UnknownColumn(name: cell.text, known: BankColumn.names), at: cell.location)
      }
      if sheet.isHidden {
        hiddenSheets.append(sheet.name)
        return
      }
      headerCount += 1
      let start = SourceLocation(offset: .byte(0))
      for conflict in columns.conflicts { diagnostics.add(conflict, at: start) }
      let unknownLanguages = columns.unknownLanguages
      for (index, error) in unknownLanguages { diagnostics.add(error, at: row.cells[index]?.location ?? start) }
      guard columns.conflicts.isEmpty, unknownLanguages.isEmpty,
        columns.apply(analyze(sheet, of: workbook, after: row.number, columns), &diagnostics)
      else { return }
      assignments = columns.assignments
      current = (rows, columns, title)
      return
    }
    if let broken = rows.stream.failure { failure = broken }
    if !isEmpty, !sheet.isHidden { skippedSheets.append(sheet.name) }
  }

  /// Reads a sheet's rows ahead, for what they show about the columns.
  ///
  /// - Parameter header: the number of the row with the columns' names.
  private func analyze(
    _ sheet: Workbook.Sheet, of workbook: Workbook, after header: Int, _ columns: TableColumns
  ) -> TableAnalysis {
    var rows = workbook.rows(of: sheet)
    var analysis = TableAnalysis()
    var number = 0
    var discarded = Diagnostics(source: SourceText(name: ""))
    while case .element(let element)? = rows.next(&discarded) {
      let row = WorksheetRow(element, of: workbook, fallback: number + 1)
      number = row.number
      guard number > header, !row.isHidden else { continue }
      setSource(row, name: name, &discarded)
      guard analysis.add(row.cells, of: columns, source: discarded.source) else { break }
    }
    return analysis
  }

  /// Reports sheets without column names.
  private mutating func finish(_ diagnostics: inout Diagnostics) -> BankRecord? {
    workbook = nil
    diagnostics.source = SourceText(name: name)
    for name in hiddenSheets { diagnostics.add(HiddenSheet(name: name)) }
    if headerCount > 0 {
      for name in skippedSheets { diagnostics.add(SkippedSheet(name: name)) }
    } else if !hiddenSheets.isEmpty {
      diagnostics.add(NoQuestions())
    } else if isKahoot {
      diagnostics.add(NoKahootHeader())
    } else if let nearest, !nearest.notFound.isEmpty {
      for name in nearest.notFound { diagnostics.add(ColumnNotFound(name: name, present: nearest.present)) }
    } else {
      diagnostics.add(NoHeader(missing: nearest?.missing ?? BankColumn.required))
    }
    return nil
  }
}
