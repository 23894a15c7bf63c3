internal import Foundation

/// A statement as one database understands it.
public struct TranslatedStatement: Sendable {
  public let sql: String
  /// For each question mark, the index of its argument, counted from 0.
  public let argumentIndexes: [Int]
  /// Whether inserting a row that exists already changes nothing and is no error.
  public let ignoresDuplicates: Bool
}

extension SQLDialect {
  /// Translates a statement of ``SQLStatement`` for this database. Statements are written for SQLite. Five things
  /// differ in MariaDB: numbered arguments, conflicts, the values that conflict, the choice of an index, and a fixed
  /// order of joins.
  public func translate(_ sql: String) -> TranslatedStatement {
    switch self {
    case .sqlite: TranslatedStatement(sql: sql, argumentIndexes: [], ignoresDuplicates: false)
    case .mariaDB: Self.toMariaDB(sql)
    }
  }

  private static func toMariaDB(_ sql: String) -> TranslatedStatement {
    let nothing = #/\s*ON CONFLICT \([^)]*\) DO NOTHING/#
    let words = sql.replacing(nothing, with: "")
      .replacing(#/ON CONFLICT \([^)]*\)\s+DO UPDATE SET/#, with: "ON DUPLICATE KEY UPDATE")
      .replacing(#/\bexcluded\.(\w+)/#) { "VALUES(\($0.output.1))" }
      .replacing(#/INDEXED BY (\w+)/#) { "FORCE INDEX (\($0.output.1))" }
      .replacing("CROSS JOIN", with: "STRAIGHT_JOIN")
    var indexes: [Int] = []
    let plain = words.replacing(#/\?(\d*)/#) { match in
      indexes.append(Int(match.output.1).map { $0 - 1 } ?? indexes.count)
      return "?"
    }
    return TranslatedStatement(sql: plain, argumentIndexes: indexes, ignoresDuplicates: sql.contains(nothing))
  }

  /// Reads the database's clock in milliseconds since 1970-01-01 00:00 UTC; nil for SQLite, which uses ours.
  public var currentTimeStatement: String? {
    choose(sqlite: nil, mariaDB: "SELECT CAST(unix_timestamp(now(3)) * 1000 AS SIGNED)")
  }

  /// Adds a lock on the rows that a statement finds.
  public func locking(_ lock: RowLock?, _ sql: String) -> String {
    switch (self, lock) {
    case (.mariaDB, .shared): sql + " LOCK IN SHARE MODE"
    case (.mariaDB, .exclusive): sql + " FOR UPDATE"
    default: sql
    }
  }
}

/// How a transaction locks the rows that it reads until it ends. SQLite has one writer at a time and needs no row
/// locks.
public enum RowLock: Sendable {
  /// Other transactions can't change the rows.
  case shared
  /// Other transactions can't lock them either.
  case exclusive
}
