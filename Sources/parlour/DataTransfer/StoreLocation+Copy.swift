import Foundation
import QuizSQL
import QuizSQLite
import QuizService

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

  /// As operators know it from anywhere.
  var fullName: String {
    switch self {
    case .folder(let path): URL(filePath: path).standardizedFileURL.path
    #if MariaDB
      case .database: name
    #endif
    }
  }

  /// Whether both are the same place, as far as their names tell.
  func isSame(as other: StoreLocation) -> Bool { fullName == other.fullName }

  /// How a server is told to work there.
  var commandLineOption: String {
    switch self {
    case .folder(let path): "--data \(path)"
    #if MariaDB
      case .database: "--database \(name)"
    #endif
    }
  }

  /// Everything that is there, with no server at work.
  func source() throws(StoreError) -> any CopyEndpoint {
    switch self {
    case .folder(let path): try SQLiteEndpoint.source(directory: path)
    #if MariaDB
      case .database(let address): try MariaDBEndpoint.source(address)
    #endif
    }
  }

  /// An empty place, or one that a move was begun to.
  func target() throws(StoreError) -> any CopyEndpoint {
    switch self {
    case .folder(let path): try SQLiteEndpoint.target(directory: path)
    #if MariaDB
      case .database(let address): try MariaDBEndpoint.target(address)
    #endif
    }
  }
}
