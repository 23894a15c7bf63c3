import ArgumentParser
import Foundation
import QuizFormats

struct ExportCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case yaml, json
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a quiz back as a file.",
    discussion: """
      The same values in tidy notation; comments are left out. It turns YAML into JSON and back. Pictures aren't \
      copied: the new file names them as the old one does.

        parlour export which-animal.yaml --format json --output which-animal.json
      """)

  @Argument(help: ArgumentHelp("The quiz file.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: "yaml or json. Without it, what the output's name ends in, or yaml.")
  var format: Format?

  @Option(name: [.short, .long], help: "The file to write. Without it the quiz is printed.", completion: .file())
  var output: String?

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
      throw CommandError("\(output) can't be written. Is its folder there, and may you write in it?")
    }
  }
}
