/// Parses a QTI package: an archive with a manifest, `imsmanifest.xml`, and files with items.
struct QTIPackageParser: BankParser {
  private let archive: ZIPArchive
  private let name: String
  private var items: ArraySlice<ZIPArchive.Entry> = []
  private var current: QTIParser?
  private var hasBegun = false
  private var finishedSize: Int64 = 0

  init(_ archive: ZIPArchive, name: String) {
    self.archive = archive
    self.name = name
  }

  /// The uncompressed size of all items.
  private(set) var size: Int64 = 0
  var position: Int64 { finishedSize + (current?.position ?? 0) }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    if !hasBegun { begin(&diagnostics) }
    while true {
      if current == nil {
        guard let entry = items.popFirst() else { return nil }
        diagnostics.source = SourceText(name: name + "/" + entry.name)
        if let problem = entry.problem {
          diagnostics.add(problem)
          return .invalid
        }
        var stream = TextStream(ArchiveEntryInput(archive, entry))
        stream.refill()
        current = QTIParser(stream, name: name + "/" + entry.name)
      }
      if let record = current?.next(&diagnostics) { return record }
      if let failure = current?.failure { diagnostics.add(UnreadableFile(reason: failure.reason)) }
      finishedSize += current?.position ?? 0
      current = nil
    }
  }

  /// The items in the manifest's order. Without a manifest, all files that may be items, by name.
  private mutating func begin(_ diagnostics: inout Diagnostics) {
    hasBegun = true
    let listed = manifest(&diagnostics)
    let found = archive.entries.filter {
      $0.name.lowercased().hasSuffix(".xml") && $0.problem as? UnsafeArchivePath == nil
    }
    .sorted { $0.name < $1.name }
    items = (listed ?? found.filter { $0.name != Self.manifest })[...]
    let taken = Set(items.map(\.index))
    diagnostics.source = SourceText(name: name)
    for entry in archive.entries where !taken.contains(entry.index) {
      if let problem = entry.problem as? UnsafeArchivePath { diagnostics.add(problem) }
    }
    // Larger files aren't read, and the sizes that archives state may overflow a sum.
    size = items.reduce(0) { $0 + min(max(0, $1.size), ZIPArchive.maxUncompressedSize) }
  }

  private static let manifest = "imsmanifest.xml"

  private func manifest(_ diagnostics: inout Diagnostics) -> [ZIPArchive.Entry]? {
    guard let entry = archive.entry(named: Self.manifest), entry.problem == nil else { return nil }
    var stream = TextStream(ArchiveEntryInput(archive, entry))
    stream.refill()
    let name = name + "/" + entry.name
    diagnostics.source = SourceText(name: name)
    var records = XMLRecordReader(stream, name: name) { QTINameNormalizer.normalize($0) == "resource" }
    var items: [ZIPArchive.Entry] = []
    var seen: Set<String> = []
    var hasReportedOldVersion = false
    let byName = Dictionary(archive.entries.map { ($0.name, $0) }) { first, _ in first }
    while case .element(let resource)? = records.next(&diagnostics) {
      let type = resource.attributes["type"] ?? ""
      // Canvas and others also put QTI 1.2 into packages.
      if type.hasPrefix("imsqti_xmlv1"), !hasReportedOldVersion {
        hasReportedOldVersion = true
        diagnostics.add(UnsupportedFileFormat(kind: .qti1), at: resource.location)
      }
      guard type.hasPrefix("imsqti_item") || type.hasPrefix("imsqti_apipitem"), let href = resource.attributes["href"]
      else { continue }
      let path = PercentEncoding.decodedPath(href)
      guard seen.insert(path).inserted else { continue }
      if let entry = byName[path] {
        items.append(entry)
      } else {
        diagnostics.add(MissingArchiveEntry(name: path), at: resource.location)
      }
    }
    return items
  }
}

extension PercentEncoding {
  /// Decodes a reference to a path; unchanged if its percent signs aren't valid escapes.
  static func decodedPath(_ reference: String) -> String {
    decodedText(reference.replacing("+", with: "%2B")) ?? reference
  }
}
