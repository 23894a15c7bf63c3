internal import CZip

/// Reads the bytes of an archive's entry.
final class ArchiveEntryInput: ByteInput {
  private let archive: ZIPArchive
  private let entry: ZIPArchive.Entry
  private var file: OpaquePointer?
  private(set) var position: Int64 = 0

  init(_ archive: ZIPArchive, _ entry: ZIPArchive.Entry) {
    self.archive = archive
    self.entry = entry
    file = archive.open(entry)
  }

  deinit { close() }

  private func close() {
    if let file { zip_fclose(file) }
    file = nil
  }

  var size: Int64 { entry.size }

  /// - Throws: if the entry is damaged or larger than the archive says.
  func next(atMost count: Int) throws(InputError) -> [UInt8] {
    guard let file else { throw InputError(reason: "the archive's entry can't be unpacked") }
    // Reads one byte more than the stated size, to detect a larger entry. The stated size can be any number.
    let remaining = min(max(0, entry.size), ZIPArchive.maxUncompressedSize) - position
    let capacity = min(Int64(count), max(0, remaining) + 1)
    var bytes = [UInt8](repeating: 0, count: Int(capacity))
    let read = bytes.withUnsafeMutableBytes { zip_fread(file, $0.baseAddress, UInt64($0.count)) }
    guard read >= 0 else { throw InputError(reason: "the archive's entry is damaged") }
    position += read
    guard position <= max(entry.size, 0), position <= ZIPArchive.maxUncompressedSize else {
      throw InputError(reason: "the archive's entry is larger than it says")
    }
    bytes.removeLast(bytes.count - Int(read))
    return bytes
  }

  func rewind() {
    close()
    file = archive.open(entry)
    position = 0
  }
}
