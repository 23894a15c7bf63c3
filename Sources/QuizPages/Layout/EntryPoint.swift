import HTML
public import QuizEngine

/// The way by which visitors come to a quiz: it decides where the pages of the quiz and of its plays are found.
public enum EntryPoint: Hashable, Sendable {
  /// The site's own: a cookie knows the player and the language that the player chose.
  case site
  /// A frame on somebody else's page. There is no cookie: the addresses hold the key of the play, and the language,
  /// where the embedding page or the player wished for one.
  case embedded(Language?)
}

extension EntryPoint {
  public static let languageField = "lang"

  public var isEmbedded: Bool { self != .site }

  public func quiz(_ quiz: QuizID) -> String {
    isEmbedded ? addingLanguage(to: "/embed/" + quiz.name) : SitePath.quiz(quiz)
  }

  public func begin(_ quiz: QuizID) -> String {
    isEmbedded ? addingLanguage(to: "/embed/" + quiz.name + "/begin") : SitePath.begin(quiz)
  }

  /// - Parameter play: the play's key, as text.
  public func play(_ play: String) -> String { isEmbedded ? addingLanguage(to: "/e/" + play) : SitePath.play(play) }

  public func result(of play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/result") : SitePath.result(of: play)
  }

  /// - Parameter position: counts from 0; addresses count from 1.
  public func question(_ position: Int, of play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/" + String(position + 1)) : SitePath.question(position, of: play)
  }

  /// The introduction, for a player who leaves a play: it offers to continue. A frame has no cookie that would know the
  /// play, so that its introduction is the play's own.
  public func leave(_ quiz: QuizID, _ play: String) -> String {
    isEmbedded ? addingLanguage(to: "/e/" + play + "/quiz") : SitePath.quiz(quiz)
  }

  private func addingLanguage(to path: String) -> String {
    guard case .embedded(let language?) = self else { return path }
    return path + "?" + EntryPoint.languageField + "=" + language.tag
  }

  /// A page's address in another language.
  ///
  /// - Parameter path: as this door writes it.
  func path(_ path: String, in language: Language) -> String {
    EntryPoint.embedded(language).addingLanguage(to: String(path.prefix { $0 != "?" }))
  }

  /// Attributes of a link that leads out of the quiz: a frame stays where it is.
  var newTabAttributes: HTML { isEmbedded ? " target=\"_blank\" rel=\"noopener\"" : "" }
}
