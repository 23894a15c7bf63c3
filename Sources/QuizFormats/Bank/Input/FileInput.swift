import Foundation

/// Reads the bytes of a file on disk.
final class FileInput: ByteInput {
  let size: Int64
  private(set) var position: Int64 = 0
  private let handle: FileHandle

  private init(_ handle: FileHandle, size: Int64) {
    self.handle = handle
    self.size = size
  }

  /// Opens a regular file.
  ///
  /// - Throws: a diagnostic if the file can't be opened.
  static func open(_ path: String) throws(BankOpeningError) -> FileInput {
    switch FileReadResult.status(at: path) {
    case .missing(let name): throw BankOpeningError(FileNotFound(nearestName: name), file: path)
    case .notRegularFile(let isFolder): throw BankOpeningError(NoBankFile(isFolder: isFolder), file: path)
    case .unreadable(let reason): throw BankOpeningError(UnreadableFile(reason: reason), file: path)
    case .regular(let resolved, let size):
      do {
        return FileInput(try FileHandle(forReadingFrom: URL(fileURLWithPath: resolved)), size: Int64(size))
      } catch {
        throw BankOpeningError(UnreadableFile(reason: FileReadResult.reason(error)), file: path)
      }
    }
  }

  func next(atMost count: Int) throws(InputError) -> [UInt8] {
    do {
      let bytes = Array(try handle.read(upToCount: count) ?? Data())
      position += Int64(bytes.count)
      return bytes
    } catch {
      throw InputError(reason: FileReadResult.reason(error))
    }
  }

  func rewind() throws(InputError) {
    do { try handle.seek(toOffset: 0) } catch { throw InputError(reason: FileReadResult.reason(error)) }
    position = 0
  }
}
