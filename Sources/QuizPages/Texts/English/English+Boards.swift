extension Texts.Boards {
  static let english = Texts.Boards(
    title: "Leaderboards",
    whose: "Whose board",
    everyone: "Everyone",
    which: "Which board",
    week: "Week",
    dayBefore: "Day before",
    dayAfter: "Day after",
    weekBefore: "Week before",
    weekAfter: "Week after",
    rank: "Place",
    player: "Player",
    correct: "Right answers",
    elapsed: "Start to answer",
    you: "you",
    dayRule:
      "Right answers only. The place goes by the time from Start to answer, pauses and all.",
    weekRule: "The most right answers come first; among equals, the least time from Start to answer, added up.",
    count: { "\(Plural.english($0, one: "player has", other: "players have")) a place here." },
    standing: { "Your place: \($0) of \($1)" },
    noRank: "You have no place here. A right answer gets one.",
    withheld: """
      Your answer isn’t ranked here: an account was deleted in your browser on that date, and whoever had it may have \
      seen the question. In your own statistics it counts as always.
      """,
    language: { "Of those who play in: \($0)" },
    empty: Texts.Message(
      title: "Nobody stands here yet",
      text: "Whoever answers rightly gets a place, the quickest at the top."),
    void: Texts.Message(
      title: "This question was taken out",
      text: "Something was wrong with it, so it counts for nobody."),
    guest: Texts.Message(
      title: "Guests don’t stand on boards",
      text:
        "Create an account, and the rounds that you play from then on get their places. What you played as a guest stays in your statistics."
    ),
    personal: Texts.Message(
      title: "No boards in this house",
      text:
        "Here everybody gets questions of their own, so times can’t be compared. Your statistics count all the same."),
    signUp: "Create an account")
}
