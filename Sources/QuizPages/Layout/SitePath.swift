public import QuizEngine

/// The paths of the site. A page puts values into them, a route the names of parameters: `SitePath.round(":round")`.
public enum SitePath {
  /// The list of all quizzes.
  public static let front = "/"
  /// Accepts a POST that changes the visitor's language.
  public static let language = "/language"
  /// Accepts a POST that chooses light or dark pages.
  public static let scheme = "/scheme"
  /// Other sites' pages refer to it, so it never changes.
  public static let embeddingScript = files + "embed.js"
  /// The beginning of the paths of style sheets, scripts and icons.
  public static let files = "/static/"
  /// The beginning of the paths of pictures.
  public static let pictures = "/pictures/"
  /// The beginning of the paths of the site's own share cards.
  public static let siteCards = "/cards/"

  /// - Parameters:
  ///   - search: the search text; nil for all quizzes.
  ///   - page: counts from 1.
  public static func front(search: String?, page: Int) -> String {
    let fields = [
      search.map { QueryField.search + "=" + $0.percentEncoded }, page > 1 ? QueryField.page + "=" + String(page) : nil,
    ]
    let query = fields.compactMap { $0 }.joined(separator: "&")
    return query.isEmpty ? front : front + "?" + query
  }

  /// A quiz's introduction.
  public static func quiz(_ quizID: QuizID) -> String { "/q/" + quizID.name }
  /// Accepts a POST that begins a play.
  public static func begin(_ quizID: QuizID) -> String { "/q/" + quizID.name + "/begin" }

  /// - Parameter play: the play's ID in its URL.
  public static func play(_ play: String) -> String { "/p/" + play }
  public static func result(of play: String) -> String { "/p/" + play + "/result" }

  /// - Parameter position: counts from 0; URLs count from 1.
  public static func question(_ position: Int, of play: String) -> String { "/p/" + play + "/" + String(position + 1) }

  /// - Parameters:
  ///   - digest: a hash of the picture's content.
  ///   - format: determines the file extension.
  public static func picture(_ digest: String, _ format: PictureFile.Format) -> String {
    pictures + digest + "." + format.rawValue
  }

  /// The public page of an outcome, in the language that the visitor prefers.
  public static func share(_ outcome: OutcomeID, of quizID: QuizID) -> String {
    "/r/" + quizID.name + "/" + outcome.name
  }

  /// The public page of an outcome, in one of the quiz's languages.
  public static func share(_ outcome: OutcomeID, of quizID: QuizID, in language: Language) -> String {
    share(outcome, of: quizID) + "/" + language.tag
  }

  /// The share card of an outcome, or of the quiz if `outcome` is nil.
  public static func card(_ outcome: OutcomeID?, of quizID: QuizID, in language: Language) -> String {
    guard let outcome else { return "/r/" + quizID.name + "/" + language.tag + ".png" }
    return share(outcome, of: quizID, in: language) + ".png"
  }

  /// The public page of an outcome, with the invitation to compare with the player who shares it.
  public static func share(
    _ outcome: OutcomeID, of quizID: QuizID, in language: Language, invitation: String?
  ) -> String {
    let path = share(outcome, of: quizID, in: language)
    return invitation.map { path + "?" + QueryField.comparisonInvitation + "=" + $0 } ?? path
  }

  /// Accepts a POST that lets friends compare with a play, or takes that back.
  ///
  /// - Parameter play: the play's ID in its URL.
  public static func comparison(of play: String) -> String { "/p/" + play + "/compare" }

  /// The style sheet with a quiz's colour. See ``AccentStylesheet``.
  static func stylesheet(of accent: RGBColor, _ scheme: ColorScheme) -> String {
    files + "accent-" + accent.hex + (scheme == .automatic ? "" : "-" + scheme.rawValue) + ".css"
  }
}
