extension Schema {
  /// Keeps the daily game fair if clocks are set back or accounts are deleted and created again. Also prevents that a
  /// write is done twice.
  static func fairness(_ d: SQLDialect) -> [String] {
    let add = d.choose(sqlite: "ADD COLUMN", mariaDB: "ADD COLUMN IF NOT EXISTS")
    return [
      // Whether the round was started in a browser in which another account had been deleted on that date. `guest` is
      // then 1 too, which excludes the round from every board and its indexes.
      "ALTER TABLE round \(add) withheld \(d.integer) NOT NULL DEFAULT 0 CHECK (withheld IN (0, 1))",
      d.trigger(
        "round_stays_withheld", "BEFORE UPDATE", of: ["withheld"], on: "round", message: "what is withheld stays so"),
      d.trigger(
        "withheld_round_keeps_its_player", "BEFORE UPDATE", of: ["account"], on: "round", when: "OLD.withheld = 1",
        message: "a round stays with its player"),
    ] + d.choose(sqlite: ["DROP VIEW round_sheet"], mariaDB: []) + [
      """
      CREATE VIEW round_sheet AS
      SELECT item_sheet.*, round."key" AS name, account, round.date AS played, round.seed, started, closes, phase,
        since, heard, "option", spent, elapsed, latest, correct, guest, withheld
      FROM round JOIN item_sheet ON item_sheet.id = round.item
      """,
      """
      CREATE TABLE house_clock (
        id \(d.integer) PRIMARY KEY CHECK (id = 1),
        latest \(d.integer) NOT NULL, -- the latest instant that the house has seen, to the quarter of an hour
        resets \(d.integer) NOT NULL CHECK (resets >= 0) -- how often an operator set it back
      )\(d.tableOptions)
      """,
      """
      CREATE TABLE clock_reset (
        id \(d.serialNeverReused),
        was \(d.integer) NOT NULL, -- the latest instant until then
        reason \(d.longText) NOT NULL,
        at \(d.integer) NOT NULL
      )\(d.tableOptions)
      """,
      d.trigger("clock_reset_never_changes", "BEFORE UPDATE", on: "clock_reset", message: "a reset never changes"),
      d.trigger("clock_reset_stays", "BEFORE DELETE", on: "clock_reset", message: "a reset stays"),
    ] + d.choose(sqlite: [], mariaDB: [idempotencyKeys(d)])
  }

  /// Keys of writes that must not be done twice, kept for an hour. A connection that lost the reply to a commit looks
  /// here. Only MariaDB connections can break between a commit and its reply.
  private static func idempotencyKeys(_ d: SQLDialect) -> String {
    """
    CREATE TABLE done_write (
      id \(d.blob(16)) NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      at \(d.integer) NOT NULL -- in seconds, by the database's clock
    )\(d.clusteredTableOptions)
    """
  }
}
