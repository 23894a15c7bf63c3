import ArgumentParser
import Foundation
import QuizFormats

/// `parlour bank score`
struct BankScoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score",
    abstract: "Compare blind readers' answer forms with the bank.",
    discussion: """
      Reports how often readers chose another answer than the key, what they found ambiguous, given away or stiff, and how \
      they judged the difficulty against the label, with 95 % intervals. Questions that changed since the sample don't \
      count. --keep writes a form with keys and difficulties, which gives the same figures after the bank has changed.

        parlour bank score ru-1.tsv ru-2.tsv --keep Bank/Readings/round5/ru.tsv
      """)

  @Argument(help: ArgumentHelp("Answer forms.", valueName: "file"), completion: .file())
  var forms: [String]

  @Option(
    help: ArgumentHelp(
      "A file with questions, or a folder. May be given several times. (default: Bank)", valueName: "file"),
    completion: .file())
  var bank: [String] = []

  @Option(help: ArgumentHelp("The file to write with keys and difficulties.", valueName: "file"), completion: .file())
  var keep: String?

  func validate() throws { try PathArgument.requireNonEmpty(forms + bank + [keep].compactMap(\.self)) }

  func run() throws {
    let read = try forms.map { AnswerForm(try BlindReadingFiles.text($0), name: $0) }
    let score = ReadingScore(read, bank: BlindReadingFiles.entries(bank))
    print(score.report, terminator: "")
    if let keep {
      if FileManager.default.fileExists(atPath: keep) { throw CommandError("\(keep) exists already.") }
      guard FileManager.default.createFile(atPath: keep, contents: Data(score.archivedForm.utf8)) else {
        throw CommandError("\(keep) can’t be written.")
      }
    }
    for problem in score.problems { try FileHandle.standardError.write(contentsOf: Data((problem + "\n").utf8)) }
    if !score.problems.isEmpty { throw ExitCode(1) }
  }
}
