import ArgumentParser
import Foundation
import QuizFormats

struct ExportCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case yaml, json
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Convert a quiz to YAML or JSON.",
    discussion: """
      The new file has the same values in a uniform layout, without comments. Pictures aren't copied: the new file names \
      them as the old one does.

        parlour export which-animal.yaml --format json --output which-animal.json
      """)

  @Argument(help: ArgumentHelp("The quiz file.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: "yaml or json. (default: by the output's name, or yaml)")
  var format: Format?

  @Option(name: [.short, .long], help: "The file to write. (default: standard output)", completion: .file())
  var output: String?

  func validate() throws { try PathArgument.requireNonEmpty([file, output]) }

  func run() throws {
    let reading = QuizFile.read(at: file)
    guard let quiz = reading.quiz else {
      Terminal.printError(reading.errors.report())
      throw ExitCode(1)
    }
    let isJSON = (format ?? (output?.lowercased().hasSuffix(".json") == true ? .json : .yaml)) == .json
    let text = isJSON ? QuizJSON.encode(quiz) : QuizYAML.encode(quiz)
    guard let output else { return print(text, terminator: "") }
    do {
      try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw CommandError("\(output) can't be written. Does its folder exist, and may you write in it?")
    }
  }
}
