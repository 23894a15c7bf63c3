package import QuizEngine

extension Quiz {
  /// A quiz with three outcomes (`dog`, `cat`, `turtle`). The n-th answer of each question gives points to the n-th
  /// outcome.
  static func sample(
    _ name: String = "animal", title: String = "Which animal are you?", kinds: [Question.Kind], draw: Int? = nil,
    ties: TieRule = .random
  ) -> Quiz {
    Quiz(
      id: QuizID(name), languages: [.english, .russian], title: .english(title),
      description: LocalizedText([
        .init(language: .english, text: "Seven \"questions\" & <one> answer\n\u{301}"),
        .init(language: .russian, text: "Семь вопросов"),
      ]),
      outcomes: ["dog", "cat", "turtle"].map { name in
        Outcome(id: OutcomeID(name), name: .english(name), emoji: "🐶", description: .english("A \(name)."))
      },
      questions: kinds.enumerated().map { .sample("q\($0 + 1)", kind: $1) },
      selection: QuestionSelection(draw: draw), shuffle: ShuffleOptions(questions: true, answers: true), ties: ties,
      undecided: UndecidedText(title: .english("Nobody"), description: .english("You chose nothing.")))
  }

  /// A quiz with one question of each kind.
  package static var everyKind: Quiz { .sample(kinds: [.single(.press), .multiple, .ranged(.rounded)]) }

  /// A quiz with this number of single-choice questions.
  package static func singles(_ count: Int, _ name: String = "singles") -> Quiz {
    .sample(name, kinds: Array(repeating: .single(.press), count: count))
  }

  /// A quiz with this number of multiple-choice questions. All switches may be off.
  package static func switches(_ count: Int) -> Quiz {
    .sample("switches", kinds: Array(repeating: .multiple, count: count))
  }
}

extension Question {
  static func sample(_ name: String, kind: Kind) -> Question {
    Question(
      id: QuestionID(name), text: .english("Question \(name)?"), kind: kind,
      answers: (0..<3).map { Answer(text: .english("Answer \($0)"), outcomePoints: [OutcomePoints(outcome: $0)]) })
  }
}

extension LocalizedText {
  static func english(_ text: String) -> LocalizedText { LocalizedText(text, .english) }
}

extension Language {
  static var english: Language { Language("en") }
  static var russian: Language { Language("ru") }
}
