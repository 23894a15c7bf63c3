import Foundation
import QuizDatabase
import QuizSQLite
import QuizService
import StoreStatus

#if MariaDB
  import QuizMariaDB
#endif

extension StoreLocation {
  /// - Parameter text: a folder, or a database's address.
  /// - Throws: as ``init(folder:database:environment:)``.
  init(_ text: String, environment: [String: String]) throws {
    let isAddress = text.contains("://")
    guard isAddress else {
      self = .folder(try EnvironmentOptions([:]).path(text, "", default: text))
      return
    }
    try self.init(folder: nil, database: text, environment: environment)
  }

  /// The name with a folder's absolute path.
  var fullName: String {
    switch self {
    case .folder(let path): URL(filePath: path).standardizedFileURL.path
    #if MariaDB
      case .database: name
    #endif
    }
  }

  /// Whether both have the same name; two names of one place aren't recognized.
  func isSame(as other: StoreLocation) -> Bool { fullName == other.fullName }

  /// The option with which a server uses it.
  var commandLineOption: String {
    switch self {
    case .folder(let path): "--data \(path)"
    #if MariaDB
      case .database: "--database \(name)"
    #endif
    }
  }

  /// Opens it for reading; no server may use it meanwhile.
  func source() throws(StoreError) -> any CopyEndpoint {
    switch self {
    case .folder(let path): try SQLiteEndpoint.source(directory: path)
    #if MariaDB
      case .database(let address): try MariaDBEndpoint.source(address)
    #endif
    }
  }

  /// Opens it for writing: an empty place, or one that an unfinished move has begun to fill.
  func target() throws(StoreError) -> any CopyEndpoint {
    switch self {
    case .folder(let path): try SQLiteEndpoint.target(directory: path)
    #if MariaDB
      case .database(let address): try MariaDBEndpoint.target(address)
    #endif
    }
  }
}
