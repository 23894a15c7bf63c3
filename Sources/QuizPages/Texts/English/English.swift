import QuizEngine

extension Texts {
  public static let english = Texts(
    language: Language("en"),
    languageName: "English",
    house: House(
      name: "Parlour",
      skipToContent: "Skip to the content",
      home: "Parlour, all quizzes",
      languages: "Language",
      newTab: "opens a new tab"),
    front: .english,
    introduction: .english,
    question: .english,
    result: .english,
    share: .english,
    game: .english,
    dates: .english,
    daily: .english,
    round: .english,
    statistics: .english,
    boards: .english,
    groups: .english,
    admin: .english,
    terminal: .english,
    messages: .english,
    welcome: .english,
    account: .english)
}
