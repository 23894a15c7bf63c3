internal import Crypto

/// By what a house is known again, wherever its data lies.
enum HouseFingerprint {
  /// A digest of what came first and never changes.
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
    "SELECT id, created FROM account ORDER BY id LIMIT 1",
    "SELECT id, created FROM revision ORDER BY id LIMIT 1",
    "SELECT id, added FROM question ORDER BY id LIMIT 1",
    "SELECT id, seed FROM play ORDER BY id LIMIT 1",
  ]
}
