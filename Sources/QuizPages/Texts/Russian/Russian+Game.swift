extension Texts.Game {
  static let russian = Texts.Game(
    name: "Викторина дня",
    navigation: Navigation(today: "Сегодня", statistics: "Статистика", boards: "Лидеры", groups: "Группы"),
    yourDay: "Ваш день",
    states: States(
      open: "ещё не начат", current: "этот вопрос", running: "идёт", paused: "на паузе", missing: "нет вопроса"),
    difficulties: Difficulties(easy: "Лёгкий", medium: "Средний", hard: "Трудный"),
    categories: Categories(
      arts: "Искусство", general: "Обо всём", geography: "География", history: "История", science: "Наука",
      sports: "Спорт и\u{A0}досуг"))
}
