import Foundation
import QuizSQLite
import QuizService
import StoreContract

/// A folder that goes when nothing refers to it any more.
final class TemporaryFolder: StoreHouse {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "parlour-store-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func open() throws -> any QuizStore { try SQLiteStore.open(directory: path) }

  func close(_ store: any QuizStore) async { await (store as? SQLiteStore)?.close() }
}
