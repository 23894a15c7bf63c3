internal import QuizDatabase
internal import QuizEngine

/// Statements about the languages that share a game.
enum GameLanguageStatement: String, SQLStatement {
  case all = "SELECT language FROM game_language ORDER BY game, position"
  case add = "INSERT INTO game_language (game, position, language) VALUES (?, ?, ?)"
  case deleteAll = "DELETE FROM game_language"
  case moveReaders = "UPDATE account SET language = ?2 WHERE language = ?1"
}

/// Reads and writes the languages that share a game.
struct GameLanguageRows<Connection: SQLReader> {
  let db: Connection

  var all: GameLanguages {
    get throws { GameLanguages(try db.all(GameLanguageStatement.all, []) { try $0[0] as Language }) }
  }

  /// The games that have questions, in the order of their tags.
  func games() throws -> [GameID] {
    let shared = try all
    return Set(try QuestionRows(db: db).languages().map { shared.game(of: $0) }).sorted { $0.tag < $1.tag }
  }

  /// The games in which questions of a game can have been asked, this one included.
  func formerGames(of game: GameID) throws -> Set<GameID> {
    Set(try (QuestionRows(db: db).languages() + all.all).map(GameID.init) + [game])
  }
}

extension GameLanguageRows where Connection == Transaction {
  /// Writes the languages, and rebuilds the pools of all games that they were or are part of.
  ///
  /// The readers of a language that leaves the game stay in it, with their rounds and streaks, and read the game's own
  /// language; unless their language has questions of its own.
  func set(_ languages: GameLanguages) throws {
    let before = try all
    guard languages != before else { return }
    let games = Set(before.all + languages.all).map(GameID.init).sorted { $0.tag < $1.tag }
    let pools = games.flatMap { game in Difficulty.allCases.map { DrawPool(db: db, game: game, difficulty: $0) } }
    for pool in pools { try pool.acquireMutex() }
    try db.run(GameLanguageStatement.deleteAll, [])
    for (position, language) in languages.all.enumerated() {
      try db.run(GameLanguageStatement.add, [languages.all[0], position, language])
    }
    // A question can move from one pool to another.
    for pool in pools { try pool.removeUnasked() }
    for pool in pools { try pool.addAsked() }
    try moveReaders(from: before, to: languages)
  }

  private func moveReaders(from before: GameLanguages, to languages: GameLanguages) throws {
    guard let game = before.all.first else { return }
    let others = Set(before.all.dropFirst()).subtracting(languages.all).subtracting(
      try QuestionRows(db: db).languages())
    for language in others.sorted(by: { $0.tag < $1.tag }) {
      try db.run(GameLanguageStatement.moveReaders, [language, game])
    }
  }
}
