import Foundation
import QuizEngine
import QuizFormats
import QuizPages

/// The quizzes of a folder to choose from, each in the language that it would be played in.
struct QuizCatalog {
  /// Sorted by their files' names.
  let quizzes: [LocalizedQuiz]
  /// The program's own texts.
  let texts: Texts
  /// The commands that show the mistakes of the files whose quizzes are left out.
  var checkCommands: [String]

  /// Unlisted quizzes aren't offered, as on the site's front page, and quizzes with mistakes can't be played.
  ///
  /// - Parameter preferences: the player's languages, the preferred one first.
  /// - Throws: `CommandError` if the folder has no quiz to choose.
  init(folder: String, preferences: [Language]) throws {
    let files = QuizFile.files(in: folder)
    let readings = files.map { QuizFile.read(at: $0) }
    let listed = readings.compactMap(\.quiz).filter { !$0.isUnlisted }
    guard !listed.isEmpty else { throw CommandError(Self.emptyMessage(folder, files: files.count, readings)) }
    let broken = zip(files, readings).filter { $1.quiz == nil }.map(\.0)
    checkCommands = (broken + QuizFile.misnamedFiles(in: folder)).map(Self.checkCommand)
    let english = Texts.english.language
    quizzes = listed.map { quiz in
      let isEnglish = preferences.isEmpty && Language.bestMatch(by: english.tag, among: quiz.languages) != nil
      return LocalizedQuiz(quiz: quiz, preferences: isEnglish ? [english] : preferences)
    }
    let own = Texts.all.map(\.language)
    texts =
      preferences.lazy.compactMap { Language.bestMatch(by: $0.tag, among: own) }.first.flatMap { Texts[$0] } ?? .english
  }

  /// Says that quizzes are left out because of mistakes, with a command for each file; empty if none is.
  var omissions: [String] {
    checkCommands.isEmpty ? [] : [texts.terminal.omittedQuizzes(checkCommands.count)] + checkCommands
  }

  /// The command that shows a file's mistakes.
  static func checkCommand(_ file: String) -> String {
    let isPlain = file.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"\"'\\$`!*?[](){}<>|&;~#".utf8.contains($0) }
    let quoted = "'" + file.replacing("'", with: "'\\''") + "'"
    return "parlour check \(isPlain ? file : quoted)".terminalSafe
  }

  /// The number of questions, and the languages if there are several.
  static func summary(of localizedQuiz: LocalizedQuiz) -> String {
    let length = localizedQuiz.texts.introduction.questions(localizedQuiz.quiz.questionsPerPlay)
    let tags = localizedQuiz.quiz.languages.map(\.tag)
    return ([length] + (tags.count > 1 ? [tags.joined(separator: ", ")] : [])).joined(separator: " · ").terminalSafe
  }

  private static func emptyMessage(_ folder: String, files: Int, _ readings: [QuizReadResult]) -> String {
    let elsewhere =
      "--quizzes names another folder, and “parlour new NAME --directory \(folder)” writes a quiz to begin with."
    if !QuizFolder(path: folder).isFolder { return "There is no folder \(folder) with quizzes. \(elsewhere)" }
    let misnamed = QuizFile.misnamedFiles(in: folder)
    if files == 0, let first = misnamed.first {
      return "No quiz is in \(folder), only a file with another name. “\(checkCommand(first))” shows how to rename it."
    }
    if files == 0 { return "No quiz is in \(folder). \(elsewhere)" }
    if readings.contains(where: { $0.quiz != nil }) {
      return "All quizzes in \(folder) are unlisted. “parlour play NAME” plays one by its name."
    }
    return "All quizzes in \(folder) have mistakes. “parlour check \(folder)” shows them."
  }
}
