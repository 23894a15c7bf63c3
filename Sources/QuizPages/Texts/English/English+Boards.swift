extension Texts.Boards {
  static let english = Texts.Boards(
    title: "Leaderboards",
    whose: "Everyone or a group",
    everyone: "Everyone",
    which: "Day or week",
    today: "Today",
    day: "Day",
    week: "Week",
    allQuestions: "All three",
    dayBefore: "Previous day",
    dayAfter: "Next day",
    weekBefore: "Previous week",
    weekAfter: "Next week",
    rank: "Place",
    player: "Player",
    correct: "Right",
    elapsed: "Time",
    you: "you",
    dayRule: """
      Everyone who has finished all three questions, ranked by right answers, then by how long those took, \
      pauses included. Ties share a place.
      """,
    questionRule: "Right answers only, the fastest first, pauses included. Ties share a place.",
    weekRule: "Ranked by right answers, then by how long those took, pauses included. Ties share a place.",
    count: { "\(Plural.english($0, one: "player", other: "players")) on this leaderboard" },
    standing: { "You’re \(ordinal($0)) of \($1.withCommas)" },
    result: { "\($0) right · \($1)" },
    noneRight: "none right",
    noRank: "You’re not on this leaderboard. It lists right answers only.",
    noRankOfDay: "You’re not on this leaderboard. It lists everyone who has finished all three questions.",
    withheld: """
      An account was deleted in this browser that day, and its owner may already have seen the questions. So your \
      answers from that day aren’t ranked, but they still count for your streak and statistics.
      """,
    language: { "Questions are in \($0 == "Русский" ? "Russian" : $0 == "繁體中文" ? "Chinese" : $0)." },
    empty: Texts.Message(title: "No one’s here yet", text: "Get one right and you’ll be the first."),
    emptyDay: Texts.Message(
      title: "First place is up for grabs",
      text: "Answer all three of today’s questions and you’ll be at the top."),
    void: Texts.Message(
      title: "This question was removed",
      text: "There was something wrong with this question, so it doesn’t count for anyone."),
    guest: Texts.Message(
      title: "Guests aren’t ranked",
      text:
        "Once you have an account, your right answers are ranked. What you’ve already played as a guest stays in your statistics only."
    ),
    personal: Texts.Message(
      title: "No leaderboards here",
      text:
        "On this site everyone gets different questions, so times can’t be compared. Your own statistics work as usual."
    ),
    signUp: "Create an account")
}
