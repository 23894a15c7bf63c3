public import HTML
import QuizEngine

/// The page of a round that is over, with holes for the round's ID, the CSRF token, and what differs between players
/// and questions. All pages with the same ``VerdictPageKey`` share one.
public struct PreparedVerdictPage: PreparedMarkup {
  private let markup: PreparedHTML

  /// - Parameter page: any page with the key.
  public init(of page: VerdictPage, markers: PageMarkers) {
    let answered = VerdictPage.Answered(
      question: page.question, options: page.options, correctIndex: page.correctIndex, chosen: page.chosen)
    let prepared = VerdictPage(
      context: page.context.marked(with: markers, at: SitePath.round(markers.publicID)), roundID: markers.publicID,
      topic: page.topic, verdict: page.verdict, isNew: page.isNew, answered: answered, watchTime: page.watchTime,
      elapsed: page.elapsed, marks: page.marks, isToday: page.isToday, isWithheld: page.isWithheld)
    markup = PreparedHTML(
      prepared.html(with: PageSections(markers)),
      holes: [markers.publicID, markers.csrfToken] + PageSections<VerdictPage.Section>.holes(markers))
  }

  public var byteCount: Int { markup.byteCount }

  /// - Parameter page: has the same key.
  public func html(of page: VerdictPage) -> HTML {
    markup.filled(with: ["\(page.roundID)", "\(page.context.page.csrfToken)"] + page.sections.all)
  }
}

/// What the page of a round that is over depends on, but for its holes.
public struct VerdictPageKey: Hashable, Sendable {
  private let language: Language
  private let scheme: ColorScheme
  private let verdict: ShownVerdict
  private let isNew: Bool
  private let isWithheld: Bool

  /// Nil after a report.
  public init?(_ page: VerdictPage) {
    guard page.report == .none, page.context.page.entryPoint == .site else { return nil }
    language = page.context.texts.language
    scheme = page.context.page.assets.stylesheets.scheme
    verdict = page.verdict
    isNew = page.isNew
    isWithheld = page.isWithheld
  }
}
