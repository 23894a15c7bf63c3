extension Texts.Site {
  static let english = Texts.Site(
    name: "Parlour",
    skipToContent: "Skip to content",
    navigation: Texts.Site.Navigation(
      quizzes: "Quizzes", daily: "Daily", studio: "Studio", admin: "Admin", signIn: "Sign in", guest: "Guest",
      account: "Account"),
    home: "Parlour, home page",
    languages: "Language",
    newTab: "opens in a new tab",
    colon: ":")
}
