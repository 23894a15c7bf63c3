internal import QuizEngine

/// An Office Open XML workbook: an archive with sheets, shared strings and number formats.
struct Workbook {
  struct Sheet {
    let name: String
    fileprivate let entry: ZIPArchive.Entry
    let isHidden: Bool
    /// Whether the workbook has no other sheet.
    let isOnly: Bool
  }

  /// The maximal number of shared strings, and their maximal total size in bytes.
  private static let sharedStringLimits = (texts: 1_000_000, bytes: 50_000_000)

  let archive: ZIPArchive
  private let name: String
  private(set) var sharedStrings: [String] = []
  /// The number formats by style.
  private var formats: [NumberFormat] = []
  /// Whether days are counted from 1904.
  private(set) var is1904 = false
  let locale: SpreadsheetLocale

  /// - Parameter language: determines decimal points, commas and months.
  ///
  /// - Returns: nil if the workbook can't be read, with a diagnostic.
  init?(_ archive: ZIPArchive, name: String, language: Language, _ diagnostics: inout Diagnostics) {
    self.archive = archive
    self.name = name
    locale = SpreadsheetLocale(language)
    for entry in archive.entries {
      guard let problem = entry.problem else { continue }
      diagnostics.add(problem)
      return nil
    }
    guard readSharedStrings(&diagnostics), readFormats(&diagnostics) else { return nil }
    var ignored = Diagnostics(source: SourceText(name: name))
    let date = elements(named: "workbookPr", in: "xl/workbook.xml", &ignored).first?.attributes["date1904"]
    is1904 = date == "1" || date == "true"
  }

  private func stream(_ entry: ZIPArchive.Entry) -> TextStream {
    var stream = TextStream(ArchiveEntryInput(archive, entry))
    stream.refill()
    return stream
  }

  private mutating func readSharedStrings(_ diagnostics: inout Diagnostics) -> Bool {
    guard let entry = archive.entry(named: "xl/sharedStrings.xml") else { return true }
    let before = diagnostics.errorCount
    var records = XMLRecordReader(stream(entry), name: name, ignoring: ["rPh"]) { $0 == "si" }
    var bytes = 0
    while let record = records.next(&diagnostics) {
      guard case .element(let element) = record else { return false }
      sharedStrings.append(element.cellText)
      bytes += sharedStrings.last?.utf8.count ?? 0
      guard sharedStrings.count <= Self.sharedStringLimits.texts, bytes <= Self.sharedStringLimits.bytes else {
        diagnostics.add(ArchiveTooLarge(name: entry.name, entries: nil))
        return false
      }
    }
    if let failure = records.stream.failure { diagnostics.add(UnreadableFile(reason: failure.reason)) }
    return diagnostics.errorCount == before
  }

  /// Reads the number formats of the cells' styles.
  private mutating func readFormats(_ diagnostics: inout Diagnostics) -> Bool {
    guard let entry = archive.entry(named: "xl/styles.xml") else { return true }
    let before = diagnostics.errorCount
    var records = XMLRecordReader(stream(entry), name: name) { $0 == "numFmts" || $0 == "cellXfs" }
    var written: [Int: NumberFormat] = [:]
    while let record = records.next(&diagnostics) {
      guard case .element(let element) = record else { return false }
      if element.name == "numFmts" {
        for format in element.children(named: "numFmt") {
          guard let id = format.attributes["numFmtId"].flatMap({ Int($0) }) else { continue }
          written[id] = NumberFormat(format.attributes["formatCode"] ?? "")
        }
      } else {
        formats = element.children(named: "xf").map { style in
          let id = style.attributes["numFmtId"].flatMap { Int($0) } ?? 0
          return written[id] ?? NumberFormat(NumberFormat.builtIn[id] ?? Self.fallbackFormatCode(id))
        }
      }
    }
    if let failure = records.stream.failure { diagnostics.add(UnreadableFile(reason: failure.reason)) }
    return diagnostics.errorCount == before
  }

  /// The code for a format that differs between programs or isn't in the file.
  private static func fallbackFormatCode(_ id: Int) -> String {
    [5...8, 27...36, 41...44, 50...81].contains { $0.contains(id) } ? "built-in \(id)" : "General"
  }

  /// Nil if the workbook has no such style.
  func format(ofStyle style: Int) -> NumberFormat? { formats.indices.contains(style) ? formats[style] : nil }

  /// The sheets in the workbook's order.
  func sheets() -> [Sheet] {
    var ignored = Diagnostics(source: SourceText(name: name))
    var targets: [String: String] = [:]
    for relation in elements(named: "Relationship", in: "xl/_rels/workbook.xml.rels", &ignored) {
      targets[relation.attributes["Id"] ?? ""] = relation.attributes["Target"]
    }
    var named: [(path: String, name: String, isHidden: Bool)] = []
    for sheet in elements(named: "sheet", in: "xl/workbook.xml", &ignored) {
      guard let target = sheet.attributes["id"].flatMap({ targets[$0] }) else { continue }
      let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
      named.append(
        (path, sheet.attributes["name"] ?? path, sheet.attributes["state"]?.lowercased().contains("hidden") ?? false))
    }
    if named.isEmpty {
      let found = archive.entries.map(\.name).filter { $0.hasPrefix("xl/worksheets/") && $0.hasSuffix(".xml") }.sorted()
      named = found.map { ($0, $0, false) }
    }
    let isOnly = named.count == 1
    return named.compactMap { sheet in
      archive.entry(named: sheet.path).map {
        Sheet(name: sheet.name, entry: $0, isHidden: sheet.isHidden, isOnly: isOnly)
      }
    }
  }

  func rows(of sheet: Sheet) -> XMLRecordReader { XMLRecordReader(stream(sheet.entry), name: name) { $0 == "row" } }

  private func elements(named elementName: String, in path: String, _ diagnostics: inout Diagnostics) -> [XMLElement] {
    guard let entry = archive.entry(named: path) else { return [] }
    var records = XMLRecordReader(stream(entry), name: name) { $0 == elementName }
    var elements: [XMLElement] = []
    while case .element(let element)? = records.next(&diagnostics), elements.count < 1_000 { elements.append(element) }
    return elements
  }
}

extension XMLElement {
  /// The text of a shared or inline string, without ruby text, and with superscripts and subscripts.
  var cellText: String {
    if name == "t" { return text.spreadsheetUnescaped }
    let inner = children.filter { $0.name != "rPh" }.map { $0.cellText }.joined()
    switch name == "r" ? self["rPr"]?["vertAlign"]?.attributes["val"] : nil {
    case "superscript": return SuperAndSubscript.superscript(inner)
    case "subscript": return SuperAndSubscript.subscripted(inner)
    default: return inner
    }
  }
}
