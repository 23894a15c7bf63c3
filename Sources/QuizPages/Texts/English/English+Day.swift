import QuizEngine

extension Texts.Day {
  static let english = Texts.Day(
    number: { "No. \($0)" },
    pitch: "Three questions against the clock. The same for everyone, new every midnight.",
    personalPitch: "Three questions against the clock. New ones at midnight.",
    facts: "Easy, medium, hard",
    play: "Play today’s questions",
    waiting: { "\($0) of 3 done. \(name($1)) is waiting." },
    paused: { "\(name($0)) is waiting." },
    score: { correct, count, time in
      let score = "\(correct) of \(count) right"
      return time.map { "\(score) in \($0)" } ?? score
    },
    see: "See today’s results",
    nextQuestions: "New questions in {time}",
    hoursAndMinutes: { "\($0) h \($1) min" },
    left: { "\(Plural.english($0, one: "question", other: "questions")) left today" },
    done: "Done for today")

  private static func name(_ difficulty: Difficulty) -> String { Texts.Game.english.difficulties[difficulty] }
}
