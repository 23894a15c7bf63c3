import HTML
public import QuizEngine

/// The way by which visitors come to a quiz: it decides where the pages of the quiz and of its plays are found.
public enum Door: Hashable, Sendable {
  /// The site's own: a cookie knows the player and the language that the player chose.
  case site
  /// A frame on somebody else's page. There is no cookie: the addresses hold the key of the play, and the language,
  /// where the embedding page or the player wished for one.
  case embedded(Language?)
}

extension Door {
  public static let languageField = "lang"

  public var isEmbedded: Bool { self != .site }

  public func quiz(_ quiz: QuizID) -> String {
    isEmbedded ? wishing("/embed/" + quiz.name) : Address.quiz(quiz)
  }

  public func begin(_ quiz: QuizID) -> String {
    isEmbedded ? wishing("/embed/" + quiz.name + "/begin") : Address.begin(quiz)
  }

  /// - Parameter play: the play's key, as text.
  public func play(_ play: String) -> String { isEmbedded ? wishing("/e/" + play) : Address.play(play) }

  public func result(of play: String) -> String {
    isEmbedded ? wishing("/e/" + play + "/result") : Address.result(of: play)
  }

  /// - Parameter position: counts from 0; addresses count from 1.
  public func question(_ position: Int, of play: String) -> String {
    isEmbedded ? wishing("/e/" + play + "/" + String(position + 1)) : Address.question(position, of: play)
  }

  /// The introduction, for a player who leaves a play: it offers to continue. A frame has no cookie that would know the
  /// play, so that its introduction is the play's own.
  public func leave(_ quiz: QuizID, _ play: String) -> String {
    isEmbedded ? wishing("/e/" + play + "/quiz") : Address.quiz(quiz)
  }

  private func wishing(_ path: String) -> String {
    guard case .embedded(let language?) = self else { return path }
    return path + "?" + Door.languageField + "=" + language.tag
  }

  /// A page's address in another language.
  ///
  /// - Parameter address: as this door writes it.
  func address(_ address: String, in language: Language) -> String {
    Door.embedded(language).wishing(String(address.prefix { $0 != "?" }))
  }

  /// Attributes of a link that leads out of the quiz: a frame stays where it is.
  var outward: HTML { isEmbedded ? " target=\"_blank\" rel=\"noopener\"" : "" }
}
