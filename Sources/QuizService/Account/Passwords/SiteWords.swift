/// The words that are easy to guess for whoever knows the site, so that no password may be made of them alone (OWASP ASVS
/// 5.0, 6.2.11). docs/security.md has the list too.
public enum SiteWords {
  /// What every house of Parlour's is known by, in the languages that its pages speak.
  public static let standard = [
    "parlour", "parlor", "quiz", "quizzes", "trivia", "daily", "game", "house", "question", "questions", "operator",
    "викторина", "квиз", "тест", "вопрос", "игра", "測驗", "問答", "每日",
  ]

  /// - Parameter host: of the site's public address, with or without a port: `quiz.example.org` brings that, `quiz`,
  ///   `example` and `org`.
  public static func all(host: String?) -> [String] {
    guard let host = host?.lowercased().prefix(while: { $0 != ":" }), !host.isEmpty else { return standard }
    let labels = host.split { $0 == "." || $0 == "-" }.map(String.init)
    return standard + [String(host)] + labels.filter { $0.count >= 3 }
  }
}
