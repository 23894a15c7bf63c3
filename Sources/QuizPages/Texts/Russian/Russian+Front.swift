extension Texts.Front {
  static let russian = Texts.Front(
    title: "Выберите тест",
    lead: "Несколько вопросов, ни одного неверного ответа, а в конце — кое\u{2011}что о вас.",
    emptyTitle: "Тестов пока нет",
    emptyText: "Они появятся, когда их файлы окажутся в папке тестов. Начать новый: parlour new ИМЯ",
    searchLabel: "Найти тест",
    search: "Найти",
    found: { "По запросу «\($1)» — \(Plural.russian($0, one: "тест", few: "теста", many: "тестов"))" },
    foundNothing: { "По запросу «\($0)» ничего не нашлось" },
    searchAnew: "Попробуйте меньше слов или только начало слова.",
    pages: "Другие тесты",
    page: { "Страница \($0) из \($1)" },
    earlier: "Назад",
    later: "Ещё тесты")
}
