import ArgumentParser
import Foundation
import QuizDatabase
import QuizEngine
import QuizService
import StoreStatus

/// The options of commands that work on a house's data, whether or not a server runs.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder with the data. (default: PARLOUR_DATA, or Data)", valueName: "dir"),
    completion: .directory)
  var data: String?

  @Option(help: .database)
  var database: String?

  @Option(help: .securityLog)
  var securityLog: String?

  /// Writes the command's security events.
  var securityLogWriter: SecurityLogWriter { SecurityLogWriter(option: securityLog) }

  /// Runs `work` with the accounts of the house that keeps its data there.
  ///
  /// - Throws: `CommandError` in words for the operator.
  func withAccounts<Value>(_ work: (AccountService) async throws(AccountError) -> Value) async throws -> Value {
    let result = try await withServices { services throws(AccountError) in try await work(services.accounts) }
    do { return try result.get() } catch { throw CommandError(error.explanation(folder: try location.name)) }
  }

  /// Runs `work` with the operators' service of the house that keeps its data there.
  ///
  /// - Throws: `CommandError` in words for the operator.
  func withAdmin<Value>(_ work: (AdminService) async throws(AdminError) -> Value) async throws -> Value {
    let result = try await withServices { services throws(AdminError) in try await work(services.commandLineAdmin) }
    do { return try result.get() } catch { throw CommandError(error.explanation(folder: try location.name)) }
  }

  /// Runs `work` with the bank of the house that keeps its data there, while a server may run.
  ///
  /// - Parameter makesNewHouse: whether to make a house if there is none. Otherwise `work` gets nil then.
  /// - Throws: `CommandError` in words for the operator.
  func withBank<Value>(
    makingNewHouse makesNewHouse: Bool, _ work: (BankService?) async -> Value
  ) async throws -> Value {
    let location = try location
    let store: Store?
    do { store = try await Self.openBank(location, makesNewHouse) } catch {
      throw CommandError(error.explanation(folder: location.name))
    }
    let value = await work(store.map { BankService(store: $0, dependencies: .system) })
    await store?.close()
    return value
  }

  /// A new house is closed and opened again like any other: ``ImportThrottle`` would take the lock of the first
  /// opening for a server's.
  private static func openBank(
    _ location: StoreLocation, _ makesNewHouse: Bool
  ) async throws(StoreError) -> Store? {
    do { return Store(try await location.openAlongsideServer()) } catch .unavailable {
      if !makesNewHouse { return nil }
      try await location.open().close()
      return Store(try await location.openAlongsideServer())
    }
  }

  var location: StoreLocation {
    get throws { try StoreLocation(folder: data, database: database, environment: ProcessInfo.processInfo.environment) }
  }

  private func withServices<Value, Failure>(
    _ work: (Services) async throws(Failure) -> Value
  ) async throws -> Result<Value, Failure> {
    let location = try location
    let store: Store
    do { store = Store(try await location.openAlongsideServer()) } catch {
      throw CommandError(error.explanation(folder: location.name))
    }
    let services = Services(
      library: LibraryService(store: store), store: store, dependencies: .system,
      security: SecurityLog(securityLogWriter.write))
    let result: Result<Value, Failure>
    do { result = .success(try await work(services)) } catch { result = .failure(error) }
    await store.close()
    return result
  }
}

extension SecurityLogWriter {
  /// For a command. Without a file nothing is written: the operator sees the command's output.
  init(option: String?) {
    let file = option ?? ProcessInfo.processInfo.environment["PARLOUR_SECURITY_LOG"]
    self.init(file: file, logger: nil)
  }
}

extension ArgumentHelp {
  /// Help of `--security-log`, for commands.
  static let securityLog = ArgumentHelp(
    "The security log's file. (default: PARLOUR_SECURITY_LOG, or none)", valueName: "file")

  /// Help of `--database`.
  static let database = ArgumentHelp(
    """
    A MariaDB database instead of the folder, as mysql://user@host:3306/name; write several hosts of a cluster with \
    commas between them. The password comes from PARLOUR_DATABASE_PASSWORD, or the file that \
    PARLOUR_DATABASE_PASSWORD_FILE names. (default: PARLOUR_DATABASE, or none)
    """,
    valueName: "address")
}
