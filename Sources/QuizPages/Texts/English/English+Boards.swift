extension Texts.Boards {
  static let english = Texts.Boards(
    title: "Leaderboards",
    whose: "Everyone or a group",
    everyone: "Everyone",
    which: "Difficulty or week",
    week: "Week",
    dayBefore: "Previous day",
    dayAfter: "Next day",
    weekBefore: "Previous week",
    weekAfter: "Next week",
    rank: "Place",
    player: "Player",
    correct: "Right",
    elapsed: "Time",
    you: "you",
    dayRule: "Correct answers only, ranked by total time, including pauses.",
    weekRule: "Most correct answers first; the shorter total time breaks ties.",
    count: { "\(Plural.english($0, one: "player", other: "players")) on this leaderboard." },
    standing: { "You’re \(ordinal($0)) of \($1)" },
    noRank: "You’re not on this leaderboard: only correct answers count.",
    withheld: """
      What you answered on a day when an account was deleted in this browser isn’t ranked, because its owner may have \
      seen the questions. It still counts for your streak and statistics.
      """,
    language: { "Question language: \($0)." },
    empty: Texts.Message(
      title: "No one’s here yet",
      text: "Be the first: answer correctly."),
    void: Texts.Message(
      title: "This question was removed",
      text: "Something was wrong with it, so it doesn’t count for anyone."),
    guest: Texts.Message(
      title: "Guests aren’t ranked",
      text:
        "Once you have an account, your correct answers are ranked. What you played as a guest stays in your statistics."
    ),
    personal: Texts.Message(
      title: "No leaderboards here",
      text:
        "On this site everyone gets different questions, so times can’t be compared. Your own statistics work as usual."
    ),
    signUp: "Create an account")
}
