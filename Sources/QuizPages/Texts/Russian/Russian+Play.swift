extension Texts.Introduction {
  static let russian = Texts.Introduction(
    questions: { Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов") },
    minutes: { "около \(Plural.russian($0, one: "минуты", few: "минут", many: "минут"))" },
    outcomes: "Что может получиться",
    begin: "Начать",
    continuePlay: { "Продолжить с вопроса \($0) из \($1)" },
    startOver: "Начать заново",
    lastTime: { "В\u{A0}прошлый раз: «\($0)»" },
    allQuizzes: "Все тесты",
    notInYourLanguage: "На вашем языке этого теста нет. Язык теста:",
    embed: "Разместить тест на своём сайте",
    embedText: """
      Вставьте этот код на свою страницу. Последняя строка необязательна: она подгоняет высоту окна под тест.
      """,
    embedCode: "Код для вставки")
}

extension Texts.Question {
  static let russian = Texts.Question(
    heading: { "Вопрос \($0) из \($1)" },
    progress: { "Пройдено вопросов: \($0) из \($1)" },
    submit: "Дальше",
    submitLast: "Узнать результат",
    navigation: "Этот тест",
    back: "Назад",
    leave: "Выйти",
    chosen: "ваш ответ",
    goOn: { "Вернуться к вопросу \($0)" },
    jump: "Ваши ответы",
    question: { "Вопрос \($0)" },
    multipleHint: "Выберите сколько угодно вариантов. Можно и\u{A0}ни\u{A0}одного.",
    slider: "Ваш ответ на шкале",
    sliderPrompt: "Передвиньте ползунок",
    sliderEnds: { "От «\($0)» до «\($1)»" },
    typed: "Или введите число от 0 до 100")
}

extension Texts.Result {
  static let russian = Texts.Result(
    reveal: "Ваш результат: {outcome}",
    undecidedTitle: "Трудно сказать",
    undecidedText: "Ваши ответы ничего не выдали. Это тоже талант. Попробуете ещё раз?",
    decidedByOrder: { "Фотофиниш! Вровень с победителем: \(russian($0))." },
    decidedByTieBreaker: { "До последнего ответа вровень с победителем: \(russian($0))." },
    decidedByChance: { "Фотофиниш! Вровень с победителем: \(russian($0)). Решил жребий." },
    runnersUp: { "На втором месте: \(russian($0))." },
    shares: "Из чего вы состоите",
    others: "И всё остальное",
    percent: { "\($0)\u{A0}%" },
    everyone: "Что получилось у всех",
    rarity: { "Такой результат у\u{A0}\($0)\u{A0}% прошедших тест." },
    rarest: "Такой результат меньше чем у 1\u{A0}% прошедших тест.",
    rarityCount: { "Сколько раз прошли тест: \($0.withNarrowSpaces)" },
    undecided: "Трудно сказать (без результата)",
    why: "Почему такой результат?",
    noneChosen: "Ни один из вариантов",
    counted: { "\($0) +\($1)" },
    countedNothing: "без очков",
    countedInTie: "считается только при ничьей",
    done: "Ко всем тестам",
    doneInFrame: "К началу теста",
    again: "Пройти ещё раз",
    more: "Что дальше?",
    both: "Вы и ваш друг",
    alike: { "Сходство\u{A0}— \($0)\u{A0}%." },
    same: "Один результат на двоих. Вот так совпадение!",
    different: { "Вы: \($0) · Друг: \($1)" },
    you: "Вы",
    friend: "Друг",
    together: "Вместе с друзьями",
    togetherText: "Кто пройдёт тест по вашей ссылке, увидит ваши проценты рядом со своими. Ответов не увидит никто.",
    togetherGiven:
      "Кто пройдёт тест по вашей ссылке, увидит ваши проценты рядом со своими. Прежние ссылки этого не умеют, поэтому отправьте ссылку ещё раз.",
    allowTogether: "Сравнить с друзьями",
    stopTogether: "Запретить сравнение")

  private static func russian(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " и ") }
}
