import QuizEngine
import QuizFormats

extension [Check] {
  /// The checks to read, one after the other, and at the end of several a line that counts them.
  func report(_ inks: Inks) -> String {
    var text = map { $0.report(inks) }.joined(separator: "\n")
    if count > 1 {
      let broken = self.count { !$0.isClean }
      let verdict = broken == 0 ? inks.paint("all are quizzes", .good) : inks.paint("\(broken) with errors", .error)
      text += "\n\(count) files, \(verdict)\n"
    }
    return text
  }
}

extension Check {
  func report(_ inks: Inks) -> String {
    let findings = (errors + warnings).report(inks) + reading.untold.map { "and \($0.words)\n" }.joined()
    guard let quiz = reading.quiz, let odds else { return findings }
    let explained =
      accepted == 0
      ? "" : "\n\(accepted) more finding\(accepted == 1 ? " is" : "s are") accepted in the file, under “accept”.\n"
    return Forecast(file: file, quiz: quiz, odds: odds, inks: inks).text + (findings.isEmpty ? "" : "\n" + findings)
      + explained
  }
}
