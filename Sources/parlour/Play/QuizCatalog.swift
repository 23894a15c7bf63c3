import Foundation
import QuizEngine
import QuizFormats
import QuizPages

/// The quizzes that a folder offers to whoever names none, each in the language that it would be played in: the one that was
/// asked for, or else English, or else the quiz's first.
struct QuizCatalog {
  /// By their files' names.
  let quizzes: [LocalizedQuiz]
  /// The program's own sentences.
  let texts: Texts

  /// Unlisted quizzes aren't offered, as on the site's front page, and quizzes with mistakes can't be played.
  ///
  /// - Parameter wishes: the languages that the player wants, the most wanted first.
  /// - Throws: `CommandError` where there is nothing to choose from.
  init(folder: String, wishes: [Language]) throws {
    let files = QuizFile.files(in: folder)
    let readings = files.map { QuizFile.read(at: $0) }
    let listed = readings.compactMap(\.quiz).filter { !$0.isUnlisted }
    guard !listed.isEmpty else { throw CommandError(Self.emptyMessage(folder, files: files.count, readings)) }
    let english = Texts.english.language
    quizzes = listed.map { quiz in
      let isEnglish = wishes.isEmpty && Language.bestMatch(by: english.tag, among: quiz.languages) != nil
      return LocalizedQuiz(quiz: quiz, wishes: isEnglish ? [english] : wishes)
    }
    let own = Texts.all.map(\.language)
    texts =
      wishes.lazy.compactMap { Language.bestMatch(by: $0.tag, among: own) }.first.flatMap { Texts[$0] } ?? .english
  }

  /// How long a quiz is, and its languages where there are several.
  static func summary(of voice: LocalizedQuiz) -> String {
    let length = voice.texts.introduction.questions(voice.quiz.questionsPerPlay)
    let tags = voice.quiz.languages.map(\.tag)
    return ([length] + (tags.count > 1 ? [tags.joined(separator: ", ")] : [])).joined(separator: " · ").terminalSafe
  }

  private static func emptyMessage(_ folder: String, files: Int, _ readings: [QuizReadResult]) -> String {
    let elsewhere =
      "--quizzes names another folder, and “parlour new NAME --directory \(folder)” writes a quiz to begin with."
    if !QuizFolder(path: folder).isFolder { return "There is no folder \(folder) with quizzes. \(elsewhere)" }
    if files == 0 { return "No quiz is in \(folder). \(elsewhere)" }
    if readings.contains(where: { $0.quiz != nil }) {
      return "All quizzes in \(folder) are unlisted. “parlour play NAME” plays one by its name."
    }
    return "All quizzes in \(folder) have mistakes. “parlour check \(folder)” tells them."
  }
}

/// Chooses a quiz line by line, where nobody draws a screen.
struct LineMenu {
  let catalog: QuizCatalog

  /// Asks on standard output and reads from standard input.
  ///
  /// - Throws: `CommandError` where the input ends first.
  func run() throws -> LocalizedQuiz {
    print(catalog.texts.front.title)
    for (place, quiz) in catalog.quizzes.enumerated() {
      print("  \(place + 1). \(quiz.line(quiz.quiz.title)) (\(QuizCatalog.summary(of: quiz)))")
    }
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
