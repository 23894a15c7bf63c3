extension Texts.Studio {
  static let russian = Texts.Studio(
    home: Home(
      title: "Студия",
      own: "Ваши тесты",
      all: "Все тесты",
      empty: Texts.Message(
        title: "Здесь будут ваши тесты",
        text: "Начните с примера: по нему видно, как устроен тест, а каждое слово в нём можно заменить своим."),
      nothing: Texts.Message(title: "Тестов пока нет", text: "Здесь будут тесты, которые создадут авторы."),
      playsThisWeek: {
        "\(Plural.russian($0, one: "прохождение", few: "прохождения", many: "прохождений")) за 7 дней"
      },
      newQuiz: "Новый тест"),
    newQuiz: NewQuiz(
      title: "Новый тест",
      empty: Texts.Message(title: "Пустой", text: "Вы пишете всё сами, с первого слова."),
      examples: Examples(
        buttons: Texts.Message(title: "Кнопки", text: "Одно нажатие\u{A0}— один ответ. Классика."),
        sliders: Texts.Message(title: "Ползунки и переключатели", text: "Игрок показывает, насколько сильно, или выбирает несколько ответов."),
        pool: Texts.Message(
          title: "Каждый раз по-новому", text: "Вопросов много, а за одно прохождение задаётся лишь несколько."),
        languages: Texts.Message(title: "Два языка", text: "Все тексты на обоих языках, рядом.")),
      fromFile: "Из файла",
      file: "Файл теста",
      fileHint: "Тест Parlour без картинок: YAML или JSON, до 1\u{A0}МБ.",
      makeFromFile: "Создать тест из файла",
      fileErrors: FileErrors(
        noFile: "Сначала выберите файл.",
        tooLarge: "Файл больше 1\u{A0}МБ. В файле теста только тексты и числа, так что вы, наверное, выбрали не тот файл.",
        hasMistakes: {
          "В файле \(Plural.russian($0, one: "ошибка", few: "ошибки", many: "ошибок")). Исправьте файл и выберите его снова; ничего не сохранено."
        },
        hasPictures: "В файле указаны картинки, а загружать их пока нельзя. Уберите их из файла и выберите его снова.",
        outdated:
          "Пока вы меняли файл, кто-то изменил тест. На этой странице он в нынешнем виде. Если файл по-прежнему подходит, выберите его снова."),
      location: { line, column in "Строка \(line), символ \(column)" },
      moreMistakes: { "И ещё \(Plural.russian($0, one: "ошибка", few: "ошибки", many: "ошибок"))." },
      folder: "Тесты этого сайта",
      folderText: "Сами тесты не изменятся, а в копии можно менять что угодно.",
      copy: "Сделать копию",
      copyOf: { "Сделать копию теста «\($0)»" },
      tooMany: {
        "У вас уже \(Plural.russian($0, one: "тест", few: "теста", many: "тестов"))\u{A0}— больше нельзя. Сначала удалите какой-нибудь."
      }),
    draft: DraftContent(
      nothingWrong: "Замечаний нет.",
      errors: {
        "\(Plural.russian($0, one: "ошибка", few: "ошибки", many: "ошибок")). Опубликовать тест можно будет, когда ошибок не останется."
      },
      onlyWarnings: "Опубликовать тест можно и так.",
      nothingYet: "Здесь пока ничего нет.",
      replace: "Заменить тест файлом",
      replaceText: "Скачайте тест, измените файл и загрузите его сюда.",
      replaceButton: "Заменить тест",
      replaced: "Тест заменён содержимым файла.",
      download: { "Скачать \($0)" }),
    states: States(
      draft: "Черновик",
      published: "Опубликован",
      unlisted: "только по ссылке",
      changed: "Опубликован, есть неопубликованные изменения",
      unpublished: "Снят с сайта",
      reason: "Причина"),
    editor: .russian, odds: .russian, publishing: .russian,
    errors: Errors(
      notAllowed: Texts.Message(
        title: "Это вам недоступно", text: "Это чужой тест, или вы больше не автор."),
      changed: Texts.Message(
        title: "За это время тест изменился", text: "Откройте его снова и посмотрите, какой он сейчас.")),
    toStudio: "В студию",
    untitled: "Тест без названия")
}
