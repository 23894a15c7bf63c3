package import QuizEngine

/// The languages that share a game. Their readers get the same questions, each in their own language, and are on the
/// same boards.
package struct GameLanguages: Hashable, Sendable {
  /// The primary language first. Empty if each language has its own game.
  package let all: [Language]

  /// - Parameter all: with fewer than two, each language has its own game.
  package init(_ all: [Language] = []) { self.all = all.count > 1 ? all : [] }

  /// The game of a language's readers.
  package func game(of language: Language) -> GameID { GameID(all.contains(language) ? all[0] : language) }

  /// The languages in which the questions of a game can be read.
  package func languages(of game: GameID) -> [Language] {
    all.first == game.primaryLanguage ? all : [game.primaryLanguage]
  }

  /// Whether a question is asked: in a shared game only if it has all of its languages. Which of them is the question's
  /// own doesn't matter.
  package func asks(_ question: TriviaQuestion) -> Bool {
    languages(of: game(of: question.language)).allSatisfy(question.languages.contains)
  }
}

/// How many questions of a difficulty have exactly these languages, two or more.
package struct TranslationCount: Hashable, Sendable {
  package let languages: Set<Language>
  package let difficulty: Difficulty
  package let questions: Int

  package init(languages: Set<Language>, difficulty: Difficulty, questions: Int) {
    self.languages = languages
    self.difficulty = difficulty
    self.questions = questions
  }
}

/// A shared game as a server finds it at its start.
package struct SharedGame: Hashable, Sendable {
  /// The fewest questions of each difficulty that must have a language, so that it shares the game without being named.
  package static let fewestQuestions = 100

  package let languages: GameLanguages
  /// How many questions have all of the languages, in the order of `Difficulty.allCases`; empty if none is shared.
  package let complete: [Int]
  /// How many questions of these languages aren't asked, because they lack one of them.
  package let incomplete: Int
  /// The languages that shared the game before and don't any more.
  package let removed: [Language]

  init(languages: GameLanguages, before: GameLanguages, complete: [Int] = [], incomplete: Int = 0) {
    self.languages = languages
    self.complete = complete
    self.incomplete = incomplete
    removed = before.all.filter { !languages.all.contains($0) }
  }
}

extension SharedGame {
  /// The languages for a primary one: in turn that with most translations, as long as enough questions have all.
  ///
  /// A language that shared the game before stays as long as each difficulty has a question with all of them: its
  /// readers don't lose the game because one question was voided.
  ///
  /// - Parameter before: the languages that shared the game before.
  static func defaultLanguages(
    primary: Language, keeping before: GameLanguages, _ counts: [TranslationCount]
  ) -> GameLanguages {
    let counts = counts.filter { $0.languages.contains(primary) }
    var totals = counts.reduce(into: [Language: Int]()) { totals, count in
      for language in count.languages { totals[language, default: 0] += count.questions }
    }
    totals[primary] = nil
    let candidates = totals.sorted { ($1.value, $0.key.tag) < ($0.value, $1.key.tag) }.map(\.key)
    var chosen = before.all.first == primary ? Array(before.all.dropFirst()) : []
    if !complete(chosen, counts).allSatisfy({ $0 > 0 }) { chosen = [] }
    for candidate in candidates
    where !chosen.contains(candidate) && complete(chosen + [candidate], counts).allSatisfy({ $0 >= fewestQuestions }) {
      chosen.append(candidate)
    }
    return GameLanguages([primary] + chosen)
  }

  /// How many questions have all of some languages, in the order of `Difficulty.allCases`.
  static func complete(_ languages: some Sequence<Language>, _ counts: [TranslationCount]) -> [Int] {
    Difficulty.allCases.map { difficulty in
      counts.filter { $0.difficulty == difficulty && $0.languages.isSuperset(of: languages) }
        .reduce(0) { $0 + $1.questions }
    }
  }
}
