/// A row of a sheet with its cells as they are shown.
struct WorksheetRow {
  /// The maximal number of rows in an Excel sheet.
  private static let maxRows = 1_048_576

  /// The row's number in the sheet, from 1.
  let number: Int
  /// Whether its author hid it, or a filter does.
  let isHidden: Bool
  /// The cells by column index, from 0; their locations are in ``text``.
  let cells: [Int: TableCell]
  /// The cells on one line, as diagnostics show it.
  let text: String

  /// - Parameters:
  ///   - element: a `row` element.
  ///   - fallback: the row's number if the element has none.
  init(_ element: XMLElement, of workbook: Workbook, fallback: Int) {
    let declaredNumber = Int(element.attributes["r"] ?? "") ?? fallback
    number = (1...Self.maxRows).contains(declaredNumber) ? declaredNumber : min(max(1, fallback), Self.maxRows)
    isHidden = ["1", "true"].contains(element.attributes["hidden"])
    var values: [Int: WorksheetCellValue] = [:]
    var next = 0
    for cell in element.children(named: "c") {
      let column = Self.column(cell.attributes["r"] ?? "") ?? next
      values[column] = WorksheetCellValue(cell, of: workbook)
      next = column + 1
    }
    var cells: [Int: TableCell] = [:]
    var line = ""
    for (column, value) in values.sorted(by: { $0.key < $1.key }) {
      let text = value.text.trimmed
      if !text.isEmpty, !line.isEmpty { line += " │ " }
      let location = SourceLocation(offset: .byte(line.utf8.count), width: max(1, min(text.count, 80)))
      if !text.isEmpty { line += text.replacing("\n", with: " ").replacing("\r", with: " ") }
      let problem = value.problem.map { UnreadableCell(cell: "\(Self.name(column))\(declaredNumber)", problem: $0) }
      cells[column] = TableCell(text: text, location: location, isText: true, problem: problem)
    }
    self.cells = cells
    self.text = line
  }

  /// `B7` is column 1.
  private static func column(_ reference: String) -> Int? {
    let letters = reference.utf8.prefix { (0x41...0x5A).contains($0) }
    guard (1...3).contains(letters.count) else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1
  }

  /// Column 1 is `B`.
  private static func name(_ column: Int) -> String {
    var name = ""
    var rest = column + 1
    while rest > 0 {
      name = String(Character(Unicode.Scalar(UInt8(0x41 + (rest - 1) % 26)))) + name
      rest = (rest - 1) / 26
    }
    return name
  }

  var isEmpty: Bool { cells.values.allSatisfy { $0.text.isEmpty && $0.problem == nil } }
}

/// The shown value of a cell.
private struct WorksheetCellValue {
  /// If the value is unclear, a text for diagnostics.
  let text: String
  var problem: UnreadableCell.Problem?

  init(_ cell: XMLElement, of workbook: Workbook) {
    let written = cell["v"]?.text
    let value = (written ?? "").trimmed
    // An unknown style has no format of its own.
    let format =
      cell.attributes["s"].flatMap { Int($0) }.flatMap { workbook.format(ofStyle: $0) } ?? NumberFormat("General")
    // Programs that don't compute formulas write an empty value.
    if cell["f"] != nil, written == nil || value.isEmpty && cell.attributes["t"] != "str" {
      text = ""
      problem = .missingResult
      return
    }
    switch cell.attributes["t"] {
    case "s":
      guard let index = Int(value), workbook.sharedStrings.indices.contains(index) else {
        text = value
        problem = value.isEmpty ? nil : .missingSharedString
        return
      }
      text = format.text(workbook.sharedStrings[index])
    case "inlineStr": text = format.text(cell["is"]?.cellText ?? "")
    case "str": text = format.text((written ?? "").spreadsheetUnescaped)
    case "b": text = value == "1" || value == "true" ? workbook.locale.trueText : workbook.locale.falseText
    case "e": (text, problem) = (value, .error(value))
    case "d":
      let serial = SerialDate.serial(ofISO: value, is1904: workbook.is1904)
      self = serial.map { Self($0, written: value, format: format, of: workbook) } ?? Self(text: value)
    default:
      if value.isEmpty {
        text = ""
      } else if let number = Double(value), number.isFinite {
        self = Self(number, written: value, format: format, of: workbook)
      } else {
        text = value
        problem = .notANumber
      }
    }
  }

  private init(text: String) { self.text = text }

  private init(_ number: Double, written: String, format: NumberFormat, of workbook: Workbook) {
    if let formatted = format.text(number, locale: workbook.locale, is1904: workbook.is1904) {
      text = formatted
    } else if format.code == "General" {
      // The number is so large or small that it needs a power of ten.
      text = written
    } else {
      text = written
      problem = .unsupportedFormat(format.code)
    }
  }
}

extension String {
  /// Decodes spreadsheet escapes such as `_x000D_`.
  var spreadsheetUnescaped: String {
    guard contains("_x") else { return self }
    var text = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "_x") {
      text += rest[..<start.lowerBound]
      let digits = rest[start.upperBound...].prefix(4)
      let after = rest[digits.endIndex...]
      if digits.utf8.count == 4, after.first == "_", let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        text.unicodeScalars.append(scalar)
        rest = after.dropFirst()
      } else {
        text += "_x"
        rest = rest[start.upperBound...]
      }
    }
    return text + rest
  }
}
