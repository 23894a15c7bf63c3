import HTML
public import QuizDrafts

/// Represents an outcome where there is room only for a small picture.
public enum OutcomeFace: Hashable, Sendable {
  case emoji(String)
  /// - Parameter url: of the picture. Its alternative text is empty, because the outcome's name or the quiz's title is
  ///   beside it.
  case picture(url: String)

  /// The faces of a draft's outcomes, in their order. Outcomes with neither picture nor emoji have none.
  ///
  /// - Parameter url: finds the address of a picture by its name in the draft; nil if it can't be shown.
  public static func faces(of draft: Draft, url: (_ picture: String) -> String?) -> [OutcomeFace] {
    draft.quiz.items(.outcome).compactMap { face(of: $0, url: url) }
  }

  static func face(of outcome: DraftItem, url: (_ picture: String) -> String?) -> OutcomeFace? {
    if case .text(let name)? = outcome[.picture], let url = url(name) { return .picture(url: url) }
    if case .text(let emoji)? = outcome[.emoji], !emoji.isEmpty { return .emoji(emoji) }
    return nil
  }

  /// Screen readers skip it.
  var html: HTML {
    switch self {
    case .emoji(let emoji): "<span class=\"outcome-icon\" aria-hidden=\"true\">\(emoji)</span>"
    case .picture(let url): "<span class=\"outcome-icon\"><img src=\"\(url)\" alt=\"\" loading=\"lazy\"></span>"
    }
  }

  /// The first six; more don't fit into a row on a phone.
  static func row(_ faces: [OutcomeFace]) -> HTML {
    faces.isEmpty ? "" : "<p class=\"faces\">\(faces.prefix(6).map { $0.html })</p>"
  }
}
