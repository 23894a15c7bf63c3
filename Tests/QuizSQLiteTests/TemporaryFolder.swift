import Foundation
import QuizDatabase
import QuizService
import StoreContract

@testable import QuizSQLite

/// A folder that is deleted when nothing refers to it any more.
final class TemporaryFolder: StoreProvider {
  let path: String
  private let playCapacity: Int
  private let wrap: @Sendable (SQLiteDatabase) -> any SQLDatabase

  /// - Parameters:
  ///   - playCapacity: the size limit of the store's play cache. With 0 each play is read from the file.
  ///   - wrap: puts something between the database and the store.
  init(playCapacity: Int = 100_000, _ wrap: @escaping @Sendable (SQLiteDatabase) -> any SQLDatabase = { $0 }) {
    (self.playCapacity, self.wrap) = (playCapacity, wrap)
    path = FileManager.default.temporaryDirectory.appending(path: "parlour-store-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func open() throws -> Store {
    Store(wrap(try SQLiteDatabase.open(directory: path)), playCapacity: playCapacity)
  }
}
