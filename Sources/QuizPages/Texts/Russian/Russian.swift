extension Texts.Site {
  static let russian = Texts.Site(
    name: "Parlour",
    skipToContent: "Перейти к содержанию",
    navigation: Texts.Site.Navigation(
      quizzes: "Тесты", daily: "Викторина", studio: "Студия", admin: "Управление", signIn: "Войти", guest: "Гость",
      account: "Аккаунт"),
    home: "Parlour, главная страница",
    languages: "Язык",
    newTab: "откроется в новой вкладке",
    colon: ":")
}
