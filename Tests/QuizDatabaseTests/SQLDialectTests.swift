import StoreStatus
import Testing

@testable import QuizDatabase

struct SQLDialectTests {
  @Test(arguments: [
    ("SELECT a FROM t WHERE b = ?2 AND c = ? OR d = ?1", "SELECT a FROM t WHERE b = ? AND c = ? OR d = ?", [1, 1, 0]),
    (
      "INSERT INTO t (a) VALUES (?) ON CONFLICT (a) DO UPDATE SET b = b + 1",
      "INSERT INTO t (a) VALUES (?) ON DUPLICATE KEY UPDATE b = b + 1", [0]
    ),
    (
      "INSERT INTO t (a, b) SELECT ?, b FROM s WHERE c = 1 ON CONFLICT (a) DO UPDATE SET b = t.b + excluded.b",
      "INSERT INTO t (a, b) SELECT ?, b FROM s WHERE c = 1 ON DUPLICATE KEY UPDATE b = t.b + VALUES(b)", [0]
    ),
    (
      "SELECT a FROM s CROSS JOIN t INDEXED BY t_by_a ON t.a = s.a",
      "SELECT a FROM s STRAIGHT_JOIN t FORCE INDEX (t_by_a) ON t.a = s.a", []
    ),
  ])
  func `a statement is translated for MariaDB`(sql: String, expected: String, indexes: [Int]) {
    let translated = SQLDialect.mariaDB.translate(sql)
    #expect(translated.sql == expected)
    #expect(translated.parameters == indexes.map { .index($0) })
    #expect(!translated.ignoresDuplicates)
  }

  @Test func `named parameters are question marks in MariaDB, each with its value`() throws {
    let translated = SQLDialect.mariaDB.translate("UPDATE t SET a = :a, b = :due_at WHERE c = :a")
    #expect(translated.sql == "UPDATE t SET a = ?, b = ? WHERE c = ?")
    #expect(try translated.values(of: ["due_at": "b", "a": 1]) == [.integer(1), .text("b"), .integer(1)])
  }

  @Test(arguments: [[1], ["b": 1], []] as [SQLArguments])
  func `a statement isn't run without one of its arguments`(arguments: SQLArguments) {
    let translated = SQLDialect.mariaDB.translate("UPDATE t SET a = :a")
    #expect(throws: StoreError.self) { try translated.values(of: arguments) }
  }

  @Test func `an insert that ignores duplicates is a plain insert in MariaDB`() {
    let translated = SQLDialect.mariaDB.translate("INSERT INTO t (a, b) VALUES (?, ?)\nON CONFLICT (a) DO NOTHING")
    #expect(translated.sql == "INSERT INTO t (a, b) VALUES (?, ?)")
    #expect(translated.ignoresDuplicates)
  }

  @Test func `SQLite gets every statement unchanged`() {
    let insert = "INSERT INTO t (a, b) VALUES (?2, ?1) ON CONFLICT (a) DO UPDATE SET b = excluded.b"
    #expect(SQLDialect.sqlite.translate(insert).sql == insert)
    #expect(SQLDialect.sqlite.locking(.exclusive, "SELECT 1") == "SELECT 1")
  }

  @Test func `a trigger on columns compares their values in MariaDB`() {
    let trigger = SQLDialect.mariaDB.trigger(
      "t_stays", "BEFORE UPDATE", of: ["a", "b"], on: "t", when: "OLD.c IS NOT NULL", message: "no")
    #expect(
      trigger == """
        CREATE TRIGGER t_stays BEFORE UPDATE ON t FOR EACH ROW BEGIN \
        IF NOT (NEW.a <=> OLD.a AND NEW.b <=> OLD.b) AND (OLD.c IS NOT NULL) \
        THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'; END IF; END
        """)
  }

  @Test func `both databases have the same migrations, and MariaDB's can be repeated safely`() {
    #expect(Schema.migrations(in: .sqlite).map(\.name) == Schema.migrations(in: .mariaDB).map(\.name))
    for statement in Schema.migrations(in: .mariaDB).flatMap(\.statements) {
      let again = SQLDialect.mariaDB.idempotent(statement)
      let isRepeatable = [
        "IF NOT EXISTS", "OR REPLACE", "IF EXISTS", "ON DUPLICATE KEY", "DELETE FROM",
        // What was set before isn't found again.
        "SET last_used_at = NULL WHERE last_used_at = started_at",
      ].contains { again.contains($0) }
      #expect(isRepeatable, "\(statement)")
    }
  }
}
