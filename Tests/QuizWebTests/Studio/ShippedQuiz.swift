import Foundation
import QuizEngine
import QuizFormats
import QuizService
import Testing

/// A quiz that Parlour comes with.
enum ShippedQuiz {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Quizzes/which-animal")

  static func animals() throws -> Quiz {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "quiz.yaml")))
    return try #require(QuizFile.read(bytes, name: "which-animal/quiz.yaml").quiz)
  }

  /// The pictures of ``animals()``.
  static func pictures(of quiz: Quiz) throws -> [PictureFile] {
    var names: [String] = []
    _ = quiz.changingPictures { picture in
      names.append(picture.file)
      return picture
    }
    return try Set(names).map { name in
      PictureFile(
        name: name, format: .svg, width: 1, height: 1, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }
}

extension Quiz {
  /// The quiz with each picture replaced.
  func changingPictures(_ change: (Picture) -> Picture?) -> Quiz {
    var quiz = self
    quiz.picture = picture.flatMap(change)
    for index in quiz.outcomes.indices { quiz.outcomes[index].picture = quiz.outcomes[index].picture.flatMap(change) }
    for index in quiz.questions.indices {
      quiz.questions[index].picture = quiz.questions[index].picture.flatMap(change)
      for answer in quiz.questions[index].answers.indices {
        quiz.questions[index].answers[answer].picture = quiz.questions[index].answers[answer].picture.flatMap(change)
      }
    }
    return quiz
  }
}
