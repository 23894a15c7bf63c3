extension Texts.Introduction {
  static let english = Texts.Introduction(
    questions: { Plural.english($0, one: "question", other: "questions") },
    minutes: { "about \(Plural.english($0, one: "minute", other: "minutes"))" },
    outcomes: "What you could get",
    begin: "Begin",
    continuePlay: { "Continue at question \($0) of \($1)" },
    startOver: "Start over",
    lastTime: { "Last time: \($0)" },
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
    submitLast: "See my result",
    navigation: "This quiz",
    back: "Back",
    leave: "Leave",
    chosen: "your answer",
    goOn: { "Back to question \($0)" },
    jump: "Earlier answers",
    question: { "Question \($0)" },
    multipleHint: "Choose as many as you like, or none.",
    slider: "Your answer on the slider",
    sliderPrompt: "Slide to choose",
    sliderEnds: { "From “\($0)” to “\($1)”" },
    typed: "Or type a number from 0 to 100")
}

extension Texts.Result {
  static let english = Texts.Result(
    reveal: "Your result: {outcome}",
    undecidedTitle: "Hard to say",
    undecidedText: "Your answers gave nothing away. That’s a talent, too. Have another go?",
    decidedByOrder: { "A photo finish. Also in first place: \(english($0))." },
    decidedByTieBreaker: { "It was a tie until your last answer. Also in first place: \(english($0))." },
    decidedByChance: { "A photo finish. Also in first place: \(english($0)). Luck decided." },
    runnersUp: { "\($0.count == 1 ? "Runner-up" : "Runners-up"): \(english($0))." },
    shares: "What you’re made of",
    others: "And the rest",
    percent: { "\($0)%" },
    everyone: "What everyone got",
    rarity: { "\($0)% of players got this result." },
    rarest: "Fewer than 1% of players got this result.",
    rarityCount: { "Taken \(Plural.english($0, one: "time", other: "times")) so far" },
    undecided: "Hard to say (no result)",
    why: "Why this result?",
    noneChosen: "None of them",
    counted: { "\($0) +\($1)" },
    countedNothing: "didn’t count",
    countedInTie: "tie-breaker only",
    done: "See all quizzes",
    doneInFrame: "Back to the start",
    again: "Take it again",
    more: "What next?",
    both: "The two of you",
    alike: { "You’re \($0)% alike." },
    same: "The same result. What are the odds?",
    different: { "You: \($0) · Your friend: \($1)" },
    you: "You",
    friend: "Your friend",
    together: "Compare with friends",
    togetherText:
      "Friends who take the quiz from your link will see your full results next to theirs, but never your answers.",
    togetherGiven: """
      Friends who take the quiz from your link will now see your full results next to theirs. Links you shared before \
      won’t do this, so share the link again.
      """,
    allowTogether: "Let friends compare",
    stopTogether: "Stop comparing")

  private static func english(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " and ") }
}
