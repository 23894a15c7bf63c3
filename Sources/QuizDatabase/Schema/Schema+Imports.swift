extension Schema {
  /// Records which import brought each question, so that an import can be undone.
  static func imports(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return [
      """
      CREATE TABLE bank_import (
        id \(d.serialNeverReused),
        file \(d.longText) NOT NULL,
        format \(d.text(32)) NOT NULL,
        begun \(d.integer) NOT NULL,
        ended \(d.integer), -- NULL while it is under way, and where it was interrupted
        added \(d.integer) NOT NULL CHECK (added >= 0),
        changed \(d.integer) NOT NULL CHECK (changed >= 0),
        undone \(d.integer) -- NULL where it wasn't
      )\(d.tableOptions)
      """,
      // NULL for questions from before this migration, and for those of a server's own folder.
      "ALTER TABLE question \(add) batch \(d.integer)",
      d.index("question_by_batch", on: "question", "batch", where: "batch IS NOT NULL", unconditional: "batch, id"),
    ]
  }
}
