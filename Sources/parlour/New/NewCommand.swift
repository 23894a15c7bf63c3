import ArgumentParser
import Foundation
import QuizFormats

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a starter quiz.",
    discussion: """
      The file shows every feature, with comments, and can be played as it is. Change what you like, and delete the rest. \
      With --simple it is short, in one language, with only what a quiz needs. An existing file isn't changed.

        parlour new tea-or-coffee --directory Quizzes
        parlour new tea-or-coffee --simple
      """)

  @Argument(help: ArgumentHelp("The quiz's name in addresses: lowercase letters, digits, hyphens.", valueName: "name"))
  var name: String

  @Option(help: "The folder for the file.", completion: .directory)
  var directory = "."

  @Flag(help: "A short quiz in one language, with few comments.")
  var simple = false

  func validate() throws {
    guard !name.isEmpty else { throw ValidationError("The quiz's name is empty.") }
    try PathArgument.requireNonEmpty([directory])
    guard QuizFile.isValidID(name) else {
      let near = QuizFile.suggestedID(for: name).map { " Did you mean “\($0)”?" } ?? ""
      throw ValidationError("A quiz's name is made of 1 to 64 lowercase letters a–z, digits and hyphens.\(near)")
    }
  }

  func run() throws {
    let file = URL(filePath: directory, directoryHint: .isDirectory).appending(path: name + ".yaml")
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      try Data((simple ? StarterQuiz.simple(name: name) : StarterQuiz.text(name: name)).utf8).write(
        to: file, options: .withoutOverwriting)
    } catch {
      throw CommandError(reason(error, file.relativePath))
    }
    print("Wrote \(file.relativePath). Next: parlour check \(file.relativePath)")
  }

  private func reason(_ error: any Error, _ file: String) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteFileExists: "\(file) is there already; it stays as it is. Take another name."
    case .fileWriteNoPermission: "\(file) can't be written: permission denied."
    case .fileWriteOutOfSpace: "\(file) can't be written: the disk is full."
    default: "\(file) can't be written. Is \(directory) a folder that you may write in?"
    }
  }
}
