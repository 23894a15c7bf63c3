extension Texts.Introduction {
  static let english = Texts.Introduction(
    questions: { Plural.english($0, one: "question", other: "questions") },
    minutes: { "about \(Plural.english($0, one: "minute", other: "minutes"))" },
    outcomes: "What you could be",
    begin: "Begin",
    continuePlay: { "Continue (\($0) of \($1))" },
    startOver: "Start over",
    allQuizzes: "All quizzes",
    notInYourLanguage: "This quiz isn’t available in your language. You see it in",
    embed: "Put this quiz on your site",
    embedText: "Paste these lines into your page. The second, which you may leave out, lets the frame grow.",
    embedCode: "The lines to paste")
}

extension Texts.Question {
  static let english = Texts.Question(
    heading: { "Question \($0) of \($1)" },
    progress: { "\($0) of \(Plural.english($1, one: "question", other: "questions")) behind you" },
    submit: "Submit",
    back: "Back",
    leave: "Leave",
    chosen: "your answer",
    goOn: { "Continue with question \($0)" },
    answered: "Go to a question",
    question: { "Question \($0)" },
    multipleHint: "As many as you like, or none.",
    slider: "Your answer on the scale",
    sliderEnds: { "From “\($0)” to “\($1)”" },
    typed: "Or type a number from 0 to 100")
}

extension Texts.Result {
  static let english = Texts.Result(
    reveal: "Your result: {outcome}",
    undecidedTitle: "Hard to say",
    undecidedText: "None of your answers leaned anywhere. That happens; another try may tell more.",
    decidedByOrder: { "It was a tie between \(english($0)); the first of them won." },
    decidedByTieBreaker: { "It was a tie between \(english($0)); your last answer decided." },
    decidedByChance: { "It was a tie between \(english($0)); chance decided." },
    runnersUp: { "Next came \(english($0))." },
    shares: "Where your answers leaned",
    outcome: "Outcome",
    share: "Share",
    percent: { "\($0)%" },
    everyone: "What everyone got",
    everyoneCount: { "From \(Plural.english($0, one: "finished play", other: "finished plays"))." },
    byChance: "By chance",
    undecided: "Undecided",
    why: "Why this result",
    noneChosen: "None of them",
    counted: { "\($0) +\($1)" },
    countedNothing: "counted for nothing",
    countedInTie: "only broke ties",
    done: "Done",
    again: "Test again",
    otherQuizzes: "Other quizzes")

  private static func english(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " and ") }
}
