extension Texts.Game {
  static let english = Texts.Game(
    name: "Daily Trivia",
    navigation: Navigation(
      today: "Today", statistics: "Statistics", boards: "Boards", groups: "Groups", account: "Account",
      admin: "Admin"),
    difficulties: Difficulties(easy: "Easy", medium: "Medium", hard: "Hard"),
    categories: Categories(
      arts: "The arts", general: "General knowledge", geography: "Geography", history: "History", science: "Science",
      sports: "Sports and leisure"))
}
