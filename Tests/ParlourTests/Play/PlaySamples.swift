import Foundation
import QuizEngine
import QuizFormats
import Testing

@testable import parlour

/// Quizzes for the terminal's tests.
enum PlaySamples {
  /// A quiz with every kind of control, in three languages: the shipped one, but with its questions in the file's
  /// order.
  static func animals() throws -> Quiz { try #require(read) }

  private static let shipped = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Quizzes/which-animal").standardizedFileURL

  private static let read: Quiz? = {
    var quiz = QuizFile.read(at: shipped.appending(path: "quiz.yaml").path).quiz
    quiz?.shuffle.questions = false
    return quiz
  }()

  /// Writes ``animals()`` with its pictures into a folder, and returns the file's path.
  static func writeAnimals(into folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "which-animal")
    try FileManager.default.copyItem(at: shipped, to: copy)
    let file = copy.appending(path: "quiz.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let unshuffled = text.replacing("shuffle: {questions: true,", with: "shuffle: {questions: false,")
    try #require(unshuffled != text)
    try Data(unshuffled.utf8).write(to: file)
    return file.path
  }

  /// A quiz with texts that could harm a terminal or its layout.
  static func hostile() throws -> Quiz {
    let family = "👨‍👩‍👧‍👦👍🏽🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪"
    var quiz = try animals()
    let nasty = "\u{1B}[2J\u{1B}]0;gone\u{7}\u{9B}31m\u{202E}abc\u{2028}\r\n\t\u{8}" + family
    let long = String(repeating: "Donaudampfschifffahrt", count: 20) + String(repeating: "很長的文字，", count: 40)
    quiz.title = LocalizedText(nasty, Language("en"))
    quiz.description = LocalizedText(long + "\n\n" + nasty, Language("en"))
    for index in quiz.outcomes.indices {
      quiz.outcomes[index].name = LocalizedText(nasty, Language("en"))
      quiz.outcomes[index].emoji = "\u{1B}c" + family
      quiz.outcomes[index].description = LocalizedText(long, Language("en"))
    }
    for index in quiz.questions.indices {
      quiz.questions[index].text = LocalizedText(index.isMultiple(of: 2) ? nasty : long, Language("en"))
      for answer in quiz.questions[index].answers.indices {
        quiz.questions[index].answers[answer].text = LocalizedText(answer == 0 ? long : nasty, Language("en"))
      }
    }
    return quiz
  }

  static let emoji = [
    "👍🏽", "☝🏽", "⛹🏽‍♀️", "🧑🏾‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇮🇸", "1️⃣", "❤️‍🔥", "☀️", "👩🏽‍❤️‍💋‍👨🏿", "🐻‍❄️", "好",
  ]

  /// A quiz of any size, with all kinds of emoji in its texts. A question with more than two answers has switches.
  static func crowded(questions: Int, answers: Int, outcomes: Int) -> Quiz {
    func text(_ kind: String, _ index: Int) -> LocalizedText {
      let emoji = emoji[index % emoji.count]
      return LocalizedText(
        "\(kind) \(emoji) that goes on with \(emoji)\(emoji) for a while, no. #\(index)", Language("en"))
    }
    return Quiz(
      id: QuizID("crowded"), languages: [Language("en")], title: text("Crowd", 4), description: text("About", 5),
      outcomes: (0..<outcomes).map { index in
        Outcome(
          id: OutcomeID("o\(index)"), name: text("outcome", index), emoji: emoji[index % emoji.count],
          description: text("Description", index))
      },
      questions: (0..<questions).map { index in
        Question(
          id: QuestionID("q\(index)"), text: text("Question", index), kind: answers > 2 ? .multiple : .single(.press),
          answers: (0..<answers).map {
            Answer(text: text("answer", $0), outcomePoints: [OutcomePoints(outcome: $0 % outcomes)])
          })
      })
  }

  static func screen(
    _ quiz: Quiz, language: String = "en", seed: UInt64 = 7, columns: Int = 80, rows: Int = 24
  ) -> PlayScreen {
    PlayScreen(
      localizedQuiz: LocalizedQuiz(quiz: quiz, preferences: [Language(language)]), seed: seed,
      size: TerminalSize(columns: columns, rows: rows))
  }
}

extension InteractiveScreen {
  mutating func press(_ keys: [KeyPress]) { for key in keys { press(key) } }

  /// The screen's content as text.
  var picture: String {
    let edge = String(repeating: "─", count: size.columns)
    return ([edge] + frame.map(\.text) + [edge]).joined(separator: "\n") + "\n"
  }

}

extension PlayScreen {
  var position: Int? {
    if case .question(let position, _) = stage { return position }
    return nil
  }
}
