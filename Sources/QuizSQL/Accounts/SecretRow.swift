internal import Foundation
internal import QuizService

/// Reads and writes the house's secret.
struct SecretRow {
  let db: any SQLSession

  func find() throws -> Key128? {
    try db.first(AccountQuery.secret, []) { row in
      guard let secret = Key128(bytes: try row[0] as Data) else {
        throw StoreError.damaged(detail: "the house's secret")
      }
      return secret
    }
  }

  /// - Returns: the secret as it is kept: another one where that was first.
  func keep(_ proposed: Key128) throws -> Key128 {
    try db.run(AccountQuery.keepSecret, [Data(proposed.bytes)])
    return try find() ?? proposed
  }
}
