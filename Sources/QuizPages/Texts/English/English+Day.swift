import QuizEngine

extension Texts.Day {
  static let english = Texts.Day(
    number: { "No. \($0)" },
    pitch: "Three questions against the clock. The same for everyone, with new ones at midnight.",
    personalPitch: "Three questions against the clock. New ones at midnight.",
    onlyIn: { "So far the questions are only in \(name(ofLanguage: $0))." },
    questionOnlyIn: { "So far this question is only in \(name(ofLanguage: $0))." },
    facts: "Easy, medium, hard",
    play: "Play today’s questions",
    progress: { correct, remaining in
      let right = correct == 0 ? "None right yet" : correct == 1 ? "One right" : "Two right"
      return "\(right), \(remaining == 1 ? "one" : "two") to go"
    },
    paused: { "\(name($0)) is paused" },
    score: { correct, count, time in
      let score = "\(correct) of \(count) right"
      return time.map { "\(score) in \($0)" } ?? score
    },
    see: "See today’s results",
    nextQuestions: "New questions in {time}",
    timeLeft: "{time} left today",
    hoursAndMinutes: { "\($0) h \($1) min" },
    remaining: { "\(Plural.english($0, one: "question", other: "questions")) left today" },
    done: "Done for today")

  private static func name(ofLanguage ownName: String) -> String {
    ownName == "Русский" ? "Russian" : ownName == "繁體中文" ? "Chinese" : ownName
  }

  private static func name(_ difficulty: Difficulty) -> String { Texts.Game.english.difficulties[difficulty] }
}
