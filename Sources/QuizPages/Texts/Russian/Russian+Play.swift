extension Texts.Introduction {
  static let russian = Texts.Introduction(
    questions: { Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов") },
    minutes: { "около \(Plural.russian($0, one: "минуты", few: "минут", many: "минут"))" },
    outcomes: "Кем вы можете оказаться",
    begin: "Начать",
    continuePlay: { "Продолжить (\($0) из \($1))" },
    startOver: "Начать заново",
    allQuizzes: "Все тесты",
    notInYourLanguage: "На вашем языке этого теста нет. Он показан на этом языке:",
    embed: "Разместить этот тест у себя на сайте",
    embedText: "Вставьте эти строки в свою страницу. Вторая необязательна: с ней рамка растёт вместе с тестом.",
    embedCode: "Строки для вставки")
}

extension Texts.Question {
  static let russian = Texts.Question(
    heading: { "Вопрос \($0) из \($1)" },
    progress: { "Позади вопросов: \($0) из \($1)" },
    submit: "Ответить",
    back: "Назад",
    leave: "Выйти",
    chosen: "ваш ответ",
    goOn: { "Продолжить с вопроса \($0)" },
    answered: "Перейти к вопросу",
    question: { "Вопрос \($0)" },
    multipleHint: "Сколько угодно вариантов — или ни одного.",
    slider: "Ваш ответ на шкале",
    sliderEnds: { "От «\($0)» до «\($1)»" },
    typed: "Или введите число от 0 до 100")
}

extension Texts.Result {
  static let russian = Texts.Result(
    reveal: "Ваш результат: {outcome}",
    undecidedTitle: "Трудно сказать",
    undecidedText: "Ни один из ответов ничего не перевесил. Так бывает; вторая попытка может рассказать больше.",
    decidedByOrder: { "Поровну набрали: \(russian($0)). Решил порядок в списке." },
    decidedByTieBreaker: { "Поровну набрали: \(russian($0)). Решил ваш последний ответ." },
    decidedByChance: { "Поровну набрали: \(russian($0)). Решил случай." },
    runnersUp: { "На втором месте: \(russian($0))." },
    shares: "Куда склонялись ваши ответы",
    outcome: "Исход",
    share: "Доля",
    percent: { "\($0)\u{A0}%" },
    everyone: "Что получилось у всех",
    everyoneCount: {
      "По итогам \(Plural.russian($0, one: "прохождения", few: "прохождений", many: "прохождений"))."
    },
    byChance: "Наугад",
    undecided: "Не определилось",
    why: "Почему такой результат",
    noneChosen: "Ни один из вариантов",
    counted: { "\($0) +\($1)" },
    countedNothing: "ни на что не повлиял",
    countedInTie: "важен только при равном счёте",
    done: "Готово",
    again: "Пройти ещё раз",
    otherQuizzes: "Другие тесты")

  private static func russian(_ names: [String]) -> String { ListFormat.joined(names, comma: ", ", and: " и ") }
}
