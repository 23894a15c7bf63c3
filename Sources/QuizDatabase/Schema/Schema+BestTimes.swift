extension Schema {
  /// An index that finds a player's shortest time of a difficulty without reading all rounds.
  static func bestTimes(_ d: SQLDialect) -> [String] {
    [
      d.index(
        "round_best_time", on: "round", "account_id, difficulty, ended_after_ms",
        where: "is_correct = 1 AND is_void = 0",
        unconditional: "account_id, difficulty, is_correct, is_void, ended_after_ms, date")
    ]
  }
}
