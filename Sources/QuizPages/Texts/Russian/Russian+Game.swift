extension Texts.Game {
  static let russian = Texts.Game(
    name: "Викторина дня",
    navigation: Navigation(
      label: "Ежедневная игра", today: "Сегодня", statistics: "Статистика", boards: "Таблицы", groups: "Группы",
      account: "Профиль", admin: "Управление"),
    difficulties: Difficulties(easy: "Лёгкий", medium: "Средний", hard: "Трудный"),
    categories: Categories(
      arts: "Искусство", general: "Обо всём", geography: "География", history: "История", science: "Наука",
      sports: "Спорт и досуг"))
}
