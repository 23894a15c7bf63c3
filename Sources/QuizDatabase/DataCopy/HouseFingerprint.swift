internal import Crypto

/// Identifies a house. It stays the same when the data is moved.
enum HouseFingerprint {
  /// A digest of the rows that were stored first and never change.
  static func digest(in db: any SQLConnection) throws -> [UInt8] {
    var hash = SHA256()
    for sql in firstRowStatements {
      try db.rows(sql, []) { row in
        hash.update(data: "\(row.value(at: 0)) \(row.value(at: 1));".utf8.map { $0 })
        return true
      }
      hash.update(data: [0])
    }
    return Array(hash.finalize())
  }

  private static let firstRowStatements = [
    "SELECT id, created_at FROM account ORDER BY id LIMIT 1",
    "SELECT id, created_at FROM revision ORDER BY id LIMIT 1",
    "SELECT id, added_at FROM question ORDER BY id LIMIT 1",
    "SELECT id, seed FROM play ORDER BY id LIMIT 1",
  ]
}
