import QuizEngine

extension Texts {
  public static let english = Texts(
    language: Language("en"),
    languageName: "English",
    house: House(
      name: "Parlour",
      skipToContent: "Skip to the content",
      home: "Parlour, all quizzes",
      languages: "Language",
      newTab: "opens a new tab"),
    front: Front(
      title: "Pick a quiz",
      lead: "A few questions, no wrong answers, and something about yourself at the end.",
      emptyTitle: "No quizzes yet",
      emptyText: "Quizzes stand here once their files are in the quiz folder. To begin one: parlour new NAME",
      searchLabel: "Find a quiz",
      search: "Search",
      found: { "\(Plural.english($0, one: "quiz", other: "quizzes")) for “\($1)”" },
      foundNothing: { "Nothing here about “\($0)”" },
      searchAnew: "Fewer words find more, and so does the beginning of a word.",
      pages: "More quizzes",
      page: { "Page \($0) of \($1)" },
      earlier: "Back",
      later: "More quizzes"),
    introduction: Introduction(
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
      embedCode: "The lines to paste"),
    question: Question(
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
      typed: "Or type a number from 0 to 100"),
    result: Result(
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
      otherQuizzes: "Other quizzes"),
    share: Share(
      locale: "en_US",
      title: "Share your result",
      note: "Whoever opens it sees the result and none of your answers.",
      address: "Address to share",
      share: "Share",
      copied: "Copied. Paste it wherever you like.",
      copyYourself: "Your browser didn’t let us copy it. Here is the address:",
      text: { "“\($1)” My result: \($0). And yours?" },
      card: { "A card that says “\($0)”, a result of the quiz “\($1)”" },
      quizCard: { "The cover of the quiz “\($0)”" },
      andYou: "And you?",
      toQuiz: "To the quiz"),
    game: .english,
    dates: .english,
    daily: .english,
    round: .english,
    statistics: .english,
    boards: .english,
    groups: .english,
    admin: .english,
    terminal: Terminal(
      keys: Terminal.Keys(
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
      seed: { "The same questions again: --seed \($0)" }),
    messages: Messages(
      pageNotFound: Message(
        title: "There is no such page",
        text: "The address may be mistyped, or the page has moved. The quizzes are where they were."),
      quizNotFound: Message(
        title: "There is no such quiz",
        text: "It may have been taken down, or its address is mistyped. Perhaps you like another?"),
      playNotFound: Message(
        title: "We don’t know this play",
        text: "Its address is incomplete, or it began in another house. A new one takes a minute."),
      notYours: Message(
        title: "These answers are somebody else’s",
        text: "This play began in another browser, and only that one can see it. You can begin your own."),
      finished: Message(
        title: "This play is finished",
        text: "Its result stands, and nothing changes it any more. You can always play again."),
      notAnAnswer: Message(
        title: "That isn’t one of the answers",
        text: "Nothing was changed. Go back to the question and choose one of the answers that it offers."),
      notAsked: Message(
        title: "This play has no such question",
        text: "Nothing was changed. Continue where you were."),
      notReached: Message(
        title: "One question at a time",
        text: "An earlier question has no answer yet. Continue there."),
      otherSite: Message(
        title: "This came from another site",
        text: "For your safety we only take answers that were given on our own pages. Nothing was changed."),
      otherHost: Message(
        title: "This house has another address",
        text: "The server doesn’t answer to the name that your browser used."),
      badRequest: Message(
        title: "We couldn’t read that",
        text: "The form arrived damaged. Nothing was changed. Go back, reload the page and try again."),
      tooLarge: Message(
        title: "That is more than we can take",
        text: "What was sent is larger than any answer can be. Nothing was changed."),
      tooMany: Message(
        title: "A moment, please",
        text: "Too much came from your network at once. Nothing was changed. Wait a little and try again."),
      wrongMethod: Message(
        title: "This address doesn’t work that way",
        text: "Follow the buttons on our pages and it will."),
      storeFull: Message(
        title: "Our disk is full",
        text: "We couldn’t keep your answer, so nothing was changed. What you answered before is safe. Try again later."
      ),
      storeAway: Message(
        title: "We can’t reach our data",
        text: "What you answered before is safe. Try again in a moment: nothing counts twice."),
      broken: Message(
        title: "Something broke on our side",
        text: "What you answered before is safe. Try again in a moment."),
      toQuizzes: "All quizzes",
      toQuiz: "To the quiz",
      toPlay: "Continue the quiz",
      toResult: "See the result",
      tryAgain: "Try again"),
    welcome: .english,
    account: .english)

  private static func english(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " and ") }
}
