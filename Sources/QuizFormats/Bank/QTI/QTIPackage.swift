/// Trivia from a package of QTI: an archive with a list of its contents, `imsmanifest.xml`, and files with items.
struct QTIPackage: BankRows {
  private let archive: Archive
  private let name: String
  private var items: ArraySlice<Archive.Entry> = []
  private var current: QTIRows?
  private var hasBegun = false
  private var read: Int64 = 0

  init(_ archive: Archive, name: String) {
    self.archive = archive
    self.name = name
  }

  /// Of all items, unpacked.
  private(set) var size: Int64 = 0
  var position: Int64 { read + (current?.position ?? 0) }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    if !hasBegun { begin(&findings) }
    while true {
      if current == nil {
        guard let entry = items.popFirst() else { return nil }
        findings.source = SourceText(name: name + "/" + entry.name)
        if let mistake = entry.mistake {
          findings.add(mistake)
          return .mistaken
        }
        var feed = TextFeed(ArchiveInput(archive, entry))
        feed.refill()
        current = QTIRows(feed, name: name + "/" + entry.name)
      }
      if let row = current?.next(&findings) { return row }
      if let failure = current?.failure { findings.add(FileUnreadable(reason: failure.reason)) }
      read += current?.position ?? 0
      current = nil
    }
  }

  /// Items in the order of the list; without one all files that may be items, by name.
  private mutating func begin(_ findings: inout Findings) {
    hasBegun = true
    let listed = manifest(&findings)
    let found = archive.entries.filter { $0.name.lowercased().hasSuffix(".xml") && $0.mistake as? ArchivePath == nil }
      .sorted { $0.name < $1.name }
    items = (listed ?? found.filter { $0.name != Self.manifest })[...]
    let taken = Set(items.map(\.index))
    findings.source = SourceText(name: name)
    for entry in archive.entries where !taken.contains(entry.index) {
      if let mistake = entry.mistake as? ArchivePath { findings.add(mistake) }
    }
    // What is larger isn't read, and what archives claim may be too large to be added up.
    size = items.reduce(0) { $0 + min(max(0, $1.size), Archive.mostInflated) }
  }

  private static let manifest = "imsmanifest.xml"

  private func manifest(_ findings: inout Findings) -> [Archive.Entry]? {
    guard let entry = archive.entry(named: Self.manifest), entry.mistake == nil else { return nil }
    var feed = TextFeed(ArchiveInput(archive, entry))
    feed.refill()
    let name = name + "/" + entry.name
    findings.source = SourceText(name: name)
    var records = XMLRecords(feed, name: name) { QTIName.plain($0) == "resource" }
    var items: [Archive.Entry] = []
    var seen: Set<String> = []
    var toldOld = false
    let byName = Dictionary(archive.entries.map { ($0.name, $0) }) { first, _ in first }
    while case .element(let resource)? = records.next(&findings) {
      let type = resource.attributes["type"] ?? ""
      // Canvas and others write the old version into packages too.
      if type.hasPrefix("imsqti_xmlv1"), !toldOld {
        toldOld = true
        findings.add(ForeignFile(kind: .oldQTI), at: resource.place)
      }
      guard type.hasPrefix("imsqti_item") || type.hasPrefix("imsqti_apipitem"), let href = resource.attributes["href"]
      else { continue }
      let path = PercentEncoding.path(href)
      guard seen.insert(path).inserted else { continue }
      if let entry = byName[path] {
        items.append(entry)
      } else {
        findings.add(EntryMissing(name: path), at: resource.place)
      }
    }
    return items
  }
}

extension PercentEncoding {
  /// A reference as the path that it is; itself where its percent signs mean nothing.
  static func path(_ reference: String) -> String {
    text(reference.replacing("+", with: "%2B")) ?? reference
  }
}
