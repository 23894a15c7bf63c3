extension SQLDialect {
  /// A trigger that refuses a change.
  ///
  /// - Parameters:
  ///   - event: `BEFORE UPDATE`, `AFTER UPDATE` or `BEFORE DELETE`.
  ///   - columns: the columns whose change fires the trigger; if empty, any column does. MariaDB fires it if a value
  ///     changes, SQLite if the statement names the column.
  ///   - condition: refers to `OLD` and `NEW`.
  func trigger(
    _ name: String, _ event: String, of columns: [String] = [], on table: String, when condition: String? = nil,
    message: String
  ) -> String {
    switch self {
    case .sqlite:
      let of = columns.isEmpty ? "" : " OF \(columns.joined(separator: ", "))"
      return trigger(name, event + of, on: table, when: condition, body: "SELECT RAISE (ABORT, '\(message)')")
    case .mariaDB:
      let isChanged = columns.map { "NEW.\($0) <=> OLD.\($0)" }.joined(separator: " AND ")
      let conditions = [columns.isEmpty ? nil : "NOT (\(isChanged))", condition.map { "(\($0))" }].compactMap { $0 }
      return trigger(
        name, event, on: table, when: conditions.isEmpty ? nil : conditions.joined(separator: " AND "),
        body: "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '\(message)'")
    }
  }

  /// A trigger that runs a statement.
  func trigger(
    _ name: String, _ event: String, on table: String, when condition: String?, body statement: String
  ) -> String {
    switch self {
    case .sqlite:
      let when = condition.map { " WHEN \($0)" } ?? ""
      return "CREATE TRIGGER \(name) \(event) ON \(table)\(when) BEGIN \(statement); END"
    case .mariaDB:
      let body = condition.map { "IF \($0) THEN \(statement); END IF" } ?? statement
      return "CREATE TRIGGER \(name) \(event) ON \(table) FOR EACH ROW BEGIN \(body); END"
    }
  }
}
