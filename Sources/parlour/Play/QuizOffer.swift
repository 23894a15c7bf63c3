import Foundation
import QuizEngine
import QuizFormats
import QuizPages

/// The quizzes that a folder offers to whoever names none, each in the language that it would be played in: the one that was
/// asked for, or else English, or else the quiz's first.
struct QuizOffer {
  /// By their files' names.
  let quizzes: [PlayVoice]
  /// The program's own sentences.
  let texts: Texts

  /// Unlisted quizzes aren't offered, as on the site's front page, and quizzes with mistakes can't be played.
  ///
  /// - Parameter wishes: the languages that the player wants, the most wanted first.
  /// - Throws: `CommandFailure` where there is nothing to choose from.
  init(folder: String, wishes: [Language]) throws {
    let files = QuizFile.files(in: folder)
    let readings = files.map { QuizFile.read(at: $0) }
    let listed = readings.compactMap(\.quiz).filter { !$0.isUnlisted }
    guard !listed.isEmpty else { throw CommandFailure(Self.emptiness(folder, files: files.count, readings)) }
    let english = Texts.english.language
    quizzes = listed.map { quiz in
      let isEnglish = wishes.isEmpty && Language.meant(by: english.tag, among: quiz.languages) != nil
      return PlayVoice(quiz: quiz, wishes: isEnglish ? [english] : wishes)
    }
    let own = Texts.all.map(\.language)
    texts = wishes.lazy.compactMap { Language.meant(by: $0.tag, among: own) }.first.flatMap { Texts[$0] } ?? .english
  }

  /// How long a quiz is, and its languages where there are several.
  static func summary(of voice: PlayVoice) -> String {
    let length = voice.texts.introduction.questions(voice.quiz.questionsPerPlay)
    let tags = voice.quiz.languages.map(\.tag)
    return ([length] + (tags.count > 1 ? [tags.joined(separator: ", ")] : [])).joined(separator: " · ").terminalLine
  }

  private static func emptiness(_ folder: String, files: Int, _ readings: [QuizReading]) -> String {
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
struct WrittenMenu {
  let offer: QuizOffer

  /// Asks on standard output and reads from standard input.
  ///
  /// - Throws: `CommandFailure` where the input ends first.
  func run() throws -> PlayVoice {
    print(offer.texts.front.title)
    for (place, quiz) in offer.quizzes.enumerated() {
      print("  \(place + 1). \(quiz.line(quiz.quiz.title)) (\(QuizOffer.summary(of: quiz)))")
    }
    print(offer.texts.terminal.askOne(offer.quizzes.count))
    while true {
      print("> ", terminator: "")
      fflush(nil)
      guard let line = readLine() else {
        print("")
        throw CommandFailure(offer.texts.terminal.noQuizChosen)
      }
      let number = Int(line.filter { !$0.isWhitespace }) ?? 0
      if (1...offer.quizzes.count).contains(number) {
        print("")
        return offer.quizzes[number - 1]
      }
      print(offer.texts.terminal.notAQuiz(offer.quizzes.count))
    }
  }
}
