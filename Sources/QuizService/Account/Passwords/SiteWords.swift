/// Words that somebody who knows the site guesses easily. No password may consist of them alone (OWASP ASVS 5.0,
/// 6.2.11). docs/security.md lists them too.
package enum SiteWords {
  /// Words for every house, in the languages of its pages.
  package static let standard = [
    "parlour", "parlor", "quiz", "quizzes", "trivia", "daily", "game", "house", "question", "questions", "operator",
    "the", "three", "викторина", "квиз", "тест", "вопрос", "игра", "дня", "測驗", "問答", "每日", "每日問答",
  ]

  /// - Parameter host: the host of the site's public address, with or without a port. `quiz.example.org` adds itself,
  ///   `quiz`, `example` and `org`.
  package static func all(host: String?) -> [String] {
    guard let host = host?.lowercased().prefix(while: { $0 != ":" }), !host.isEmpty else { return standard }
    let labels = host.split { $0 == "." || $0 == "-" }.map(String.init)
    return standard + [String(host)] + labels.filter { $0.count >= 3 }
  }
}
