import Foundation

/// The bytes of a file on disk.
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
  /// - Throws: what is wrong with it, as a diagnostic.
  static func open(_ path: String) throws(BankOpeningError) -> FileInput {
    switch FileContent.look(at: path) {
    case .missing(let near): throw BankOpeningError(FileMissing(near: near), file: path)
    case .noFile(let isFolder): throw BankOpeningError(BankIsNoFile(isFolder: isFolder), file: path)
    case .unreadable(let reason): throw BankOpeningError(FileUnreadable(reason: reason), file: path)
    case .regular(let resolved, let size):
      do {
        return FileInput(try FileHandle(forReadingFrom: URL(fileURLWithPath: resolved)), size: Int64(size))
      } catch {
        throw BankOpeningError(FileUnreadable(reason: FileContent.reason(error)), file: path)
      }
    }
  }

  func next(atMost count: Int) throws(InputFailure) -> [UInt8] {
    do {
      let bytes = Array(try handle.read(upToCount: count) ?? Data())
      position += Int64(bytes.count)
      return bytes
    } catch {
      throw InputFailure(reason: FileContent.reason(error))
    }
  }

  func restart() throws(InputFailure) {
    do { try handle.seek(toOffset: 0) } catch { throw InputFailure(reason: FileContent.reason(error)) }
    position = 0
  }
}
