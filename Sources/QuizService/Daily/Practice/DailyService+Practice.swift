internal import QuizDatabase
package import QuizEngine

// Practice with past questions and those of the practice pool. It stores nothing.
extension DailyService {
  /// A random question that may be practised, each equally likely; nil if there is none of the kind.
  package func randomPracticeItem(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, by player: Player
  ) async throws(DailyError) -> PracticeItem? {
    let seed = dependencies.randomBits()
    let ended = lastDateEndedEverywhere
    let game = gameSettings.game(of: player.account)
    let found = try await store.read(.strong) { db in
      try PracticeReader(db: db, game: game, ended: ended).randomQuestion(difficulty, category, seed: seed)
    }
    return found.flatMap { PracticeItem($0, seed: seed) }
  }

  /// A practice question by its id and seed, in the language that the player reads.
  ///
  /// - Throws: `.notForPractice` if it may not be practised any more, or `.store`.
  package func practiceItem(
    _ questionID: BankQuestionID, seed: UInt64, for player: Player
  ) async throws(DailyError) -> PracticeItem {
    let ended = lastDateEndedEverywhere
    let language = player.readingLanguage
    return try await store.read(.snapshot) { db in
      guard let found = try QuestionRows(db: db).practiceQuestion(questionID, ended: ended),
        let item = PracticeItem(found, seed: seed)
      else { throw DailyError.notForPractice }
      let texts = try TranslationRows(db: db).all(of: questionID.number)
      let shown = texts.first { $0.language == language } ?? texts.first { $0.language == found.question.language }
      return PracticeItem(questionID: questionID, seed: seed, item: item.item.localized(by: shown))
    }
  }

  /// The latest date that has ended everywhere on Earth.
  var lastDateEndedEverywhere: CalendarDate { CalendarDate(goingOnSomewhereAt: dependencies.now()) - 1 }
}
