extension Texts.Past {
  static let russian = Texts.Past(
    title: "Сыгранные вопросы",
    link: "Все сыгранные вопросы",
    summary: {
      "\(Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов")), верных ответов: \($1.withNarrowSpaces)."
    },
    times: { "Время верных ответов: лучшее\u{A0}\($0), медиана\u{A0}\($1), среднее\u{A0}\($2)." },
    result: "Результат",
    any: "Все",
    right: "Верно",
    wrong: "Неверно",
    unanswered: "Без ответа",
    show: "Показать",
    pages: "Страницы",
    newest: "Последние",
    older: "Более ранние",
    none: Texts.Message(
      title: "Сыгранных вопросов пока нет",
      text: "Здесь останется каждый сыгранный вопрос: с вашим ответом и с верным."),
    nothing: Texts.Message(
      title: "Ничего не нашлось", text: "Среди сыгранных вопросов таких нет. Попробуйте убрать часть условий."),
    showAll: "Показать все вопросы",
    soFar: { "Пока верно: \($0)" },
    standing: { "\($0.withNarrowSpaces)\u{2011}е место из \($1.withNarrowSpaces)" },
    notPlayed: "На этот вопрос вы не отвечали.",
    openToday: Texts.Message(
      title: "День ещё не закончился",
      text: "Вопрос появится здесь вместе с ответом, как только вы на него ответите."),
    openElsewhere: Texts.Message(
      title: "Где-то этот день ещё идёт",
      text: "Ответы появятся здесь, когда он закончится во всех часовых поясах."),
    noQuestions: Texts.Message(title: "Пустой день", text: "Вопросов в этот день не было."))
}
