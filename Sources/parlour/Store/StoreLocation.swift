import ArgumentParser
import Foundation
import QuizDatabase
import QuizSQLite
import QuizService
import StoreStatus

#if MariaDB
  import QuizMariaDB
#endif

/// Where a house stores its data: a folder of this machine, or a database that several servers share.
enum StoreLocation {
  case folder(String)
  #if MariaDB
    case database(MariaDBAddress)
  #endif

  /// - Parameters:
  ///   - folder: the option's value; without it PARLOUR_DATA, or else `Data`.
  ///   - database: the option's value; without it PARLOUR_DATABASE. It takes precedence over the folder.
  /// - Throws: `ValidationError` if the address isn't valid, or if this program was built without MariaDB.
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

  /// The name in messages; it never holds a password.
  var name: String {
    switch self {
    case .folder(let path): path
    #if MariaDB
      case .database(let address): "\(address)"
    #endif
    }
  }

  /// Whether several servers can use it at the same time.
  var isShared: Bool {
    switch self {
    case .folder: false
    #if MariaDB
      case .database: true
    #endif
    }
  }

  /// Whether a server may be using it now.
  var isServed: Bool {
    switch self {
    case .folder(let path): SQLiteDatabase.isServed(directory: path)
    #if MariaDB
      case .database: true
    #endif
    }
  }

  /// Opens the database for a server.
  func open() async throws(StoreError) -> any SQLDatabase {
    switch self {
    case .folder(let path): try SQLiteDatabase.open(directory: path)
    #if MariaDB
      case .database(let address): try await MariaDBDatabase.open(address)
    #endif
    }
  }

  /// Opens the database for a short command, even while servers use it.
  func openAlongsideServer() async throws(StoreError) -> any SQLDatabase {
    switch self {
    case .folder(let path): try SQLiteDatabase.openAlongsideServer(directory: path)
    #if MariaDB
      case .database(let address): try await MariaDBDatabase.open(address, connections: 1)
    #endif
    }
  }

  #if MariaDB
    /// The password from the environment, or from the file that it names; empty if neither is set.
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
