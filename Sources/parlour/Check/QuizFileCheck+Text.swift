import QuizEngine
import QuizFormats

extension [QuizFileCheck] {
  /// The checks as text, one after the other. Several end with a line that counts them.
  func report(_ styler: ANSIStyler) -> String {
    var text = map { $0.report(styler) }.joined(separator: "\n")
    if count > 1 {
      let broken = self.count { !$0.isClean }
      let verdict =
        broken == 0
        ? styler.styled("all are quizzes", as: .success) : styler.styled("\(broken) with errors", as: .error)
      text += "\n\(count) files, \(verdict)\n"
    }
    return text
  }
}

extension QuizFileCheck {
  func report(_ styler: ANSIStyler) -> String {
    let diagnostics =
      (errors + warnings).report(styler) + reading.omittedDiagnostics.map { "and \($0.summary)\n" }.joined()
    guard let quiz = reading.quiz, let odds else { return diagnostics }
    let explained =
      acceptedCount == 0
      ? ""
      : "\n\(acceptedCount) more finding\(acceptedCount == 1 ? " is" : "s are") accepted in the file, under “accept”.\n"
    return OddsReport(file: file, quiz: quiz, odds: odds, styler: styler).text
      + (diagnostics.isEmpty ? "" : "\n" + diagnostics)
      + explained
  }
}
