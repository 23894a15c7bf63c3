extension Texts.Admin {
  static let englishAnalytics = Analytics(
    title: "Analytics",
    text:
      "How players answered the questions. The numbers can be up to ten minutes old; a question gets them once 20 players have answered.",
    labels:
      "A difficulty looks wrong if the whole 95% interval of the share of correct answers is outside the difficulty’s range: easy from 65%, medium from 37.5%, hard below.",
    discriminates:
      "Discrimination shows whether players who do well on other days also do well here: 0.2 or more is good; below 0, check the correct answer.",
    sortOrder: "Order",
    sortOrders: Analytics.SortOrders(
      doubtful: "Doubtful", latest: "Latest", facility: "Hardest", players: "Most played", time: "Slowest",
      discrimination: "Lowest discrimination"),
    players: "Players",
    facility: "Right",
    interval: { "\($0)–\($1)%" },
    median: "Median time",
    discrimination: "Discrimination",
    wrong: "Wrong answers chosen:",
    tooFew: { "Analytics need \(Plural.english($0, one: "player", other: "players"))." },
    looks: { "Looks \($0.lowercased())" },
    pages: "Pages",
    nothing: Texts.Message(
      title: "No analytics yet", text: "They start with the first answer."))
}
