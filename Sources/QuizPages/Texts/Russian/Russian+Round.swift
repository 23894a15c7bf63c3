import QuizEngine

extension Texts.Round {
  static let russian = Texts.Round(
    watch: "Секундомер",
    pause: "Пауза",
    resume: "Продолжить",
    paused: "На паузе",
    pausedAt: { "На паузе: \($0)" },
    ready: Ready(
      rule: "Время пойдёт, как только вы нажмёте «Старт», и на паузе не остановится. Попытка одна.",
      best: Texts.Game.Difficulties(
        easy: "Лучшее время на лёгком", medium: "Лучшее время на среднем", hard: "Лучшее время на трудном"),
      start: "Старт"),
    connection: """
      Нет связи. Ответ отправится сам, как только она появится. Пока он не дойдёт, время идёт.
      """,
    timeRunsOn: "время идёт",
    thinkingTimeStands: "чистое время стоит",
    pausedText: "Вопрос скрыт, а время идёт, пока вы не ответите.",
    pausedUntil: { "Ваш день закончится в \($0), и вопрос закроется." },
    running: "Секундомер идёт",
    runningAt: { "Идёт: \($0)" },
    late: "Ваш день закончился. Ответить ещё можно, а поставить на паузу уже нельзя.",
    noScript: "Без JavaScript время на экране не меняется, но секундомер идёт.",
    noScriptLeaving: """
      Без JavaScript секундомер останавливает только кнопка паузы. Если просто уйти со страницы, он не остановится.
      """,
    verdict: Verdict(
      correct: "Верно!",
      wrong: "Не в этот раз",
      timedOut: "Время вышло",
      timedOutText: "Секундомер останавливается через 60\u{A0}минут.",
      expired: "Закрыт в полночь",
      expiredText: "Когда ваш день закончился, вопрос ещё стоял на паузе, поэтому результата нет.",
      personalBest: "Ваш личный рекорд",
      correctPercent: {
        "Верно \(Plural.russianNoun($0, one: "ответил", few: "ответили", many: "ответили")) \($0)\u{A0}% игроков"
      },
      standing: { "Пока \($0.withNarrowSpaces)\u{2011}е\u{A0}место из \($1.withNarrowSpaces)" },
      keepStreak: {
        "Ответьте сегодня хотя бы на один вопрос, чтобы не прервать серию в \(Plural.russian($0, one: "день", few: "дня", many: "дней"))."
      },
      thinkingTime: { "Чистое время: \($0)" },
      why: "Почему так",
      corrected: "Верный ответ на этот вопрос исправили уже после игры.",
      correctAnswer: "Верный ответ",
      own: "Ваш ответ",
      ownCorrect: "Ваш ответ, и он верный",
      seeDay: "Итоги дня",
      today: "Сегодня",
      source: "Источник",
      licence: "Лицензия",
      home: "К вопросам дня",
      report: "Сообщить об ошибке",
      reportLabel: "Что не так с этим вопросом?",
      reportHint:
        "Сообщение прочтут те, кто ведёт сайт. До \(TextLimit.report.upperBound.withNarrowSpaces)\u{A0}знаков.",
      send: "Отправить",
      thanks: "Спасибо. Мы проверим.",
      reportEmpty: "Напишите в одном-двух предложениях, что не так.",
      reportTooLong:
        "Слишком длинно. Помещается \(TextLimit.report.upperBound.withNarrowSpaces)\u{A0}знаков; некоторые эмодзи считаются за несколько."
    ),
    practice: Practice(
      title: "Тренировка",
      lead: "Вопросы прошедших дней и несколько запасных. Здесь ничего не засчитывается.",
      difficulty: "Сложность",
      anyDifficulty: "Любая сложность",
      category: "Тема",
      anyCategory: "Любая тема",
      ask: "Получить вопрос",
      next: "Следующий вопрос",
      tally: { "Верно \($0.withNarrowSpaces) из \($1.withNarrowSpaces)" },
      choose: "Сменить сложность или тему",
      nothingTitle: "Таких вопросов пока нет",
      nothingText: "Вопросы дня попадают сюда, как только этот день закончится во всех часовых поясах."))
}
