import ArgumentParser
import Foundation
import QuizEngine
import QuizSQL
import QuizService

/// The option of commands that work on a server's data, running or not.
struct DataOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder that keeps the data. (default: PARLOUR_DATA, or Data)", valueName: "dir"),
    completion: .directory)
  var data: String?

  @Option(help: .database)
  var database: String?

  @Option(help: .securityLog)
  var securityLog: String?

  /// Where the command tells what it did.
  var securityLogWriter: SecurityLogWriter { SecurityLogWriter(option: securityLog) }

  /// Runs `work` with the accounts of the installation that keeps its data there.
  ///
  /// - Throws: `CommandError` in words for the operator.
  func withAccounts<Value>(_ work: (AccountService) async throws(AccountError) -> Value) async throws -> Value {
    let result = try await withHouse { house throws(AccountError) in try await work(house.accounts) }
    do { return try result.get() } catch { throw CommandError(error.explanation(folder: try location.name)) }
  }

  /// Runs `work` with the operators' service of the installation that keeps its data there.
  ///
  /// - Throws: `CommandError` in words for the operator.
  func withAdmin<Value>(_ work: (AdminService) async throws(AdminError) -> Value) async throws -> Value {
    let result = try await withHouse { house throws(AdminError) in try await work(house.admin) }
    do { return try result.get() } catch { throw CommandError(error.explanation(folder: try location.name)) }
  }

  /// Runs `work` with the bank of the installation that keeps its data there, while a server may run.
  ///
  /// - Parameter makesNewHouse: whether to make an installation if there is none. Otherwise `work` gets nil then.
  /// - Throws: `CommandError` in words for the operator.
  func withBank<Value>(
    makingNewHouse makesNewHouse: Bool, _ work: (BankService?) async -> Value
  ) async throws -> Value {
    let location = try location
    let store: (any SQLStore)?
    do { store = try await Self.openBank(location, makesNewHouse) } catch {
      throw CommandError(error.explanation(folder: location.name))
    }
    let value = await work(store.map { BankService(store: $0, dependencies: .system) })
    await store?.close()
    return value
  }

  /// A new installation is closed and opened again like any other: ``ImportThrottle`` would take the lock of the first
  /// opening for a server's.
  private static func openBank(
    _ location: StoreLocation, _ makesNewHouse: Bool
  ) async throws(StoreError) -> (any SQLStore)? {
    do { return try await location.openAlongsideServer() } catch .unavailable {
      if !makesNewHouse { return nil }
      try await location.open().close()
      return try await location.openAlongsideServer()
    }
  }

  var location: StoreLocation {
    get throws { try StoreLocation(folder: data, database: database, environment: ProcessInfo.processInfo.environment) }
  }

  private func withHouse<Value, Failure>(
    _ work: (House) async throws(Failure) -> Value
  ) async throws -> Result<Value, Failure> {
    let location = try location
    let store: any SQLStore
    do { store = try await location.openAlongsideServer() } catch {
      throw CommandError(error.explanation(folder: location.name))
    }
    let house = House(
      library: Library(store: store), store: store, dependencies: .system,
      security: SecurityLog(securityLogWriter.write))
    let result: Result<Value, Failure>
    do { result = .success(try await work(house)) } catch { result = .failure(error) }
    await store.close()
    return result
  }
}

extension SecurityLogWriter {
  /// A command's: without a file nothing is written, since its operator sees what it did.
  init(option: String?) {
    let file = option ?? ProcessInfo.processInfo.environment["PARLOUR_SECURITY_LOG"]
    self.init(file: file, logger: nil)
  }
}

extension ArgumentHelp {
  /// Of `--security-log`, on commands.
  static let securityLog = ArgumentHelp(
    "The security log to tell what was done. (default: PARLOUR_SECURITY_LOG, or none)", valueName: "file")

  /// Of `--database`.
  static let database = ArgumentHelp(
    """
    A database of MariaDB’s in the folder’s place, as mysql://user@host:3306/name; several hosts of a cluster stand with \
    commas between them. The password comes from PARLOUR_DATABASE_PASSWORD, or the file that \
    PARLOUR_DATABASE_PASSWORD_FILE names. (default: PARLOUR_DATABASE, or none)
    """,
    valueName: "address")
}

extension AccountError {
  fileprivate func explanation(folder: String) -> String {
    switch self {
    case .noSuchAccount: "There is no player of that name. Case doesn’t matter; spelling does."
    case .store(let error): error.explanation(folder: folder)
    case .nameTaken, .password, .invalidCredentials, .rateLimited, .busy, .guestsDisabled, .isGuest:
      "That isn’t possible now."
    }
  }
}

extension AdminError {
  fileprivate func explanation(folder: String) -> String {
    switch self {
    case .noSuchItem:
      "There is no question of that number. “parlour daily schedule” and “parlour daily reports” show them."
    case .noSuchOption: "The question has no such answer, or it is the right one already."
    case .isVoid: "That question was taken out already."
    case .noReason: "A decision needs a reason, of 1 to \(TextLimit.reason.upperBound) characters."
    case .outOfRange: "It takes a number from 1 to \(AdminService.maximumDrawDays)."
    case .noSuchImport(let number, true): "Import \(number.number) was undone already."
    case .noSuchImport(let number, false):
      "There is no import \(number.number). “parlour bank imports” shows them with their numbers."
    case .store(let error): error.explanation(folder: folder)
    }
  }
}
