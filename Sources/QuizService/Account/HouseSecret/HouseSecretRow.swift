internal import Foundation
internal import QuizDatabase
internal import StoreStatus

/// Reads and writes the house's secret.
struct HouseSecretRow<Connection: SQLReader> {
  let db: Connection

  func find() throws -> Token128? {
    try db.first(HouseSecretStatement.secret, []) { row in
      guard let secret = Token128(bytes: try row["bytes"] as Data) else {
        throw StoreError.damaged(detail: "the house's secret")
      }
      return secret
    }
  }
}

extension HouseSecretRow where Connection == Transaction {
  /// - Returns: the stored secret. It differs from `proposed` if another server stored one first.
  func insertIfAbsent(_ proposed: Token128) throws -> Token128 {
    try db.run(HouseSecretStatement.addSecret, [proposed])
    return try find() ?? proposed
  }
}
