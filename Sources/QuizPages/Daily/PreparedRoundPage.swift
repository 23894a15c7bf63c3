public import HTML
import QuizEngine

/// The page of a running round, with holes for the round's ID, the CSRF token, and what differs between players and
/// questions. All pages with the same ``RoundPageKey`` share one.
public struct PreparedRoundPage: PreparedMarkup {
  private let markup: PreparedHTML

  /// - Parameter page: any page with the key.
  public init(of page: RoundPage, key: RoundPageKey, markers: PageMarkers) {
    let sections = (0..<RoundPage.RunningSections.count).map(markers.section)
    let prepared = RoundPage(
      context: page.context.marked(with: markers, at: SitePath.round(markers.publicID)), roundID: markers.publicID,
      topic: page.topic, marks: page.marks, language: page.language, watch: page.watch, phase: page.phase)
    markup = PreparedHTML(
      prepared.running(
        RoundPage.RunningSections(prepared: sections.map { "\($0)" }), isLate: key.isLate),
      holes: [markers.publicID, markers.csrfToken] + sections)
  }

  public var byteCount: Int { markup.byteCount }

  /// - Parameter page: has the same key. A paused round has none and is rendered as a whole.
  public func html(of page: RoundPage) -> HTML {
    guard let sections = page.runningSections else { return page.html }
    return markup.filled(with: ["\(page.roundID)", "\(page.context.page.csrfToken)"] + sections.prepared)
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

extension RoundPage.RunningSections {
  static let count = 4

  /// The sections in the order of ``prepared``.
  init(prepared: [HTML]) {
    marks = prepared[0]
    watch = prepared[1]
    question = prepared[2]
    choices = prepared[3]
  }

  /// There are ``count``.
  var prepared: [HTML] { [marks, watch, question, choices] }
}

extension PlayerPageContext {
  /// The context of a page that is prepared, with markers in the place of what differs between players.
  func marked(with markers: PageMarkers, at path: String) -> PlayerPageContext {
    var context = PageContext(
      texts: texts, assets: page.assets, path: path, csrfToken: markers.csrfToken, entryPoint: page.entryPoint)
    context.navigationMarker = markers.navigation
    context.hasBoards = page.hasBoards
    return PlayerPageContext(page: context)
  }
}
