/// A workbook of Office Open XML: an archive with sheets and the texts that their cells share.
struct Workbook {
  /// How many texts cells may share, and of how many bytes together.
  private static let most = (texts: 1_000_000, bytes: 50_000_000)

  let archive: Archive
  private let name: String
  private(set) var texts: [String] = []

  /// - Returns: nil where it can't be read, which then is among the findings.
  init?(_ archive: Archive, name: String, _ findings: inout Findings) {
    self.archive = archive
    self.name = name
    for entry in archive.entries {
      guard let mistake = entry.mistake else { continue }
      findings.add(mistake)
      return nil
    }
    guard readTexts(&findings) else { return nil }
  }

  private func feed(_ entry: Archive.Entry) -> TextFeed {
    var feed = TextFeed(ArchiveInput(archive, entry))
    feed.refill()
    return feed
  }

  private mutating func readTexts(_ findings: inout Findings) -> Bool {
    guard let entry = archive.entry(named: "xl/sharedStrings.xml") else { return true }
    let before = findings.errorCount
    var records = XMLRecords(feed(entry), name: name, idle: ["rPh"]) { $0 == "si" }
    var bytes = 0
    while let record = records.next(&findings) {
      guard case .element(let element) = record else { return false }
      texts.append(element.cellText)
      bytes += texts.last?.utf8.count ?? 0
      guard texts.count <= Self.most.texts, bytes <= Self.most.bytes else {
        findings.add(ArchiveTooLarge(name: entry.name, entries: nil))
        return false
      }
    }
    if let failure = records.feed.failure { findings.add(FileUnreadable(reason: failure.reason)) }
    return findings.errorCount == before
  }

  /// The sheets in the workbook's order.
  func sheets() -> [XMLRecords] {
    var quiet = Findings(source: SourceText(name: name))
    var targets: [String: String] = [:]
    for relation in elements("xl/_rels/workbook.xml.rels", "Relationship", &quiet) {
      targets[relation.attributes["Id"] ?? ""] = relation.attributes["Target"]
    }
    let named = elements("xl/workbook.xml", "sheet", &quiet).compactMap { sheet in
      sheet.attributes["id"].flatMap { targets[$0] }.map { $0.hasPrefix("/") ? String($0.dropFirst()) : "xl/" + $0 }
    }
    let found = archive.entries.map(\.name).filter { $0.hasPrefix("xl/worksheets/") && $0.hasSuffix(".xml") }.sorted()
    let names = named.isEmpty ? found : named
    return names.compactMap { archive.entry(named: $0) }.map { XMLRecords(feed($0), name: name) { $0 == "row" } }
  }

  private func elements(_ path: String, _ wanted: String, _ findings: inout Findings) -> [XMLElement] {
    guard let entry = archive.entry(named: path) else { return [] }
    var records = XMLRecords(feed(entry), name: name) { $0 == wanted }
    var elements: [XMLElement] = []
    while case .element(let element)? = records.next(&findings), elements.count < 1_000 { elements.append(element) }
    return elements
  }
}

extension XMLElement {
  /// The text of a shared or an inline string, without readings for East Asian letters.
  var cellText: String {
    name == "t" ? text : children.filter { $0.name != "rPh" }.map { $0.cellText }.joined()
  }
}
