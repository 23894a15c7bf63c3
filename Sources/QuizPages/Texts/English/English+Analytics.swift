extension Texts.Admin {
  static let englishAnalytics = Analytics(
    title: "Analytics",
    text:
      "How players answered the questions. The numbers can be up to ten minutes old, and a question has none until 20 players have answered it.",
    labels:
      "We flag a difficulty if the whole 95% interval for right answers lies outside its range: easy is 65% and up, medium 37.5% and up, hard anything lower.",
    discriminates:
      "Discrimination shows whether players who do well on other days also do well here: 0.2 or more is good; below 0, check the correct answer.",
    sortOrder: "Sort by",
    sortOrders: Analytics.SortOrders(
      doubtful: "Needs checking", latest: "Latest", facility: "Hardest", players: "Most played", time: "Slowest",
      discrimination: "Lowest discrimination"),
    players: "Players",
    facility: "Right",
    interval: { "\($0)–\($1)%" },
    median: "Median time",
    discrimination: "Discrimination",
    wrong: "Wrong answers chosen:",
    tooFew: {
      "\(Plural.english($0, one: "question", other: "questions")) with fewer than \(Plural.english($1, one: "player", other: "players"))"
    },
    looks: { "Looks \($0.lowercased())" },
    suspicious: "Stronger players miss it: check the answer",
    pages: "Pages",
    nothing: Texts.Message(title: "No analytics yet", text: "They start with the first answer."))
}
