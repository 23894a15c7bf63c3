import ArgumentParser
import Foundation
import QuizSQL
import QuizSQLite
import QuizService

#if MariaDB
  import QuizMariaDB
#endif

/// Where a house keeps its data: in a folder of this machine's, or in a database that several servers share.
enum StoreLocation {
  case folder(String)
  #if MariaDB
    case database(MariaDBAddress)
  #endif

  /// - Parameters:
  ///   - folder: as on the command line, or else PARLOUR_DATA, or else `Data`.
  ///   - database: as on the command line, or else PARLOUR_DATABASE. It wins over the folder.
  /// - Throws: `ValidationError` for an address that is none, or where this program can't do without a folder.
  init(folder: String?, database: String?, environment: [String: String]) throws {
    guard let text = database ?? environment["PARLOUR_DATABASE"] else {
      self = .folder(try EnvironmentOptions(environment).path(folder, "PARLOUR_DATA", default: "Data"))
      return
    }
    #if MariaDB
      guard var address = MariaDBAddress(text) else {
        throw ValidationError(
          "The database’s address isn’t like mysql://user@host:3306/name (its password is best kept elsewhere).")
      }
      if address.password.isEmpty { address.password = try Self.password(in: environment) }
      self = .database(address)
    #else
      throw ValidationError(
        "This Parlour was built without MariaDB. “swift build -c release --traits MariaDB” makes one that has it.")
    #endif
  }

  /// As operators know it; never with a password.
  var name: String {
    switch self {
    case .folder(let path): path
    #if MariaDB
      case .database(let address): "\(address)"
    #endif
    }
  }

  /// Whether several servers may be at work there at the same time.
  var isShared: Bool {
    switch self {
    case .folder: false
    #if MariaDB
      case .database: true
    #endif
    }
  }

  /// Whether a server may be at work there right now.
  var isServed: Bool {
    switch self {
    case .folder(let path): SQLiteStore.isServed(directory: path)
    #if MariaDB
      case .database: true
    #endif
    }
  }

  /// Opens the store for a server.
  func open() async throws(StoreError) -> any SQLStore {
    switch self {
    case .folder(let path): try SQLiteStore.open(directory: path)
    #if MariaDB
      case .database(let address): try await MariaDBStore.open(address)
    #endif
    }
  }

  /// Opens the store for a short command, also while servers have it.
  func openAlongsideServer() async throws(StoreError) -> any SQLStore {
    switch self {
    case .folder(let path): try SQLiteStore.openAlongsideServer(directory: path)
    #if MariaDB
      case .database(let address): try await MariaDBStore.open(address, connections: 1)
    #endif
    }
  }

  #if MariaDB
    /// What the environment says, or the file that it names; empty where it says nothing.
    private static func password(in environment: [String: String]) throws -> String {
      guard let path = environment["PARLOUR_DATABASE_PASSWORD_FILE"] else {
        return environment["PARLOUR_DATABASE_PASSWORD"] ?? ""
      }
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw ValidationError("\(path), which PARLOUR_DATABASE_PASSWORD_FILE names, can’t be read.")
      }
      return text.trimmingCharacters(in: .newlines)
    }
  #endif
}
