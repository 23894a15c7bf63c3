internal import Foundation

/// A statement as a database takes it.
public struct TranslatedStatement: Sendable {
  public let sql: String
  /// For each question mark, which of the arguments stands for it, from 0.
  public let argumentIndexes: [Int]
  /// Whether a row that is there already is left as it is, without an error.
  public let ignoresDuplicates: Bool
}

extension SQLDialect {
  /// Says a statement of ``PreparedQuery`` in a database's words. They are written as SQLite reads them, and so that only
  /// this has to be said otherwise: numbered arguments, conflicts, the choice of an index, and a fixed order of joins.
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
      .replacing(#/INDEXED BY (\w+)/#) { "FORCE INDEX (\($0.output.1))" }
      .replacing("CROSS JOIN", with: "STRAIGHT_JOIN")
    var places: [Int] = []
    let plain = words.replacing(#/\?(\d*)/#) { match in
      places.append(Int(match.output.1).map { $0 - 1 } ?? places.count)
      return "?"
    }
    return TranslatedStatement(sql: plain, argumentIndexes: places, ignoresDuplicates: sql.contains(nothing))
  }

  /// Asks for the milliseconds since 1970-01-01 00:00 UTC by the database's clock, where that is another than our own.
  var currentTimeStatement: String? {
    choose(sqlite: nil, mariaDB: "SELECT CAST(unix_timestamp(now(3)) * 1000 AS SIGNED)")
  }

  /// The same statement, keeping others from the rows that it finds.
  func locking(_ hold: RowLock?, _ sql: String) -> String {
    switch (self, hold) {
    case (.mariaDB, .shared): sql + " LOCK IN SHARE MODE"
    case (.mariaDB, .exclusive): sql + " FOR UPDATE"
    default: sql
    }
  }
}

/// What a transaction keeps others from, with the rows that it reads, until it ends. SQLite has one writer at a time, and
/// nothing to hold.
enum RowLock {
  /// Others can't change them.
  case shared
  /// Others can't hold them either.
  case exclusive
}
