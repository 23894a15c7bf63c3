extension Texts.Game {
  static let english = Texts.Game(
    name: "The Daily Three",
    navigation: Navigation(today: "Today", statistics: "Statistics", boards: "Leaderboards", groups: "Groups"),
    yourDay: "Your day",
    states: States(
      open: "not played yet", current: "this question", running: "running", paused: "paused", missing: "no question"),
    difficulties: Difficulties(easy: "Easy", medium: "Medium", hard: "Hard"),
    categories: Categories(
      arts: "The arts", general: "General knowledge", geography: "Geography", history: "History", science: "Science",
      sports: "Sport and leisure"))
}
