import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats

/// `parlour bank sample`
struct BankSampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Write questions for a blind reader, who answers and judges them without the keys.",
    discussion: """
      Writes two files: NAME.txt has questions with shuffled options, without keys, difficulties and explanations; NAME.tsv \
      is to be filled in, with a line for each question. The same seed draws the same questions. “parlour bank score” \
      compares the filled-in file with the bank.

        parlour bank sample --blind 150 --seed 7 --language ru --output ru-1
        parlour bank sample --blind 150 --seed 8 --language ru --output ru-2 --except ru-1.tsv
      """)

  @Option(help: ArgumentHelp("How many questions.", valueName: "count"))
  var blind: Int

  @Option(help: "Which questions, and in which order: any number.")
  var seed: UInt64

  @Option(help: ArgumentHelp("The reader's language.", valueName: "tag"))
  var language = "en"

  @Option(help: ArgumentHelp("The names of the two files, without their endings.", valueName: "name"))
  var output = "reading"

  @Option(
    help: ArgumentHelp("An answer form whose questions are left out. May be given several times.", valueName: "file"),
    completion: .file())
  var except: [String] = []

  @Argument(
    help: ArgumentHelp("Files with questions, or folders of them. (default: Bank)", valueName: "file"),
    completion: .file())
  var paths: [String] = []

  func validate() throws {
    try PathArgument.requireNonEmpty(paths + except + [output])
    if blind < 1 { throw ValidationError("--blind must be at least 1.") }
    if Language(validating: language) == nil { throw ValidationError("“\(language)” isn’t a language.") }
  }

  func run() throws {
    guard let language = Language(validating: language) else { return }
    let excluded = try except.map { AnswerForm(try BlindReadingFiles.text($0), name: $0) }.flatMap(\.ids)
    let entries = BlindReadingFiles.entries(paths)
    let sample = BlindSample(entries, count: blind, seed: seed, language: language, excluding: Set(excluded))
    guard !sample.questions.isEmpty else {
      throw CommandError("There are no questions in “\(language.tag)” in \(paths.isEmpty ? "Bank" : "these files").")
    }
    for (suffix, text) in [("txt", sample.questionText), ("tsv", sample.answerForm)] {
      let path = "\(output).\(suffix)"
      // A filled-in form is somebody's work.
      if FileManager.default.fileExists(atPath: path) {
        throw CommandError("\(path) exists already. Choose another --output.")
      }
      guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
        throw CommandError("\(path) can’t be written.")
      }
    }
    print("\(sample.questions.count.counted("question")) in \(output).txt; answers go into \(output).tsv")
  }
}

/// The files that blind readings need.
enum BlindReadingFiles {
  /// The questions of these files, or of `Bank`.
  static func entries(_ paths: [String]) -> [BankReadResult.Entry] {
    (paths.isEmpty ? ["Bank"] : paths).flatMap(BankFile.filesOrItself).flatMap { BankFile.read(at: $0).entries }
  }

  static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandError("\(path) can’t be read.") }
    return String(decoding: data, as: UTF8.self)
  }
}
