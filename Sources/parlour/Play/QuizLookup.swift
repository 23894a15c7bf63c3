import Foundation
import QuizEngine
import QuizFormats

/// Finds a quiz by path or id.
enum QuizLookup {
  /// - Parameters:
  ///   - name: a path, or the id of a quiz in the folder.
  /// - Throws: `CommandError` with the quiz's mistakes, or with the ids that exist.
  static func find(_ name: String, in folder: String) throws -> Quiz {
    if FileManager.default.fileExists(atPath: name) { return try read(name) }
    guard QuizFile.isValidID(name) else { return try read(name) }
    let files = QuizFile.files(in: folder)
    if let named = files.first(where: { QuizFile.defaultID(ofFileAt: $0).name == name }) { return try read(named) }
    let readings = files.map { (file: $0, quiz: QuizFile.read(at: $0).quiz) }
    let quizzes = readings.compactMap(\.quiz)
    if let quiz = quizzes.first(where: { $0.id.name == name }) { return quiz }
    let broken = readings.filter { $0.quiz == nil }.map(\.file) + QuizFile.misnamedFiles(in: folder)
    let commands = broken.map { "\n  " + QuizCatalog.checkCommand($0) }
    let ids = quizzes.map(\.id.name).sorted().joined(separator: ", ")
    throw CommandError(
      "There is no quiz “\(name)” in \(folder). "
        + (ids.isEmpty ? "No quiz is there at all; --quizzes names another folder." : "There are: \(ids).")
        + (commands.isEmpty ? "" : " Some files have mistakes, which these commands show:" + commands.joined()))
  }

  private static func read(_ path: String) throws -> Quiz {
    let reading = QuizFile.read(at: path)
    guard let quiz = reading.quiz else { throw CommandError(reading.errors.report()) }
    return quiz
  }
}
