import HTML
public import QuizEngine

/// How a visitor reached a quiz. It determines the URLs of the quiz's pages.
public enum EntryPoint: Hashable, Sendable {
  /// The site itself. Cookies identify the player and store the language.
  case site
  /// A frame on another site. There are no cookies, so URLs contain the play's ID and the language. The language is nil
  /// if neither the other site nor the player chose one.
  case embedded(Language?)
}

extension EntryPoint {
  /// The parameter with the language in URLs of a frame.
  public static let languageField = "lang"

  /// Whether the page is shown in a frame on another site.
  public var isEmbedded: Bool { self != .site }

  /// The URL of a quiz's introduction.
  public func quiz(_ quizID: QuizID) -> String {
    isEmbedded ? addingLanguage(to: "/embed/" + quizID.name) : SitePath.quiz(quizID)
  }

  /// Accepts a POST that begins a play.
  public func begin(_ quizID: QuizID) -> String {
    isEmbedded ? addingLanguage(to: "/embed/" + quizID.name + "/begin") : SitePath.begin(quizID)
  }

  /// - Parameter play: the play's ID in its URL.
  public func play(_ play: String) -> String { isEmbedded ? addingLanguage(to: "/e/" + play) : SitePath.play(play) }

  /// - Parameter play: the play's ID in its URL.
  public func result(of play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/result") : SitePath.result(of: play)
  }

  /// - Parameter position: counts from 0; URLs count from 1.
  public func question(_ position: Int, of play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/" + String(position + 1)) : SitePath.question(position, of: play)
  }

  /// The introduction for a player who leaves a play; it offers to continue. In a frame no cookie identifies the play,
  /// so the URL is the play's own.
  public func leave(_ quizID: QuizID, _ play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/quiz") : SitePath.quiz(quizID)
  }

  private func addingLanguage(to path: String) -> String {
    guard case .embedded(let language?) = self else { return path }
    return path + "?" + EntryPoint.languageField + "=" + language.tag
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
