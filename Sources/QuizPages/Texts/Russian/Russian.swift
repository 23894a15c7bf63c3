import QuizEngine

extension Texts {
  static let russian = Texts(
    language: Language("ru"),
    languageName: "Русский",
    house: House(
      name: "Parlour",
      skipToContent: "Перейти к содержанию",
      navigation: House.Navigation(
        quizzes: "Тесты", daily: "Викторина", admin: "Управление", signIn: "Войти", guest: "Гость", account: "Аккаунт"),
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
    day: .russian,
    dates: .russian,
    daily: .russian,
    round: .russian,
    statistics: .russian,
    boards: .russian,
    past: .russian,
    groups: .russian,
    admin: .russian,
    terminal: .russian,
    messages: .russian,
    welcome: .russian,
    account: .russian)
}
