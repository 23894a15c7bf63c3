internal import Foundation
internal import GRDB
internal import StoreStatus

extension StoreError {
  /// Translates an error of SQLite, of decoding a row, or of the store itself.
  init(_ error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError: self = Self.from(error)
    // The error's own description contains the row, which may be private.
    case is RowDecodingError: self = .damaged(detail: "a row that can’t be read")
    default: self = .unavailable(detail: "\(error)")
    }
  }

  /// - Parameter path: the file or folder that couldn't be opened, created or written.
  init(errno code: CInt, path: String) {
    let detail = "\(path): \(String(cString: strerror(code)))"
    switch code {
    case ENOSPC, EDQUOT: self = .full
    case EACCES, EPERM, EROFS: self = .readOnly
    default: self = .unavailable(detail: detail)
    }
  }

  private static func from(_ error: DatabaseError) -> StoreError {
    let detail = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    switch error.extendedResultCode {
    case .SQLITE_IOERR_SHMSIZE: return .full
    case .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS, .SQLITE_IOERR_DATA: return .damaged(detail: detail)
    default: break
    }
    switch error.resultCode {
    case .SQLITE_FULL: return .full
    case .SQLITE_READONLY, .SQLITE_PERM: return .readOnly
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH: return .damaged(detail: detail)
    case .SQLITE_CONSTRAINT: return .refused(detail: detail)
    default: return .unavailable(detail: detail)
    }
  }
}
