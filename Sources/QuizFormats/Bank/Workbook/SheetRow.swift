/// A row of a sheet, as texts.
struct SheetRow {
  /// How many rows a sheet has at most (ECMA-376); a number beyond is no row's.
  private static let numbers = 1...1_048_576

  /// From 1, as the sheet counts.
  let number: Int
  /// By columns, from 0.
  let cells: [Int: String]

  /// - Parameters:
  ///   - element: a `row`.
  ///   - texts: those that the workbook's cells share.
  ///   - fallback: the row's number, where it doesn't say it.
  init(_ element: XMLElement, texts: [String], fallback: Int) {
    let written = element.attributes["r"].flatMap { Int($0) }
    number = written.flatMap { Self.numbers.contains($0) ? $0 : nil } ?? fallback
    var cells: [Int: String] = [:]
    var next = 0
    for cell in element.all("c") {
      let column = Self.column(cell.attributes["r"] ?? "") ?? next
      cells[column] = Self.text(cell, texts).trimmed
      next = column + 1
    }
    self.cells = cells
  }

  private static func text(_ cell: XMLElement, _ texts: [String]) -> String {
    let value = cell["v"]?.text ?? ""
    switch cell.attributes["t"] {
    case "s": return Int(value).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? ""
    case "inlineStr": return cell["is"]?.cellText ?? ""
    case "b": return value == "1" ? "TRUE" : "FALSE"
    case "str", "e": return value
    default: return number(value)
    }
  }

  /// Without the digits that come of binary fractions, and without `.0`.
  private static func number(_ text: String) -> String {
    guard let number = Double(text), number.isFinite else { return text }
    if let whole = Int(exactly: number) { return String(whole) }
    // Fifteen digits are what the programs show.
    let parts = text.split(separator: ".")
    guard parts.count == 2, !text.lowercased().contains("e"), parts[1].count > 12 else { return text }
    return Self.rounded(number)
  }

  private static func rounded(_ number: Double) -> String {
    let scale = 1e10
    let scaled = number * scale
    guard scaled.magnitude < 9e15 else { return String(number) }
    return String(scaled.rounded() / scale)
  }

  /// `B7` is column 1.
  private static func column(_ reference: String) -> Int? {
    let letters = reference.utf8.prefix { (0x41...0x5A).contains($0) }
    guard (1...3).contains(letters.count) else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1
  }

  /// The cells in one line, as diagnostics show it.
  var line: String {
    cells.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty }.joined(separator: " │ ")
      .replacing("\n", with: " ").replacing("\r", with: " ")
  }

  var isEmpty: Bool { cells.values.allSatisfy(\.isEmpty) }
}
