extension Texts.Introduction {
  static let russian = Texts.Introduction(
    questions: { Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов") },
    minutes: { "около \(Plural.russian($0, one: "минуты", few: "минут", many: "минут"))" },
    outcomes: "Что может получиться",
    begin: "Начать",
    continuePlay: { "Продолжить (\($0) из \($1))" },
    startOver: "Начать заново",
    allQuizzes: "Все тесты",
    notInYourLanguage: "На вашем языке этого теста нет, поэтому вот он на другом:",
    embed: "Встроить тест на свой сайт",
    embedText: "Вставьте этот код в свою страницу. Последняя строка необязательна: она подгоняет высоту рамки.",
    embedCode: "Код для вставки")
}

extension Texts.Question {
  static let russian = Texts.Question(
    heading: { "Вопрос \($0) из \($1)" },
    progress: { "Пройдено вопросов: \($0) из \($1)" },
    submit: "Дальше",
    back: "Назад",
    leave: "Выйти",
    chosen: "ваш ответ",
    goOn: { "Вернуться к вопросу \($0)" },
    answered: "Перейти к…",
    question: { "Вопрос \($0)" },
    multipleHint: "Выберите сколько угодно вариантов или ни одного.",
    slider: "Ваш ответ на шкале",
    sliderEnds: { "От «\($0)» до «\($1)»" },
    typed: "Или введите число от 0 до 100")
}

extension Texts.Result {
  static let russian = Texts.Result(
    reveal: "Ваш результат: {outcome}",
    undecidedTitle: "Трудно сказать",
    undecidedText: "Ваши ответы ничего не выдали. Это тоже талант. Попробуете ещё раз?",
    decidedByOrder: { "Фотофиниш! Столько же очков: \(russian($0))." },
    decidedByTieBreaker: { "Фотофиниш! Столько же очков: \(russian($0)). Всё решил последний ответ." },
    decidedByChance: { "Фотофиниш! Столько же очков: \(russian($0)). Решил жребий." },
    runnersUp: { "На втором месте: \(russian($0))." },
    shares: "Чего в вас сколько",
    outcome: "Результат",
    share: "Доля",
    percent: { "\($0)\u{A0}%" },
    everyone: "Что получилось у всех",
    everyoneCount: {
      "Пока \(Plural.russian($0, one: "прохождение", few: "прохождения", many: "прохождений"))."
    },
    byChance: "При случайных ответах",
    undecided: "Не определилось",
    why: "Почему такой результат?",
    noneChosen: "Ни один из вариантов",
    counted: { "\($0) +\($1)" },
    countedNothing: "не повлиял",
    countedInTie: "важен только при ничьей",
    done: "Готово",
    again: "Пройти ещё раз",
    otherQuizzes: "Другие тесты")

  private static func russian(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " и ") }
}
