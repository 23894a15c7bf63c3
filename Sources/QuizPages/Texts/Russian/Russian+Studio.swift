extension Texts.Studio {
  static let russian = Texts.Studio(
    home: Home(
      title: "Студия",
      own: "Ваши тесты",
      empty: Texts.Message(
        title: "Здесь будут ваши тесты",
        text: "Начните с примера: по нему видно, как устроен тест, а каждое слово в нём можно заменить своим."),
      playsThisWeek: {
        "\(Plural.russian($0, one: "прохождение", few: "прохождения", many: "прохождений")) на этой неделе"
      },
      newQuiz: "Новый тест",
      startEmpty: "Начать с пустого теста",
      fromExample: "Или с примера",
      examples: Examples(
        buttons: Texts.Message(title: "Кнопки", text: "Одно нажатие\u{A0}— один ответ. Классика."),
        sliders: Texts.Message(title: "Ползунки и переключатели", text: "Насколько сильно и что именно."),
        pool: Texts.Message(
          title: "Каждый раз по-новому", text: "Вопросов много, а в каждой игре выпадает лишь несколько."),
        languages: Texts.Message(title: "Два языка", text: "Каждый текст сразу на обоих, рядом.")),
      file: "Или из файла",
      fileHint: "Тест Parlour (YAML, JSON или ZIP вместе с картинками) либо H5P Personality Quiz.",
      makeFromFile: "Сделать тест из файла",
      folder: "Тесты этого сайта",
      folderText: "Они останутся как есть. А в копии можно менять что угодно.",
      copy: "Сделать копию",
      copyOf: { "Сделать копию теста «\($0)»" }),
    states: States(
      draft: "Черновик",
      published: "Опубликован",
      unlisted: "только по ссылке",
      changed: "Опубликован, с тех пор изменён",
      unpublished: "Снят с сайта",
      reason: "Почему"),
    editor: .russian, odds: .russian, publishing: .russian,
    untitled: "Тест без названия")
}
