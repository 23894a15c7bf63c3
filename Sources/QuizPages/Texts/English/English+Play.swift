extension Texts.Introduction {
  static let english = Texts.Introduction(
    questions: { Plural.english($0, one: "question", other: "questions") },
    minutes: { "about \(Plural.english($0, one: "minute", other: "minutes"))" },
    outcomes: "What you could get",
    begin: "Begin",
    continuePlay: { "Continue (\($0) of \($1))" },
    startOver: "Start over",
    allQuizzes: "All quizzes",
    notInYourLanguage: "This quiz isn’t available in your language, so here it is in",
    embed: "Embed this quiz",
    embedText: "Paste this into your page. The last line is optional; it resizes the frame to fit.",
    embedCode: "Code to paste")
}

extension Texts.Question {
  static let english = Texts.Question(
    heading: { "Question \($0) of \($1)" },
    progress: { "\($0) of \(Plural.english($1, one: "question", other: "questions")) done" },
    submit: "Next",
    back: "Back",
    leave: "Leave",
    chosen: "your answer",
    goOn: { "Back to question \($0)" },
    answered: "Jump to…",
    question: { "Question \($0)" },
    multipleHint: "Choose as many as you like, or none.",
    slider: "Your answer on the slider",
    sliderEnds: { "From “\($0)” to “\($1)”" },
    typed: "Or type a number from 0 to 100")
}

extension Texts.Result {
  static let english = Texts.Result(
    reveal: "Your result: {outcome}",
    undecidedTitle: "Hard to say",
    undecidedText: "Your answers gave nothing away. That’s a talent, too. Have another go?",
    decidedByOrder: { "A photo finish: \(english($0)) \($0.count == 1 ? "was" : "were") just as close." },
    decidedByTieBreaker: {
      "A photo finish: \(english($0)) \($0.count == 1 ? "was" : "were") just as close until your last answer."
    },
    decidedByChance: {
      "A photo finish: \(english($0)) \($0.count == 1 ? "was" : "were") just as close. Luck decided."
    },
    runnersUp: { "\($0.count == 1 ? "Runner-up" : "Runners-up"): \(english($0))." },
    shares: "What you’re made of",
    outcome: "Result",
    share: "Percentage",
    percent: { "\($0)%" },
    everyone: "What everyone got",
    everyoneCount: { "\(Plural.english($0, one: "play", other: "plays")) so far." },
    byChance: "By chance",
    undecided: "Undecided",
    why: "Why this result?",
    noneChosen: "None of them",
    counted: { "\($0) +\($1)" },
    countedNothing: "didn’t count",
    countedInTie: "tie-breaker only",
    done: "Done",
    again: "Take it again",
    otherQuizzes: "More quizzes")

  private static func english(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " and ") }
}
