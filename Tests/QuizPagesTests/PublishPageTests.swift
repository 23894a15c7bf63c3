import Goldens
import HTML
import QuizDrafts
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct PublishPageTests {
  typealias Samples = StudioSamples

  static func publish(
    _ texts: Texts = .english, _ state: StudioQuizState, _ diagnostics: [EditorDiagnostic], canList: Bool = true,
    isOthers: Bool = false, _ message: PublishPage.Message? = nil
  ) throws -> String {
    let draft = try Samples.weather()
    var earlier = draft
    for operation in try Samples.changes(of: draft) { try earlier.apply(operation) }
    var isOnSite = true
    switch state {
    case .published, .changed: break
    case .draft, .unpublished: isOnSite = false
    }
    let published = PublishedQuiz(
      quizID: QuizID("weather"), title: draft.title, language: Samples.english, hasCard: true, version: 12,
      origin: "https://quiz.example.org")
    return PublishPage(
      context: Samples.player(texts, at: SitePath.publish(Samples.draft)), id: Samples.draft, draft: draft, version: 41,
      request: "1700000000000", state: state, diagnostics: diagnostics,
      changes: state == .draft
        ? nil
        : PublicationChanges(
          from: PublicationChanges.Version(draft: earlier, odds: nil),
          to: PublicationChanges.Version(draft: draft, odds: nil)), published: isOnSite ? published : nil,
      rights: PublishPage.Rights(
        canPublish: !isOthers, canList: canList, canUnpublish: true, isOthers: isOthers, isOperator: isOthers),
      message: message
    ).html.text
  }

  @Test(arguments: Texts.all.map(\.language)) func `pages about a draft match their goldens`(language: Language) throws
  {
    let texts = try #require(Texts[language])
    let (player, draft) = (Samples.player(texts), try Samples.weather())
    let warnings = Samples.diagnostics.filter { !$0.isError }
    try expectGolden(
      Self.publish(texts, .changed(isListed: false), warnings), named: "studio-publish-\(language.tag).html")
    try expectGolden(Self.publish(texts, .draft, Samples.diagnostics), named: "studio-publish-not-\(language.tag).html")
    try expectGolden(
      Self.publish(texts, .published(isListed: true), [], .published), named: "studio-published-\(language.tag).html")
    try expectGolden(
      Self.publish(texts, .changed(isListed: true), [], isOthers: true, .invalidReason(typed: " <b>")),
      named: "studio-unpublish-\(language.tag).html")
    let links = PreviewLinksPage(
      context: player, id: Samples.draft, quizTitle: draft.title,
      links: [PreviewLinksPage.Link(handle: "h1", date: BoardSamples.today)],
      address: "https://quiz.example.org/preview/t1",
      error: language.tag == "en" ? nil : texts.studio.previews.tooMany(20))
    try expectGolden(links.html.text, named: "studio-previews-\(language.tag).html")
    let entries = [(41, "Ada"), (12, "Алан <b>")].map {
      HistoryPage.Entry(version: $0, date: BoardSamples.today, author: $1, isPublished: $0 == 12)
    }
    let history = HistoryPage(
      context: player, id: Samples.draft, draft: draft, version: 41, request: "r4", entries: entries)
    try expectGolden(history.html.text, named: "studio-history-\(language.tag).html")
    let delete = DeleteQuizPage(
      context: player, id: Samples.draft, title: draft.title, language: Language("en"),
      isPublished: language.tag != "ru", isRejected: language.tag != "en")
    try expectGolden(delete.html.text, named: "studio-delete-\(language.tag).html")
    try expectGolden(try Self.conflicts(texts).html.text, named: "studio-conflicts-\(language.tag).html")
  }

  static func conflicts(_ texts: Texts) throws -> ConflictsPage {
    let (a1, q2) = (DraftItemID("a1"), DraftItemID("q2"))
    let draft = try Samples.weather()
    let answer = try #require(draft.item(a1))
    let position = DraftPosition(in: DraftItemID("q1"), after: nil)
    return ConflictsPage(
      context: Samples.player(texts), id: Samples.draft, draft: draft, version: 44, request: "r6",
      card: .item(DraftItemID("q1")),
      conflicts: [
        DraftConflict(
          operation: .set(DraftLocation(a1, .text, "en"), from: nil, to: .text("\"Oh\", <yes>")),
          current: .value(.text("Yes"))),
        DraftConflict(
          operation: .set(DraftLocation(a1, .points, "o1"), from: nil, to: .integer(-2)), current: .value(nil)),
        DraftConflict(
          operation: .set(DraftLocation(.quiz, .shuffledAnswers), from: nil, to: nil), current: .value(.boolean(true))),
        DraftConflict(operation: .set(DraftLocation(q2, .tag), from: nil, to: .text("lost")), current: .removed),
        DraftConflict(operation: .remove(answer, at: position), current: .changed(answer)),
        DraftConflict(operation: .move(q2, from: position, to: position), current: .moved(position)),
      ])
  }

  @Test func `a quiz with errors has no button that publishes`() throws {
    let form = "<form class=\"form card-form\" method=\"post\" action=\"\(SitePath.publish(Samples.draft))\">"
    #expect(try !Self.publish(.english, .draft, Samples.diagnostics).contains(form))
    #expect(try Self.publish(.english, .draft, []).contains(form))
  }

  @Test func `an author who can’t list gets the unlisted choice only`() throws {
    let page = try Self.publish(.english, .draft, [], canList: false)
    #expect(!page.contains("value=\"listed\""))
    #expect(page.contains("value=\"unlisted\" checked"))
  }

  @Test func `a conflict offers both values under the field’s own name`() throws {
    let page = try Self.conflicts(.english).html.text
    #expect(page.contains("name=\"a1.text.en\" value=\"Yes\" checked"))
    #expect(page.contains("name=\"a1.text.en\" value=\"&quot;Oh&quot;, &lt;yes&gt;\""))
    #expect(page.contains("name=\"a1.points.o1\" value=\"-2\""))
  }
}
