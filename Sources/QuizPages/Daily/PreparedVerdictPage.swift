public import HTML
import QuizEngine

/// The page of a round that is over, with holes for the round's ID, the CSRF token, and what differs between players
/// and questions. All pages with the same ``VerdictPageKey`` share one.
public struct PreparedVerdictPage: PreparedMarkup {
  private let markup: PreparedHTML

  /// - Parameter page: any page with the key.
  public init(of page: VerdictPage, markers: PageMarkers) {
    let sections = (0..<VerdictPage.Sections.count).map(markers.section)
    let answered = VerdictPage.Answered(
      question: page.question, options: page.options, correctIndex: page.correctIndex, chosen: page.chosen)
    let prepared = VerdictPage(
      context: page.context.marked(with: markers, at: SitePath.round(markers.publicID)), roundID: markers.publicID,
      topic: page.topic, verdict: page.verdict, isNew: page.isNew, answered: answered, watchTime: page.watchTime,
      elapsed: page.elapsed, marks: page.marks, isToday: page.isToday, isWithheld: page.isWithheld)
    markup = PreparedHTML(
      prepared.html(with: VerdictPage.Sections(prepared: sections.map { "\($0)" })),
      holes: [markers.publicID, markers.csrfToken] + sections)
  }

  public var byteCount: Int { markup.byteCount }

  /// - Parameter page: has the same key.
  public func html(of page: VerdictPage) -> HTML {
    markup.filled(with: ["\(page.roundID)", "\(page.context.page.csrfToken)"] + page.sections.prepared)
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

extension VerdictPage.Sections {
  static let count = 6

  /// The sections in the order of ``prepared``.
  init(prepared: [HTML]) {
    marks = prepared[0]
    band = prepared[1]
    question = prepared[2]
    answers = prepared[3]
    solution = prepared[4]
    next = prepared[5]
  }

  /// There are ``count``.
  var prepared: [HTML] { [marks, band, question, answers, solution, next] }
}
