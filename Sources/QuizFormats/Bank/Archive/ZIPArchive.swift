internal import CZip

/// A ZIP archive on disk or in memory; nothing of it is ever written anywhere.
///
/// What it says about itself isn't believed: entries are read piece by piece, and no more than a limit of each.
final class ZIPArchive {
  struct Entry {
    let index: UInt64
    /// With slashes between its parts.
    let name: String
    /// As the archive says, in bytes.
    let size: Int64
    let compressedSize: Int64
    let isEncrypted: Bool
  }

  /// How many entries an archive may have.
  static let maxEntries = 100_000
  /// How much may come of one entry, in bytes.
  static let maxUncompressedSize: Int64 = 200_000_000
  /// How many times larger an entry may be than what is packed of it, above a megabyte.
  static let maxCompressionRatio: Int64 = 200

  private let archive: OpaquePointer
  /// What the archive is read from; it has to live as long.
  private let buffer: UnsafeMutableRawBufferPointer?
  let entries: [Entry]

  /// - Throws: where it is no archive, or one that is refused.
  init(path: String) throws(ArchiveError) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else { throw .damaged }
    (self.archive, buffer) = (archive, nil)
    entries = try Self.entries(archive, buffer: nil)
  }

  init(bytes: [UInt8]) throws(ArchiveError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
    buffer.copyBytes(from: bytes)
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(buffer.baseAddress, UInt64(bytes.count), 0, &error) else {
      buffer.deallocate()
      throw .damaged
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      buffer.deallocate()
      throw .damaged
    }
    (self.archive, self.buffer) = (archive, buffer)
    entries = try Self.entries(archive, buffer: buffer)
  }

  deinit {
    zip_discard(archive)
    buffer?.deallocate()
  }

  private static func entries(
    _ archive: OpaquePointer, buffer: UnsafeMutableRawBufferPointer?
  ) throws(ArchiveError) -> [Entry] {
    let count = zip_get_num_entries(archive, 0)
    guard (0...Int64(maxEntries)).contains(count) else {
      zip_discard(archive)
      buffer?.deallocate()
      throw .tooManyEntries(Int(clamping: count))
    }
    return (0..<UInt64(count)).compactMap { index in
      var stat = zip_stat_t()
      guard zip_stat_index(archive, index, 0, &stat) == 0, let name = stat.name else { return nil }
      return Entry(
        index: index, name: String(cString: name), size: Int64(clamping: stat.size),
        compressedSize: Int64(clamping: stat.comp_size), isEncrypted: stat.encryption_method != ZIP_EM_NONE)
    }
  }

  /// The file of an entry; nil where it can't be opened.
  func open(_ entry: Entry) -> OpaquePointer? { zip_fopen_index(archive, entry.index, 0) }

  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}

/// Why an archive is refused as a whole.
enum ArchiveError: Error {
  case damaged
  case tooManyEntries(Int)

  var rule: any DiagnosticRule {
    switch self {
    case .damaged: InvalidArchive()
    case .tooManyEntries(let count): ArchiveTooLarge(name: "", entries: count)
    }
  }
}

extension ZIPArchive.Entry {
  /// What is wrong with it, if anything.
  var problem: (any DiagnosticRule)? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.hasPrefix("/") || name.contains("\\") || name.contains(":") || parts.contains("..") || name.utf8.contains(0)
    {
      return UnsafeArchivePath(name: name)
    }
    if isEncrypted { return EncryptedArchiveEntry(name: name) }
    if size > ZIPArchive.maxUncompressedSize
      || size > 1_000_000 && size / max(1, compressedSize) > ZIPArchive.maxCompressionRatio
    {
      return ArchiveTooLarge(name: name, entries: nil)
    }
    return nil
  }
}
