import Foundation
import QuizEngine
import QuizPages

/// Chooses a quiz line by line, without a full-screen terminal.
struct LineMenu {
  let catalog: QuizCatalog

  /// Asks on standard output and reads from standard input.
  ///
  /// - Throws: `CommandError` if the input ends before a quiz is chosen.
  func run() throws -> LocalizedQuiz {
    print(catalog.texts.front.title)
    for (index, quiz) in catalog.quizzes.enumerated() {
      print("  \(index + 1). \(quiz.line(quiz.quiz.title)) (\(QuizCatalog.summary(of: quiz)))")
    }
    for (index, line) in catalog.omissions.enumerated() { print(index == 0 ? "\n" + line : "  " + line) }
    print(catalog.texts.terminal.askOne(catalog.quizzes.count))
    while true {
      print("> ", terminator: "")
      fflush(nil)
      guard let line = readLine() else {
        print("")
        throw CommandError(catalog.texts.terminal.noQuizChosen)
      }
      let number = Int(line.filter { !$0.isWhitespace }) ?? 0
      if (1...catalog.quizzes.count).contains(number) {
        print("")
        return catalog.quizzes[number - 1]
      }
      print(catalog.texts.terminal.notAQuiz(catalog.quizzes.count))
    }
  }
}
