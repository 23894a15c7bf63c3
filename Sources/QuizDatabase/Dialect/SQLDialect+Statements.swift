internal import Foundation
internal import StoreStatus

/// A statement as one database understands it.
public struct TranslatedStatement: Sendable {
  public let sql: String
  /// For each question mark, the argument that it stands for.
  public let parameters: [Parameter]
  /// Whether inserting a row that exists already changes nothing and is no error.
  public let ignoresDuplicates: Bool

  /// Which argument a question mark stands for.
  public enum Parameter: Hashable, Sendable {
    /// Counted from 0.
    case index(Int)
    case name(String)
  }

  /// The values for the question marks, in their order.
  ///
  /// - Throws: ``StoreError/damaged(detail:)`` if an argument is missing.
  public func values(of arguments: SQLArguments) throws -> [SQLValue] {
    try parameters.map { parameter in
      let index =
        switch parameter {
        case .index(let index): index
        case .name(let name): arguments.names.firstIndex(of: name) ?? arguments.values.endIndex
        }
      guard arguments.values.indices.contains(index) else {
        throw StoreError.damaged(detail: "a statement was run without the argument \(parameter)")
      }
      return arguments.values[index]
    }
  }
}

extension SQLDialect {
  /// Translates a statement of ``SQLStatement`` for this database. Statements are written for SQLite. Five things
  /// differ in MariaDB: numbered and named arguments, conflicts, the values that conflict, the choice of an index, and
  /// a fixed order of joins.
  public func translate(_ sql: String) -> TranslatedStatement {
    switch self {
    case .sqlite: TranslatedStatement(sql: sql, parameters: [], ignoresDuplicates: false)
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
    var parameters: [TranslatedStatement.Parameter] = []
    let plain = words.replacing(#/\?(\d*)|:([a-z_]+)/#) { match in
      parameters.append(
        match.output.2.map { .name(String($0)) }
          ?? .index(match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? parameters.count))
      return "?"
    }
    return TranslatedStatement(sql: plain, parameters: parameters, ignoresDuplicates: sql.contains(nothing))
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
