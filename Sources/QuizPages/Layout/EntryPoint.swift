import HTML
public import QuizEngine

/// How a visitor reached a quiz. It determines the URLs of the quiz's pages.
public enum EntryPoint: Hashable, Sendable {
  /// The site itself. Cookies identify the player and store the language.
  case site
  /// A frame on another site. There are no cookies, so URLs contain the play's ID and the language. The language is nil
  /// if neither the other site nor the player chose one.
  case embedded(Language?)
  /// The preview of a draft. Everybody who has its link plays it, and nothing is stored: the play's ID in its URLs
  /// holds the whole play.
  ///
  /// - Parameter token: in the link.
  case preview(token: String)
}

extension EntryPoint {
  /// Whether the page is shown in a frame on another site.
  public var isEmbedded: Bool { if case .embedded = self { true } else { false } }

  /// Whether the page belongs to a draft's preview.
  public var isPreview: Bool { if case .preview = self { true } else { false } }

  /// The URL of a quiz's introduction.
  public func quiz(_ quizID: QuizID) -> String {
    switch self {
    case .site: SitePath.quiz(quizID)
    case .embedded: addingLanguage(to: "/embed/" + quizID.name)
    case .preview(let token): SitePath.preview(token)
    }
  }

  /// Accepts a POST that begins a play.
  public func begin(_ quizID: QuizID) -> String {
    switch self {
    case .site: SitePath.begin(quizID)
    case .embedded: addingLanguage(to: "/embed/" + quizID.name + "/begin")
    case .preview(let token): SitePath.preview(token) + "/begin"
    }
  }

  /// - Parameter play: the play's ID in its URL.
  public func play(_ play: String) -> String { path(of: play) ?? SitePath.play(play) }

  /// - Parameter play: the play's ID in its URL.
  public func result(of play: String) -> String {
    path(of: play, "/result") ?? SitePath.result(of: play)
  }

  /// - Parameter position: counts from 0; URLs count from 1.
  public func question(_ position: Int, of play: String) -> String {
    path(of: play, "/" + String(position + 1)) ?? SitePath.question(position, of: play)
  }

  /// The introduction for a player who leaves a play; it offers to continue. In a frame no cookie identifies the play,
  /// so the URL is the play's own.
  public func leave(_ quizID: QuizID, _ play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/quiz") : quiz(quizID)
  }

  /// The URL of a play's page; nil on the site itself.
  private func path(of play: String, _ page: String = "") -> String? {
    switch self {
    case .site: nil
    case .embedded: addingLanguage(to: "/e/" + play + page)
    case .preview(let token): SitePath.preview(token) + "/" + play + page
    }
  }

  private func addingLanguage(to path: String) -> String {
    guard case .embedded(let language?) = self else { return path }
    return path + "?" + QueryField.language + "=" + language.tag
  }

  /// The URL of a page in another language.
  ///
  /// - Parameter path: a URL from one of the other methods.
  func path(_ path: String, in language: Language) -> String {
    EntryPoint.embedded(language).addingLanguage(to: String(path.prefix { $0 != "?" }))
  }

  /// Attributes of a link out of the quiz. In a frame the link opens a new tab.
  var newTabAttributes: HTML { isEmbedded ? " target=\"_blank\" rel=\"noopener\"" : "" }
}
