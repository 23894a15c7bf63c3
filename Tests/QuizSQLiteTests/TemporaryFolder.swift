import Foundation
import QuizService
import StoreContract

@testable import QuizSQLite

/// A folder that is deleted when nothing refers to it any more.
final class TemporaryFolder: StoreProvider {
  let path: String
  private let playCapacity: Int

  /// - Parameter playCapacity: the size limit of the store's play cache. With 0 each play is read from the file.
  init(playCapacity: Int = 100_000) {
    self.playCapacity = playCapacity
    path = FileManager.default.temporaryDirectory.appending(path: "parlour-store-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func open() throws -> HouseStore {
    HouseStore(try SQLiteDatabase.open(directory: path), playCapacity: playCapacity)
  }

}
