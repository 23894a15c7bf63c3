import QuizDrafts

extension Texts.Diagnostics {
  static let russian = Texts.Diagnostics(
    text: { $0.russian },
    error: "Исправьте перед публикацией",
    warning: "Стоит взглянуть")
}

extension DraftDiagnosticKind {
  fileprivate var russian: Texts.DiagnosticText {
    switch self {
    case .missingText: Texts.DiagnosticText("Здесь пока пусто.", "Напишите что-нибудь.")
    case .textTooLong(let characters, let limit):
      Texts.DiagnosticText(
        "Текст слишком длинный: \(characters.withNarrowSpaces) из \(limit.withNarrowSpaces) возможных знаков.",
        "Сократите его.")
    case .controlCharacter:
      Texts.DiagnosticText("В тексте есть невидимый знак.", "Сотрите текст и наберите заново.")
    case .emojiTooLong: Texts.DiagnosticText("Здесь помещается только одно эмодзи.", "Словам место в названии.")
    case .invalidID(let suggestion):
      Texts.DiagnosticText(
        "В адресе могут быть только строчные латинские буквы, цифры и дефис, не больше 64 знаков.",
        suggestion.map { "Подойдёт, например, «\($0)»." } ?? "Придумайте короткое имя из этих знаков.")
    case .duplicateID(let name):
      Texts.DiagnosticText("Имя «\(name)» в этом тесте уже занято.", "Придумайте другое.")
    case .invalidColour: Texts.DiagnosticText("Это не цвет.", "Выберите цвет или запишите его так: #b4532a.")
    case .numberOutOfRange(let range):
      Texts.DiagnosticText(
        "Такое число не годится.",
        "Введите целое число от \(range.lowerBound.withNarrowSpaces) до \(range.upperBound.withNarrowSpaces).")
    case .tooFewItems(let kind, _): DraftDiagnosticKind.tooFew(kind)
    case .tooManyItems(_, let maximum):
      Texts.DiagnosticText("Слишком много.", "Оставьте не больше \(maximum.withNarrowSpaces).")
    case .unknownLanguage(let suggestion):
      Texts.DiagnosticText(
        "Языка с таким кодом нет.",
        suggestion.map { "Возможно, вы имели в виду \($0)?" } ?? "Введите код вроде en, ru, zh-Hant или pt-BR.")
    case .missingTranslations(_, let count):
      Texts.DiagnosticText(
        "\(Plural.russianNoun(count, one: "Не переведён", few: "Не переведены", many: "Не переведены")) \(Plural.russian(count, one: "текст", few: "текста", many: "текстов")).",
        "Пока перевод не закончен, на этом языке тест не предлагается.")
    case .undeclaredLanguage(let tag):
      Texts.DiagnosticText("Текст на языке \(tag), а теста на нём нет.", "Добавьте язык или уберите текст.")
    case .drawTooLarge(let draw, let pool):
      Texts.DiagnosticText(
        "За одно прохождение нужно задать \(DraftDiagnosticKind.questions(draw)), а всего их \(pool.withNarrowSpaces).",
        "Задавайте не больше \(pool.withNarrowSpaces) или допишите ещё. Вопрос на случай ничьей не в счёт.")
    case .quotaTooLarge(let tag, let count, let pool):
      Texts.DiagnosticText(
        "С меткой «\(tag)» нужно \(DraftDiagnosticKind.questions(count)), а их всего \(pool.withNarrowSpaces).",
        "Уменьшите число или поставьте метку на другие вопросы.")
    case .quotasExceedDraw(let sum, let draw):
      Texts.DiagnosticText(
        "По меткам выходит \(DraftDiagnosticKind.questions(sum)), а за одно прохождение задаётся только \(draw.withNarrowSpaces).",
        "Увеличьте число вопросов за одно прохождение или уменьшите числа у меток.")
    case .quotasWithoutDraw:
      Texts.DiagnosticText(
        "Для меток заданы числа, но не сказано, сколько всего вопросов за одно прохождение.",
        "Укажите, сколько вопросов задавать.")
    case .tooFewQuestionsOutsideQuotas(let remaining, let available):
      Texts.DiagnosticText(
        "Без меток нужно ещё \(DraftDiagnosticKind.questions(remaining)), а есть \(available == 0 ? "ни одного" : "только \(available.withNarrowSpaces)").",
        "Увеличьте числа у меток, задавайте меньше вопросов или допишите новые.")
    case .unknownQuotaTag(let tag):
      Texts.DiagnosticText(
        "Метки «\(tag)» нет ни у одного вопроса.", "Поставьте её на нужные вопросы или уберите число.")
    case .onlyTieBreakQuestion:
      Texts.DiagnosticText(
        "Единственный вопрос — тот, что решает ничью.", "Напишите ещё один или пусть ничью решает случай.")
    case .unknownTieBreakQuestion:
      Texts.DiagnosticText("Вопроса, который решает ничью, больше нет.", "Выберите другой или пусть решает случай.")
    case .revealWithoutOutcome:
      Texts.DiagnosticText(
        "Все увидят одно и то же: не хватает {outcome}.",
        "Напишите {outcome} там, где должен стоять результат, например: «Вы — {outcome}!»")
    case .mixedAdvance(let waiting, let total):
      Texts.DiagnosticText(
        "Часть вопросов с одним ответом ждёт кнопки «Дальше» (\(waiting.withNarrowSpaces) из \(total.withNarrowSpaces)), остальные сразу ведут дальше.",
        "Выберите для всех одно и то же, чтобы игроки знали, что сделает нажатие.")
    case .quotedTitle:
      Texts.DiagnosticText("Кавычки вокруг названия увидят игроки.", "Если они не нужны, уберите их.")
    case .markup(let markup):
      Texts.DiagnosticText(
        "Игроки увидят «\(markup)» как есть.", "Уберите разметку: в текстах нет форматирования.")
    case .emojiShortCode(let code):
      Texts.DiagnosticText("Игроки увидят «\(code)», а не эмодзи.", "Вставьте само эмодзи.")
    case .sameAnswerTwice:
      Texts.DiagnosticText("У другого ответа такой же текст.", "Измените один из двух или удалите его.")
    case .pictureNotFound: Texts.DiagnosticText("Этой картинки больше нет.", "Выберите её снова или уберите.")
    case .pictureNeverShown:
      Texts.DiagnosticText(
        "Эту картинку никто не увидит: у шкалы видны только края.",
        "Уберите её или пусть игроки выбирают из ответов.")
    case .unusablePicture: Texts.DiagnosticText("Эту картинку нельзя показать.", "Выберите другую.")
    case .answerWithoutEffect(isSwitch: true):
      Texts.DiagnosticText("Галочка у этого ответа ничего не меняет.", "Дайте за неё очки какому-нибудь результату.")
    case .answerWithoutEffect(isSwitch: false):
      Texts.DiagnosticText(
        "Этот ответ не даёт очков ни одному результату.", "Дайте за него очки — или оставьте, если так и задумано.")
    case .questionWithoutEffect:
      Texts.DiagnosticText(
        "Этот вопрос ничего не решает.", "Пусть его ответы дают очки разным результатам, или уберите его.")
    case .frequentTies(let share):
      Texts.DiagnosticText(
        "Ничьей кончаются \(share.percent(","))\u{A0}% прохождений.",
        "Задавайте больше вопросов, давайте разные очки или добавьте вопрос на случай ничьей.")
    case .outcomeNotObserved(let plays):
      Texts.DiagnosticText(
        "За \(Plural.russian(plays, one: "пробное прохождение", few: "пробных прохождения", many: "пробных прохождений")) этот результат не выпал ни разу.",
        DraftDiagnosticKind.raise)
    case .outcomeOnlyThroughTie(let isProved):
      Texts.DiagnosticText(
        isProved
          ? "Этот результат возможен только при ничьей."
          : "В пробных прохождениях этот результат выпадал только при ничьей.",
        DraftDiagnosticKind.raise)
    case .unevenShare(let share, let fair):
      Texts.DiagnosticText(
        "Этот результат получат \(share.percent(","))\u{A0}% игроков, а поровну было бы \(fair.percent(","))\u{A0}%.",
        share < fair
          ? DraftDiagnosticKind.raise : "Пусть за него считается меньше ответов, или дайте больше очков другим.")
    case .unreachableOutcome(let hasPoints):
      Texts.DiagnosticText(
        hasPoints
          ? "Этот результат невозможен: у другого всегда больше очков."
          : "Этот результат невозможен: ему не даёт очков ни один ответ.",
        "Дайте ему больше очков, пусть за него считается больше ответов, или уберите его.")
    case .other(let message): Texts.DiagnosticText(message, "")
    }
  }

  private static let raise = "Пусть за него считается больше ответов, или дайте ему больше очков."

  private static func tooFew(_ kind: DraftItem.Kind) -> Texts.DiagnosticText {
    switch kind {
    case .outcome: Texts.DiagnosticText("В тесте должно быть хотя бы два результата.", "Добавьте, кем можно оказаться.")
    case .question: Texts.DiagnosticText("Вопросов пока нет.", "Добавьте первый.")
    case .answer: Texts.DiagnosticText("У вопроса должно быть хотя бы два ответа.", "Добавьте ещё один.")
    case .quiz, .language: Texts.DiagnosticText("У теста нет языка.", "Добавьте тот, на котором пишете.")
    }
  }

  private static func questions(_ count: Int) -> String {
    Plural.russian(count, one: "вопрос", few: "вопроса", many: "вопросов")
  }
}
