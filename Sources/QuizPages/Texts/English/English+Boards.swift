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
    weekRule: "Most correct answers first; ties go to the fastest total time.",
    count: { "\(Plural.english($0, one: "player", other: "players")) on this board." },
    standing: { "Your place: \($0) of \($1)" },
    noRank: "You’re not on this board yet: only correct answers count.",
    withheld: """
      Your answer isn’t ranked here: an account was deleted in your browser on that day, and its owner may have seen the \
      question. It counts for your own statistics as usual.
      """,
    language: { "Question language: \($0)." },
    empty: Texts.Message(
      title: "No one’s on the board yet",
      text: "Answer correctly to get on it. Fastest first."),
    void: Texts.Message(
      title: "This question was removed",
      text: "Something was wrong with it, so it doesn’t count for anyone."),
    guest: Texts.Message(
      title: "Guests aren’t ranked",
      text:
        "Create an account, and every round that you play from then on is ranked. What you played as a guest stays in your statistics."
    ),
    personal: Texts.Message(
      title: "No leaderboards here",
      text:
        "On this site everyone gets different questions, so times can’t be compared. Your own statistics work as usual."
    ),
    signUp: "Create an account")
}
