import QuizEngine

extension Texts {
  public static let english = Texts(
    language: Language("en"),
    languageName: "English",
    house: House(
      name: "Parlour",
      skipToContent: "Skip to content",
      navigation: House.Navigation(
        quizzes: "Quizzes", daily: "Daily", admin: "Admin", signIn: "Sign in", guest: "Guest", account: "Account"),
      home: "Parlour, home page",
      languages: "Language",
      newTab: "opens in a new tab",
      colon: ":"),
    front: .english,
    introduction: .english,
    question: .english,
    result: .english,
    share: .english,
    game: .english,
    day: .english,
    dates: .english,
    daily: .english,
    round: .english,
    statistics: .english,
    boards: .english,
    past: .english,
    groups: .english,
    admin: .english,
    terminal: .english,
    messages: .english,
    welcome: .english,
    account: .english)
}
