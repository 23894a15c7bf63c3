/// An open bank file, ready for format detection.
struct OpenBankFile {
  let name: String
  /// The text, at its beginning.
  let stream: TextStream
  /// The first bytes before decoding.
  let prefix: [UInt8]
  private let openArchive: () throws(ArchiveError) -> ZIPArchive

  /// Opens a file on disk.
  ///
  /// - Parameters:
  ///   - encoding: the user's encoding; nil to detect it.
  ///   - languageHint: the language that the text probably has, which helps to detect the encoding.
  init(path: String, encoding: FileEncoding? = nil, languageHint: String? = nil) throws(BankOpeningError) {
    try self.init(try FileInput.open(path), name: path, encoding: encoding, languageHint: languageHint) {
      () throws(ArchiveError) in
      try ZIPArchive(path: path)
    }
  }

  init(
    bytes: [UInt8], name: String, encoding: FileEncoding? = nil, languageHint: String? = nil
  ) throws(BankOpeningError) {
    try self.init(MemoryInput(bytes), name: name, encoding: encoding, languageHint: languageHint) {
      () throws(ArchiveError) in
      try ZIPArchive(bytes: bytes)
    }
  }

  init(
    _ input: any ByteInput, name: String, encoding: FileEncoding? = nil, languageHint: String? = nil,
    archive: @escaping () throws(ArchiveError) -> ZIPArchive = { () throws(ArchiveError) in throw .damaged }
  ) throws(BankOpeningError) {
    self.name = name
    openArchive = archive
    do {
      prefix = try input.next(atMost: BankFormat.prefixSize)
      try input.rewind()
    } catch {
      throw BankOpeningError(UnreadableFile(reason: error.reason), file: name)
    }
    var stream = TextStream(input, encoding: encoding, languageHint: languageHint)
    if !Self.isArchive(prefix) { stream.refill() }
    self.stream = stream
  }

  var isArchive: Bool { Self.isArchive(prefix) }

  private static func isArchive(_ prefix: [UInt8]) -> Bool { prefix.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  func archive() throws(BankOpeningError) -> ZIPArchive {
    do { return try openArchive() } catch { throw BankOpeningError(error.rule, file: name) }
  }

  /// The first bytes in UTF-8; for an archive, its raw bytes.
  var textPrefix: [UInt8] { isArchive ? prefix : Array(stream.bytes.prefix(BankFormat.prefixSize)) }
}
