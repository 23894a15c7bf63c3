extension Schema {
  /// Writes two CHECK constraints of a round without lists of more than two values. SQLite makes a temporary table of a
  /// longer list each time that it checks a row (see ST19 in DESIGN.md).
  ///
  /// The constraints mean the same as before, so no row is read. SQLite has no statement for this. Its documentation
  /// (lang_altertable.html, "Making Other Kinds Of Table Schema Changes") gives this way for removing constraints: the
  /// text of the table is changed where SQLite keeps it, and the schema's version is raised, so that other connections
  /// read the schema again. Here it serves for two others, because they accept the same rows. `RESET` makes this
  /// connection read the schema again, and a trigger that is made anew raises the version.
  static func roundChecks(_ d: SQLDialect) -> [String] {
    guard d == .sqlite else { return [] }
    let replaced = [
      "phase IN ('running', 'paused', 'answered', 'timedOut', 'expired')":
        "phase IN ('running', 'paused') OR phase IN ('answered', 'timedOut') OR phase = 'expired'",
      "(is_correct IS NOT NULL) = (phase IN ('answered', 'timedOut', 'expired'))":
        "(is_correct IS NULL) = (phase IN ('running', 'paused'))",
    ]
    let text = replaced.sorted { $0.key < $1.key }.reduce("sql") { text, condition in
      "replace(\(text), \(quoted(condition.key)), \(quoted(condition.value)))"
    }
    return [
      "PRAGMA writable_schema = ON",
      "UPDATE sqlite_schema SET sql = \(text) WHERE type = 'table' AND name = 'round'",
      "PRAGMA writable_schema = RESET",
      "DROP TRIGGER round_stays_withheld",
      d.trigger(
        "round_stays_withheld", "BEFORE UPDATE", of: ["is_withheld"], on: "round",
        message: "what is withheld stays so"),
    ]
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
