extension Texts.Admin {
  static let englishAnalytics = Analytics(
    title: "Figures",
    text:
      "What players’ answers tell about the questions that were asked. The figures are up to ten minutes old; a question has some from 20 players on.",
    labels:
      "A difficulty looks wrong where the whole 95% interval of the share that is right lies outside of what it stands for: easy from 65%, medium from 37.5%, hard below.",
    discriminates:
      "Discrimination tells whether those who do well on other days do well here: 0.2 and more is good; below 0, look at the right answer.",
    sortOrder: "Order",
    sortOrders: Analytics.SortOrders(
      doubtful: "Doubtful", latest: "Latest", right: "Hardest", players: "Most played", time: "Longest",
      discrimination: "Least telling"),
    players: "Players",
    right: "Right",
    interval: { "\($0)–\($1)%" },
    median: "Median time",
    discrimination: "Discrimination",
    wrong: "Wrong answers chosen:",
    tooFew: { "Figures come with \(Plural.english($0, one: "player", other: "players"))." },
    looks: { "Looks \($0.lowercased())" },
    pages: "Pages",
    nothing: Texts.Message(
      title: "No figures yet", text: "They begin when the first question has been answered."))
}
