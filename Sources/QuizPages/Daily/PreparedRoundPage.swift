public import HTML
import QuizEngine

/// The page of a running round, with holes for the round's ID, the CSRF token, and what differs between players and
/// questions. All pages with the same ``RoundPageKey`` share one.
public struct PreparedRoundPage: PreparedMarkup {
  private let markup: PreparedHTML

  /// - Parameter page: any page with the key.
  public init(of page: RoundPage, key: RoundPageKey, markers: PageMarkers) {
    let prepared = RoundPage(
      context: page.context.marked(with: markers, at: SitePath.round(markers.publicID)), roundID: markers.publicID,
      topic: page.topic, marks: page.marks, language: page.language, watch: page.watch, phase: page.phase)
    markup = PreparedHTML(
      prepared.running(PageSections(markers), isLate: key.isLate),
      holes: [markers.publicID, markers.csrfToken] + PageSections<RoundPage.RunningSection>.holes(markers))
  }

  public var byteCount: Int { markup.byteCount }

  /// - Parameter page: has the same key. A paused round has none and is rendered as a whole.
  public func html(of page: RoundPage) -> HTML {
    guard let sections = page.runningSections else { return page.html }
    return markup.filled(with: ["\(page.roundID)", "\(page.context.page.csrfToken)"] + sections.all)
  }
}

/// What the page of a running round depends on, but for its holes.
public struct RoundPageKey: Hashable, Sendable {
  private let language: Language
  private let scheme: ColorScheme
  private let topic: RoundTopic
  private let questionLanguage: Language
  private let hasWatch: Bool
  fileprivate let isLate: Bool

  /// Nil for a paused round.
  public init?(_ page: RoundPage) {
    guard case .running(_, _, let isLate) = page.phase, page.context.page.entryPoint == .site else { return nil }
    language = page.context.texts.language
    scheme = page.context.page.assets.stylesheets.scheme
    topic = page.topic
    questionLanguage = page.language
    hasWatch = page.watch != nil
    self.isLate = isLate
  }
}
