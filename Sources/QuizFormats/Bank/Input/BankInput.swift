/// A file with trivia, opened to look at what it is.
struct BankInput {
  let name: String
  /// At the beginning.
  let feed: TextFeed
  /// The first bytes, as they are.
  let head: [UInt8]
  private let openArchive: () throws(ArchiveFailure) -> Archive

  /// Opens a file on disk.
  ///
  /// - Parameter encoding: what the file is written in; nil where that is to be found out.
  init(path: String, encoding: FileEncoding? = nil) throws(BankOpeningError) {
    try self.init(try FileInput.open(path), name: path, encoding: encoding) { () throws(ArchiveFailure) in
      try Archive(path: path)
    }
  }

  init(bytes: [UInt8], name: String, encoding: FileEncoding? = nil) throws(BankOpeningError) {
    try self.init(MemoryInput(bytes), name: name, encoding: encoding) { () throws(ArchiveFailure) in
      try Archive(bytes: bytes)
    }
  }

  init(
    _ input: any ByteInput, name: String, encoding: FileEncoding? = nil,
    archive: @escaping () throws(ArchiveFailure) -> Archive = { () throws(ArchiveFailure) in throw .damaged }
  ) throws(BankOpeningError) {
    self.name = name
    openArchive = archive
    do {
      head = try input.next(atMost: BankFormat.headSize)
      try input.restart()
    } catch {
      throw BankOpeningError(FileUnreadable(reason: error.reason), file: name)
    }
    var feed = TextFeed(input, encoding: encoding)
    if !Self.isArchive(head) { feed.refill() }
    self.feed = feed
  }

  var isArchive: Bool { Self.isArchive(head) }

  private static func isArchive(_ head: [UInt8]) -> Bool { head.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  func archive() throws(BankOpeningError) -> Archive {
    do { return try openArchive() } catch { throw BankOpeningError(error.rule, file: name) }
  }

  /// The first bytes as text in UTF-8; those of an archive as they are.
  var shown: [UInt8] { isArchive ? head : Array(feed.bytes.prefix(BankFormat.headSize)) }
}
