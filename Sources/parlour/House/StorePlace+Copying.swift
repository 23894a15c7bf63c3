import Foundation
import QuizSQL
import QuizSQLite
import QuizService

#if MariaDB
  import QuizMariaDB
#endif

extension StorePlace {
  /// - Parameter text: a folder, or a database's address.
  /// - Throws: as ``init(folder:database:environment:)``.
  init(_ text: String, environment: [String: String]) throws {
    let isAddress = text.contains("://")
    guard isAddress else {
      self = .folder(try EnvironmentWords([:]).path(text, "", default: text))
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
  func isSame(as other: StorePlace) -> Bool { fullName == other.fullName }

  /// How a server is told to work there.
  var option: String {
    switch self {
    case .folder(let path): "--data \(path)"
    #if MariaDB
      case .database: "--database \(name)"
    #endif
    }
  }

  /// Everything that is there, with no server at work.
  func source() throws(StoreError) -> any CopyEnd {
    switch self {
    case .folder(let path): try SQLiteEnd.source(directory: path)
    #if MariaDB
      case .database(let address): try MariaDBEnd.source(address)
    #endif
    }
  }

  /// An empty place, or one that a move was begun to.
  func target() throws(StoreError) -> any CopyEnd {
    switch self {
    case .folder(let path): try SQLiteEnd.target(directory: path)
    #if MariaDB
      case .database(let address): try MariaDBEnd.target(address)
    #endif
    }
  }
}
