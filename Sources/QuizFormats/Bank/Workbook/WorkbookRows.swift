/// Trivia from a workbook: in each sheet somewhere in the first rows stand the names of the columns, as in a table or in
/// Kahoot's spreadsheet, and below them questions.
struct WorkbookRows: BankRows {
  private let archive: Archive
  private let name: String
  private let defaults: BankDefaults
  private let isKahoot: Bool
  private var workbook: Workbook?
  private var sheets: ArraySlice<Workbook.Sheet> = []
  private var current: (rows: XMLRecords, columns: TableColumns, name: String)?
  private var number = 0
  private var hasBegun = false
  /// How many sheets name their columns, and the names of those that don't.
  private var found = 0
  private var leftOut: [String] = []
  /// What the row lacks that most looks like the names of columns.
  private var nearest: (known: Int, missing: [String], notFound: [String], present: [String])?

  /// - Parameter isKahoot: whether it was said to be Kahoot's.
  init(_ archive: Archive, name: String, _ defaults: BankDefaults, isKahoot: Bool) {
    self.archive = archive
    self.name = name
    self.defaults = defaults
    self.isKahoot = isKahoot
  }

  var size: Int64 { current?.rows.feed.size ?? 0 }
  var position: Int64 { current?.rows.feed.inputPosition ?? 0 }
  private(set) var failure: InputFailure?

  mutating func next(_ findings: inout Findings) -> BankRow? {
    if !hasBegun { begin(&findings) }
    while let workbook {
      if current == nil {
        guard let sheet = sheets.popFirst() else { return end(&findings) }
        open(sheet, of: workbook, &findings)
        continue
      }
      guard let record = current?.rows.next(&findings) else {
        if let broken = current?.rows.feed.failure { failure = broken }
        current = nil
        continue
      }
      guard case .element(let element) = record else { return .mistaken }
      let row = SheetRow(element, of: workbook, fallback: number + 1)
      number = row.number
      show(row, current?.name ?? name, &findings)
      if let question = current?.columns.row(row.cells, &findings) { return question }
    }
    return nil
  }

  private mutating func begin(_ findings: inout Findings) {
    hasBegun = true
    workbook = Workbook(archive, name: name, language: defaults.language, &findings)
    sheets = (workbook?.sheets() ?? [])[...]
  }

  private func show(_ row: SheetRow, _ name: String, _ findings: inout Findings) {
    findings.source = SourceText(
      name: name, text: row.line, origin: SourceText.Position(line: row.number, column: 1))
  }

  /// Looks for the names of the columns.
  private mutating func open(_ sheet: Workbook.Sheet, of workbook: Workbook, _ findings: inout Findings) {
    var rows = workbook.rows(of: sheet)
    // A workbook with one sheet goes by its own name.
    let title = sheet.isAlone ? name : name + "/" + sheet.name
    var isEmpty = true
    number = 0
    for _ in 0..<TableHeader.mostAbove {
      guard case .element(let element)? = rows.next(&findings) else { break }
      let row = SheetRow(element, of: workbook, fallback: number + 1)
      number = row.number
      if row.isEmpty { continue }
      isEmpty = false
      guard number <= TableHeader.mostAbove else { break }
      let columns = TableColumns(row.cells.mapValues(\.text), defaults: defaults)
      guard columns.missing.isEmpty, columns.notFound.isEmpty else {
        let present = row.cells.sorted { $0.key < $1.key }.map(\.value.text).filter { !$0.isEmpty }
        if columns.known > nearest?.known ?? -1 {
          nearest = (columns.known, columns.missing, columns.notFound, present)
        }
        continue
      }
      show(row, title, &findings)
      for cell in columns.unknown.compactMap({ row.cells[$0] }) {
        findings.add(UnknownColumn(name: cell.text, known: BankColumn.names), at: cell.place)
      }
      current = (rows, columns, title)
      found += 1
      return
    }
    if let broken = rows.feed.failure { failure = broken }
    if !isEmpty, !sheet.isHidden { leftOut.append(sheet.name) }
  }

  /// Tells of the sheets that nothing was taken of.
  private mutating func end(_ findings: inout Findings) -> BankRow? {
    workbook = nil
    findings.source = SourceText(name: name)
    if found > 0 {
      for name in leftOut { findings.add(SheetLeftOut(name: name)) }
    } else if isKahoot {
      findings.add(NoKahootHeader())
    } else if let nearest, !nearest.notFound.isEmpty {
      for name in nearest.notFound { findings.add(ColumnNotFound(name: name, present: nearest.present)) }
    } else {
      findings.add(NoHeader(missing: nearest?.missing ?? BankColumn.required))
    }
    return nil
  }
}
