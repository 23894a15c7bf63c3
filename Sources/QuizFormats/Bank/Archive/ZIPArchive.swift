internal import CZip

/// A ZIP archive on disk or in memory. Nothing of it is written to disk.
///
/// The archive's own sizes aren't trusted: entries are read in parts, and only up to a limit.
final class ZIPArchive {
  struct Entry {
    let index: UInt64
    /// The path, with slashes between its parts.
    let name: String
    /// The size in bytes that the archive states.
    let size: Int64
    let compressedSize: Int64
    let isEncrypted: Bool
  }

  /// The maximal number of entries.
  static let maxEntries = 100_000
  /// The maximal size of an entry in bytes.
  static let maxUncompressedSize: Int64 = 200_000_000
  /// The maximal ratio of an entry's size to its compressed size, for entries above 1 MB.
  static let maxCompressionRatio: Int64 = 200

  private let archive: OpaquePointer
  /// The memory that libzip reads from; it must live as long as `archive`.
  private let buffer: UnsafeMutableRawBufferPointer?
  let entries: [Entry]

  /// - Throws: if it isn't an archive or has too many entries.
  init(path: String) throws(ArchiveError) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else { throw .damaged }
    self.archive = archive
    buffer = nil
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
    self.archive = archive
    self.buffer = buffer
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

  /// Opens an entry; nil if it can't be opened.
  func open(_ entry: Entry) -> OpaquePointer? { zip_fopen_index(archive, entry.index, 0) }

  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}

/// The reason to reject a whole archive.
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
  /// The reason to reject the entry; nil if there is none.
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
