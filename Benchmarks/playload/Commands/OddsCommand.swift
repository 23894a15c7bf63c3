import ArgumentParser
import QuizEngine

struct OddsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "odds", abstract: "Measures the odds of quizzes.",
    discussion: """
      30 questions, 4 outcomes, 4 answers, 10 drawn. `plain`: every question has an answer for each outcome. `mixed`: \
      answers lean to one outcome at random. `weighted`: they lean to one or two, with weights from 1 to 3.

      `grid`: 40 questions, 6 outcomes, 4 answers, each with 0 to 3 points for each outcome, 10 drawn; \
      `preliminary`: its preliminary odds.
      """)

  @Option(help: "How many times.")
  var rounds = 5

  func run() throws {
    let times = try [SampleQuiz.plain, .mixed, .weighted, .grid].map { sample in
      "\"\(sample)\": \(try measure(sample, isExact: sample != .grid) { Odds(of: $0) })"
    }
    let preliminary = try measure(.grid, isExact: false) { Odds.preliminary(of: $0) }
    print("{\(times.joined(separator: ", ")), \"preliminary\": \(preliminary)}")
  }

  /// The milliseconds of every round, as a JSON list.
  private func measure(_ sample: SampleQuiz, isExact: Bool, _ compute: (Quiz) -> Odds) throws -> [Double] {
    let quiz = sample.quiz
    return try (0..<rounds).map { _ in
      let start = Instant.now
      let odds = compute(quiz)
      let end = Instant.now
      if isExact && odds.influenceMethod != .exact { throw ValidationError("The odds of \(sample) were simulated.") }
      return end.seconds(since: start) * 1000
    }
  }
}

/// The quizzes that the time limits for odds refer to.
enum SampleQuiz {
  /// Every question has one answer for each outcome.
  case plain
  /// Every answer gives points to one random outcome.
  case mixed
  /// Answers give 1 to 3 points to one or two outcomes.
  case weighted
  /// A larger quiz: each answer gives 0 to 3 points to each of six outcomes.
  case grid

  var quiz: Quiz {
    var dice = SeededGenerator(seed: 30, stream: .simulation)
    return Quiz(
      id: QuizID("sample"), languages: [Language("en")], title: text("Sample"), description: text("Many questions"),
      outcomes: (0..<(self == .grid ? 6 : 4)).map {
        Outcome(id: OutcomeID("o\($0)"), name: text("o\($0)"), description: text("Outcome"))
      },
      questions: (0..<(self == .grid ? 40 : 30)).map { question($0, &dice) }, selection: QuestionSelection(draw: 10))
  }

  private func question(_ number: Int, _ dice: inout SeededGenerator) -> Question {
    Question(
      id: QuestionID("q\(number)"), text: text("Question"), kind: .single(.press),
      answers: (0..<4).map { Answer(text: text("Answer"), outcomePoints: outcomePoints(of: $0, &dice)) })
  }

  private func outcomePoints(of answer: Int, _ dice: inout SeededGenerator) -> [OutcomePoints] {
    switch self {
    case .plain: [OutcomePoints(outcome: answer)]
    case .mixed: [OutcomePoints(outcome: dice.next(upperBound: 4))]
    case .weighted:
      dice.sample(1 + dice.next(upperBound: 2), of: [0, 1, 2, 3]).map {
        OutcomePoints(outcome: $0, points: 1 + dice.next(upperBound: 3))
      }
    case .grid:
      (0..<6).map { OutcomePoints(outcome: $0, points: dice.next(upperBound: 4)) }.filter { $0.points > 0 }
    }
  }

  private func text(_ text: String) -> LocalizedText { LocalizedText(text, Language("en")) }
}
