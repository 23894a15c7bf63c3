extension Texts.Game {
  static let russian = Texts.Game(
    name: "Викторина дня",
    navigation: Navigation(
      today: "Сегодня", statistics: "Статистика", boards: "Таблицы", groups: "Группы", account: "Аккаунт",
      admin: "Управление"),
    difficulties: Difficulties(easy: "Лёгкий", medium: "Средний", hard: "Трудный"),
    categories: Categories(
      arts: "Искусство", general: "Обо всём", geography: "География", history: "История", science: "Наука",
      sports: "Спорт и досуг"))
}
