import QuizEngine

extension Texts {
  static let russian = Texts(
    language: Language("ru"),
    languageName: "Русский",
    house: House(
      name: "Parlour",
      skipToContent: "Перейти к содержанию",
      home: "Parlour, главная страница",
      languages: "Язык",
      newTab: "откроется в новой вкладке",
      colon: ":"),
    front: .russian,
    introduction: .russian,
    question: .russian,
    result: .russian,
    share: .russian,
    game: .russian,
    dates: .russian,
    daily: .russian,
    round: .russian,
    statistics: .russian,
    boards: .russian,
    groups: .russian,
    admin: .russian,
    terminal: .russian,
    messages: .russian,
    welcome: .russian,
    account: .russian)
}
