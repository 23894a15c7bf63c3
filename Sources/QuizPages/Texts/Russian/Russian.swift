extension Texts.House {
  static let russian = Texts.House(
    name: "Parlour",
    skipToContent: "Перейти к содержанию",
    navigation: Texts.House.Navigation(
      quizzes: "Тесты", daily: "Викторина", studio: "Студия", admin: "Управление", signIn: "Войти", guest: "Гость",
      account: "Аккаунт"),
    home: "Parlour, главная страница",
    languages: "Язык",
    newTab: "откроется в новой вкладке",
    colon: ":")
}
