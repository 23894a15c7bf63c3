extension Texts.Terminal {
  static let english = Texts.Terminal(
    keys: Keys(
      begin: "Enter begins", pick: "Enter chooses", move: "↑ ↓ move", slide: "← → move", choose: "Enter answers",
      select: "Space selects",
      toggle: "Space switches", submit: "Enter submits", back: "b back", goOn: "n continue", scroll: "↑ ↓ scroll",
      why: "w why", leave: "q leave", done: "Enter ends"),
    askOne: { "Type a number from 1 to \($0)." },
    askSeveral: { "Type numbers from 1 to \($0) with blanks between, or nothing for none." },
    askScale: "Type a number from 0 (all the first) to 100 (all the last).",
    askBack: "b goes back.",
    before: { "So far: \($0)." },
    notOne: { "That is none of the answers. It takes one number from 1 to \($0)." },
    notSeveral: { "That is none of the answers. It takes numbers from 1 to \($0), each once, or an empty line." },
    notOnScale: "That is not on the scale. It takes a whole number from 0 to 100.",
    noWayBack: "This is the first question; nothing comes before it.",
    notAQuiz: { "That is none of the quizzes. It takes one number from 1 to \($0)." },
    noQuizChosen: "No quiz was chosen.",
    tooManyAnswers: {
      "One answer too many: the play asks \(Plural.english($0, one: "question", other: "questions"))."
    },
    atLine: { "Line \($0): \($1)" },
    endedEarly: { "The answers ended after \($0) of \($1), so there is no result. Add the rest and try again." },
    seed: { "The same questions again: --seed \($0)" })
}
