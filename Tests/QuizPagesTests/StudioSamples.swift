import QuizDrafts
import QuizEngine

@testable import QuizPages

/// Values for the studio's pages.
enum StudioSamples {
  static let english = Language("en")
  static let draft = "7f3k2m"

  static func player(_ texts: Texts = .english, at path: String = SitePath.studio) -> PlayerPageContext {
    BoardSamples.player(texts, at: path)
  }

  static func home(_ texts: Texts = .english, entries: [StudioHomePage.Entry] = entries) -> StudioHomePage {
    StudioHomePage(context: player(texts), entries: entries)
  }

  static func newQuiz(
    _ texts: Texts = .english, folder: [NewQuizPage.FolderQuiz] = folder, pageCount: Int = 1, file: FileReport? = nil,
    error: String? = nil
  ) -> NewQuizPage {
    NewQuizPage(
      context: player(texts, at: SitePath.newQuiz),
      exampleQuizzes: [
        .buttons: NewQuizPage.ExampleQuiz(
          title: "Which <button> are you?", language: english, faces: [.emoji("▶️"), .emoji("🔔")])
      ], folderQuizzes: folder, pageCount: pageCount, request: "r1",
      file: file, error: error)
  }

  static let mistakes = FileReport(
    name: "soup & <b>.yaml", problem: "The file has 2 mistakes.",
    mistakes: [
      FileReport.Mistake(line: 3, column: 7, text: "The answer has no <text>. Write it.", excerpt: "··text: <none>"),
      FileReport.Mistake(
        line: 1, column: 1, text: "This file is a Word document (.docx). Save it as <plain text>.", excerpt: nil),
    ])

  static let entries = [
    StudioHomePage.Entry(
      draft: draft, title: "Which weather are you?", language: english, state: .changed(isListed: true),
      faces: [.emoji("☀️"), .emoji("🌧️"), .picture(url: "/pictures/ab.png")], playsThisWeek: 1),
    StudioHomePage.Entry(
      draft: "b", title: "Какой вы чайник?", language: Language("ru"), state: .published(isListed: false),
      faces: [.emoji("🫖")], playsThisWeek: 1_204),
    StudioHomePage.Entry(draft: "c", title: "", language: nil, state: .draft),
    StudioHomePage.Entry(
      draft: "d", title: "Which <b>soup</b> are you?", language: english,
      state: .unpublished(reason: "The picture of the third question isn’t yours & somebody asked.")),
  ]

  static let folder = [
    NewQuizPage.FolderQuiz(
      id: QuizID("which-animal"), title: "Which animal are you?", language: english,
      faces: [.emoji("🐱"), .emoji("🐶"), .emoji("🐰")]),
    NewQuizPage.FolderQuiz(id: QuizID("tea"), title: "你是哪種茶？", language: Language("zh-Hant")),
  ]

  /// Operations that change one of everything, each for the draft as it is.
  static func changes(of draft: Draft) throws -> [DraftOperation] {
    func set(_ item: String, _ field: DraftField, _ key: String?, _ value: DraftValue) -> DraftOperation {
      let location = DraftLocation(DraftItemID(item), field, key)
      return .set(location, from: draft[location], to: value)
    }
    return [
      set("quiz", .title, "en", .text("Which sky are you?")), set("quiz", .draw, nil, .integer(1)),
      set("a1", .points, "o1", .integer(9)), set("a1", .text, "en", .text("Yes!")),
    ]
  }

  // Editor

  private static func id(_ name: String) -> DraftItemID { DraftItemID(name) }

  private static func answer(_ name: String, _ english: String, _ russian: String?, _ points: [String: Int])
    -> DraftItem
  {
    var values: [DraftItem.Key: DraftValue] = [.init(.text, "en"): .text(english)]
    if let russian { values[.init(.text, "ru")] = .text(russian) }
    for (outcome, number) in points { values[.init(.points, outcome)] = .integer(number) }
    return DraftItem(id(name), .answer, values: values)
  }

  private static let outcomes = [
    DraftItem(
      id("o1"), .outcome,
      values: [
        .init(.name, "en"): .text("sunshine"), .init(.name, "ru"): .text("солнце"), .init(.emoji): .text("☀️"),
        .init(.description, "en"): .text("Warm.\nUseful."), .init(.id): .text("sun"),
      ]),
    DraftItem(
      id("o2"), .outcome,
      values: [
        .init(.name, "en"): .text("rain & <thunder>"), .init(.picture): .text("rain.png"),
        .init(.alt, "en"): .text("A cloud"),
      ]),
    DraftItem(id("o3"), .outcome),
  ]

  private static let questions = [
    DraftItem(
      id("q1"), .question,
      values: [
        .init(.text, "en"): .text("A walk?"), .init(.text, "ru"): .text("Пойдём гулять?"),
        .init(.kind): .text("single"), .init(.advance): .text("submit"), .init(.tag): .text("outside"),
      ],
      items: [
        answer("a1", "Yes", "Да", ["o1": 3, "o2": 1]), answer("a2", "\"No\", I’m afraid", nil, ["o2": -2]),
        answer("a3", "", nil, [:]),
      ]),
    DraftItem(id("q2"), .question, values: [.init(.kind): .text("ranged")]),
    DraftItem(
      id("q3"), .question, values: [.init(.text, "en"): .text("A hat?")], items: [answer("a4", "Yes", nil, [:])]),
  ]

  static func weather() throws -> Draft {
    try Draft(
      DraftItem(
        .quiz, .quiz,
        values: [
          .init(.id): .text("Weather!"), .init(.title, "en"): .text("Which weather are you?"),
          .init(.description, "en"): .text("Three questions.\nNo umbrella needed."), .init(.accent): .text("#1f6fb3"),
          .init(.reveal, "en"): .text("You are {outcome}!"), .init(.draw): .integer(2),
          .init(.quota, "outside"): .integer(1), .init(.quota, "gone"): .integer(4),
          .init(.shuffledAnswers): .boolean(true), .init(.ties): .text("question"), .init(.tieBreaker): .text("q3"),
        ],
        items: [DraftItem(id("en"), .language), DraftItem(id("ru"), .language)] + outcomes + questions))
  }

  static let diagnostics = [
    EditorDiagnostic(item: .quiz, field: .id, key: nil, kind: .invalidID(suggestion: "weather"), isError: true),
    EditorDiagnostic(item: .quiz, field: .quota, key: "gone", kind: .unknownQuotaTag("gone"), isError: true),
    EditorDiagnostic(
      item: id("ru"), field: nil, key: nil, kind: .missingTranslations(language: "ru", count: 9), isError: false),
    EditorDiagnostic(item: id("o3"), field: .name, key: nil, kind: .missingText, isError: true),
    EditorDiagnostic(
      item: id("o2"), field: nil, key: nil, kind: .unevenShare(share: 0.1, fair: 1.0 / 3), isError: false),
    EditorDiagnostic(item: id("q2"), field: .text, key: "en", kind: .missingText, isError: true),
    EditorDiagnostic(item: id("q2"), field: nil, key: nil, kind: .tooFewItems(.answer, minimum: 2), isError: true),
    EditorDiagnostic(item: id("a3"), field: .text, key: nil, kind: .missingText, isError: true),
    EditorDiagnostic(item: id("a3"), field: nil, key: nil, kind: .answerWithoutEffect(isSwitch: false), isError: false),
    EditorDiagnostic(item: id("a2"), field: .points, key: "o2", kind: .numberOutOfRange(0...1_000), isError: true),
    EditorDiagnostic(item: id("q1"), field: .text, key: "ru", kind: .controlCharacter, isError: true),
  ]

  static func draftPage(
    _ texts: Texts = .english, language: Language? = nil, draft: Draft? = nil,
    diagnostics: [EditorDiagnostic] = diagnostics, odds: Odds? = nil,
    rights: DraftPage.Rights = DraftPage.Rights(canEdit: true, canPreview: true, canPublish: true, canDelete: true),
    file: FileReport? = nil
  ) throws -> DraftPage {
    let player = player(texts, at: SitePath.draft(Self.draft))
    let draft = try draft ?? weather()
    return DraftPage(
      context: player, id: Self.draft, draft: draft, version: 41, request: "r2", language: language,
      state: .changed(isListed: true), quizID: QuizID("weather"), diagnostics: diagnostics,
      pictures: ["rain.png": "/pictures/rain.png"], odds: OddsPanel(context: player, draft: draft, odds: odds),
      rights: rights, file: file)
  }

  static func editor(
    _ open: EditorCard, _ texts: Texts = .english, second: Language? = nil, draft: Draft? = nil,
    diagnostics: [EditorDiagnostic] = diagnostics
  ) throws -> EditorPage {
    EditorPage(
      context: player(texts, at: SitePath.draft(Self.draft, card: open, second: second)), id: Self.draft,
      draft: try draft ?? weather(), version: 41, request: "r2", open: open, secondLanguage: second,
      state: .changed(isListed: true), diagnostics: diagnostics,
      steps: EditorPage.Steps(canUndo: true, canRedo: false), pictures: ["rain.png": "/pictures/rain.png"])
  }
}
