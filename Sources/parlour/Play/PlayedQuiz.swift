import Foundation
import QuizEngine
import QuizFormats

/// Finds the quiz that somebody wants to play.
enum PlayedQuiz {
  /// - Parameters:
  ///   - name: a path, or the id of a quiz in the folder.
  /// - Throws: `CommandFailure` with the quiz's mistakes, or with what there is instead.
  static func find(_ name: String, in folder: String) throws -> Quiz {
    if FileManager.default.fileExists(atPath: name) { return try read(name) }
    guard QuizFile.isID(name) else { return try read(name) }
    let files = QuizFile.files(in: folder)
    if let named = files.first(where: { QuizFile.standardID(ofFileAt: $0).name == name }) { return try read(named) }
    let readings = files.compactMap { QuizFile.read(at: $0).quiz }
    if let quiz = readings.first(where: { $0.id.name == name }) { return quiz }
    let ids = readings.map(\.id.name).sorted().joined(separator: ", ")
    throw CommandFailure(
      "There is no quiz “\(name)” in \(folder). "
        + (ids.isEmpty ? "No quiz is there at all; --quizzes names another folder." : "There are: \(ids)."))
  }

  private static func read(_ path: String) throws -> Quiz {
    let reading = QuizFile.read(at: path)
    guard let quiz = reading.quiz else { throw CommandFailure(reading.errors.report()) }
    return quiz
  }
}
