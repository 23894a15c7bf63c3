import ArgumentParser
import Foundation
import QuizSQLite
import QuizService

/// The option of commands that work on a server's data, running or not.
struct DataOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder that keeps the data. (default: PARLOUR_DATA, or Data)", valueName: "dir"),
    completion: .directory)
  var data: String?

  private var folder: String { data ?? ProcessInfo.processInfo.environment["PARLOUR_DATA"] ?? "Data" }

  /// Does something in the house that keeps its data there.
  ///
  /// - Throws: `CommandFailure` in words for the operator.
  func withHouse<Value>(_ work: (House) async throws(AccountRefusal) -> Value) async throws -> Value {
    let store: SQLiteStore
    do { store = try SQLiteStore.openBeside(directory: folder) } catch {
      throw CommandFailure(error.explanation(folder: folder))
    }
    let house = House(library: Library(store: store), store: store, surroundings: .system)
    let result: Result<Value, AccountRefusal>
    do { result = .success(try await work(house)) } catch { result = .failure(error) }
    await store.close()
    do { return try result.get() } catch { throw CommandFailure(error.explanation(folder: folder)) }
  }
}

extension AccountRefusal {
  fileprivate func explanation(folder: String) -> String {
    switch self {
    case .noSuchAccount: "There is no player of that name. Case doesn’t matter; spelling does."
    case .store(let error): error.explanation(folder: folder)
    case .nameTaken, .password, .wrong, .wait, .busy, .noGuests, .isGuest: "That isn’t possible now."
    }
  }
}
