extension Texts.Daily {
  static let russianLicences = Licences(
    title: "Лицензии и источники",
    text:
      "На каких условиях мы показываем вопросы и где можно проверить факты. Источник каждого вопроса указан рядом с ответом.",
    nothing: "Вопросов пока нет.",
    unnamed: "Лицензия не указана",
    questions: { "всего \(Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов"))" },
    work: { "\($0): \(Plural.russian($1, one: "вопрос", few: "вопроса", many: "вопросов"))" },
    others: {
      "Другие источники (они указаны рядом с ответами): \(Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов"))"
    },
    terms: "Текст лицензии")
}
