extension Texts.Studio {
  static let russian = Texts.Studio(
    home: Home(
      title: "Студия",
      own: "Ваши тесты",
      all: "Все тесты",
      empty: Texts.Message(
        title: "Здесь будут ваши тесты",
        text: "Начните с примера: по нему видно, как устроен тест, а каждое слово в нём можно заменить своим."),
      nothing: Texts.Message(title: "Тестов пока нет", text: "Здесь будут тесты, которые сделают авторы."),
      playsThisWeek: {
        "\(Plural.russian($0, one: "прохождение", few: "прохождения", many: "прохождений")) за 7 дней"
      },
      newQuiz: "Новый тест"),
    newQuiz: NewQuiz(
      title: "Новый тест",
      empty: Texts.Message(title: "Пустой", text: "Всё с первого слова ваше."),
      examples: Examples(
        buttons: Texts.Message(title: "Кнопки", text: "Одно нажатие\u{A0}— один ответ. Классика."),
        sliders: Texts.Message(title: "Ползунки и переключатели", text: "Насколько сильно и что именно."),
        pool: Texts.Message(
          title: "Каждый раз по-новому", text: "Вопросов много, а в каждой игре выпадает лишь несколько."),
        languages: Texts.Message(title: "Два языка", text: "Каждый текст сразу на обоих, рядом.")),
      fromFile: "Из файла",
      file: "Файл с тестом",
      fileHint: "Тест Parlour без картинок: YAML или JSON, до 1 МБ.",
      makeFromFile: "Сделать тест из файла",
      fileErrors: FileErrors(
        noFile: "Сначала выберите файл.",
        tooLarge: "Файл больше 1 МБ. В файле теста только тексты и числа, так что это, наверное, другой файл.",
        hasMistakes: {
          "В файле \(Plural.russian($0, one: "ошибка", few: "ошибки", many: "ошибок")). Исправьте файл и выберите его снова; ничего не сохранено."
        },
        hasPictures: "В файле указаны картинки, а загружать их пока нельзя. Уберите их из файла и выберите его снова.",
        outdated:
          "Тем временем тест кто-то изменил. Сейчас он такой; если файл по-прежнему подходит, выберите его снова."),
      location: { line, column in "Строка \(line), символ \(column)" },
      moreMistakes: { "И ещё \(Plural.russian($0, one: "ошибка", few: "ошибки", many: "ошибок"))." },
      folder: "Тесты этого сайта",
      folderText: "Они останутся как есть. А в копии можно менять что угодно.",
      copy: "Сделать копию",
      copyOf: { "Сделать копию теста «\($0)»" },
      tooMany: {
        "У вас уже \(Plural.russian($0, one: "тест", few: "теста", many: "тестов"))\u{A0}— больше нельзя. Сначала удалите какой-нибудь."
      }),
    draft: DraftContent(
      nothingWrong: "Ошибок нет.",
      errors: {
        "Из них \(Plural.russian($0, one: "ошибка", few: "ошибки", many: "ошибок")): пока есть ошибки, тест нельзя открыть игрокам."
      },
      onlyWarnings: "Открыть тест игрокам они не мешают.",
      nothingYet: "Здесь пока ничего нет.",
      replace: "Заменить файлом",
      replaceText: "Скачайте тест, измените файл и загрузите его сюда.",
      replaceButton: "Заменить тест",
      replaced: "Теперь в тесте то, что в файле.",
      download: { "Скачать \($0)" }),
    states: States(
      draft: "Черновик",
      published: "Опубликован",
      unlisted: "только по ссылке",
      changed: "Опубликован, с тех пор изменён",
      unpublished: "Снят с сайта",
      reason: "Почему"),
    editor: .russian, odds: .russian, publishing: .russian,
    errors: Errors(
      notAllowed: Texts.Message(
        title: "Сделать это с тестом нельзя", text: "Он чужой, или вы больше не создаёте тестов."),
      changed: Texts.Message(
        title: "Тест тем временем изменился", text: "Откройте его снова и посмотрите, какой он сейчас.")),
    toStudio: "В студию",
    untitled: "Тест без названия")
}
