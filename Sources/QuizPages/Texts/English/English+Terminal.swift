extension Texts.Terminal {
  static let english = Texts.Terminal(
    keys: Keys(
      begin: "Enter begin", pick: "Enter choose", move: "↑ ↓ move", slide: "← → move", choose: "Enter answer",
      select: "Space select", toggle: "Space switch", submit: "Enter submit", back: "b back", goOn: "n continue",
      scroll: "↑ ↓ scroll", why: "w why", leave: "q quit", done: "Enter finish"),
    askOne: { "Type a number from 1 to \($0)." },
    askSeveral: { "Type numbers from 1 to \($0) with spaces between, or nothing for none." },
    askScale: "Type a number from 0 (the first answer) to 100 (the last).",
    askBack: "b goes back.",
    before: { "Your earlier answer: \($0)." },
    notOne: { "That isn’t one of the answers. Type one number from 1 to \($0)." },
    notSeveral: { "That isn’t one of the answers. Type numbers from 1 to \($0), each once, or nothing for none." },
    notOnScale: "That isn’t on the slider. Type a whole number from 0 to 100.",
    noWayBack: "This is the first question. You can’t go back from here.",
    notAQuiz: { "That isn’t one of the quizzes. Type one number from 1 to \($0)." },
    noQuizChosen: "No quiz was chosen.",
    omittedQuizzes: {
      $0 == 1
        ? "A quiz is left out, because its file has mistakes. This shows them:"
        : "\($0) quizzes are left out, because their files have mistakes. These show them:"
    },
    tooManyAnswers: {
      "Too many answers: the quiz asks only \(Plural.english($0, one: "question", other: "questions"))."
    },
    atLine: { "Line \($0): \($1)" },
    endedEarly: { "The answers end after \($0) of \($1), so there is no result. Add the rest and try again." },
    seed: { "To get the same questions again: --seed \($0)" })
}
