extension Schema {
  /// Every table that holds something of the house, after all those that its rows refer to.
  ///
  /// A test compares it with what the steps make in each database, so that nothing can be left out.
  public static let tables: [TableSchema] = libraryTables + playerTables + bankTables + dailyTables

  private static let libraryTables = [
    TableSchema("quiz", key: .integers("id"), .texts("name")),
    TableSchema(
      "revision", key: .integers("id"),
      .integers("quiz", "number", "created") + .bytes("digest") + .texts("content"),
      parents: ["quiz"], isNumberedForEver: true, isHeavy: true),
    TableSchema("picture", key: .bytes("digest"), .bytes("bytes"), isHeavy: true),
    TableSchema(
      "revision_picture", key: .integers("revision") + .texts("name"),
      .bytes("picture") + .texts("format") + .integers("width", "height"), parents: ["revision", "picture"]),
    TableSchema(
      "play", key: .integers("id"),
      .bytes("key", "player") + .integers("quiz", "revision", "seed", "begun", "finished") + .texts("outcome")
        + .bytes("responses"), parents: ["revision"]),
    TableSchema(
      "distribution", key: .integers("quiz") + .texts("outcome"), .integers("plays"), parents: ["quiz"], isSpread: true),
    TableSchema("told", key: .integers("quiz") + .texts("outcome"), .integers("plays"), parents: ["quiz"]),
  ]

  private static let playerTables = [
    TableSchema(
      "account", key: .integers("id"),
      .texts("name", "fold", "password", "recovery", "role") + .integers("created") + .texts("language")
        + .integers("hides_watch", "onboarded", "turns"), isNumberedForEver: true),
    TableSchema("residence", key: .integers("account", "since"), .texts("zone"), parents: ["account"]),
    TableSchema(
      "session", key: .bytes("digest"), .integers("account", "begun", "used") + .texts("device"), parents: ["account"]),
    TableSchema("device", key: .bytes("digest"), .integers("account", "created", "used"), parents: ["account"]),
    TableSchema("attempt", key: .bytes("bucket"), .integers("count", "latest", "forgotten")),
    TableSchema("secret", key: .integers("id"), .bytes("bits")),
    TableSchema(
      "player_group", key: .integers("id"), .texts("name") + .bytes("invitation") + .integers("founded", "turns"),
      isNumberedForEver: true),
    TableSchema(
      "member", key: .integers("player_group", "account"), .integers("joined"), parents: ["player_group", "account"]),
  ]

  private static let bankTables = [
    TableSchema(
      "question", key: .integers("id"),
      .bytes("digest")
        + .texts(
          "language", "difficulty", "category", "text", "key", "distractors", "explanation", "source", "licence", "name"
        )
        + .integers("added", "retired", "batch"), isNumberedForEver: true),
    TableSchema(
      "bank_import", key: .integers("id"),
      .texts("file", "format") + .integers("begun", "ended", "added", "changed", "undone"), isNumberedForEver: true),
    TableSchema("bank_count", key: .texts("language", "difficulty", "category"), .integers("questions")),
    TableSchema(
      "urn", key: .texts("language", "difficulty") + .integers("place"), .integers("question"), parents: ["question"]),
    TableSchema(
      "shelf", key: .texts("language", "difficulty", "category") + .integers("place"), .integers("question"),
      parents: ["question"]),
    TableSchema("bank_turn", key: .texts("language", "difficulty"), .integers("turns")),
  ]

  private static let dailyTables = [
    TableSchema(
      "item", key: .integers("id"),
      .texts("language", "difficulty", "category") + .integers("date", "question") + .texts("options")
        + .integers("key", "void", "starts"), parents: ["question"], isNumberedForEver: true),
    TableSchema(
      "edict", key: .integers("id"),
      .integers("item") + .texts("deed") + .integers("key", "account") + .texts("reason") + .integers("at"),
      parents: ["item", "account"], isNumberedForEver: true),
    TableSchema(
      "round", key: .integers("account", "date") + .texts("difficulty"),
      .bytes("key") + .integers("item") + .texts("category") + .integers("guest", "seed", "started", "closes")
        + .texts("phase")
        + .integers("since", "heard", "option", "spent", "elapsed", "latest", "correct", "void", "withheld"),
      parents: ["account", "item"]),
    TableSchema("house_clock", key: .integers("id"), .integers("latest", "resets")),
    TableSchema(
      "clock_reset", key: .integers("id"), .integers("was") + .texts("reason") + .integers("at"),
      isNumberedForEver: true),
    TableSchema("item_start", key: .integers("item"), .integers("starts"), parents: ["item"], isSpread: true),
    TableSchema("item_tally", key: .integers("item", "option"), .integers("rounds"), parents: ["item"], isSpread: true),
    TableSchema("past_answer", key: .integers("item", "option", "spent"), .integers("rounds"), parents: ["item"]),
    TableSchema(
      "week_score", key: .texts("language") + .integers("monday", "account"), .integers("correct", "elapsed", "spent"),
      parents: ["account"]),
    TableSchema(
      "report", key: .integers("item", "account"), .texts("text") + .integers("at", "settled"),
      parents: ["item", "account"]),
  ]
}
