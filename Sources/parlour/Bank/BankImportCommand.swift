import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats
import QuizSQLite
import QuizService

struct BankImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put the questions of a file into the bank.",
    discussion: """
      Takes YAML, JSON, and tables with commas, semicolons, tabs, asterisks or vertical bars between the cells. A table \
      begins with a line that names its columns, in any order: \
      category, difficulty, question, correctAnswer, incorrect1, incorrect2, incorrect3, explanation, source, licence, \
      language, id.

      A question with mistakes is reported and left out; the others are taken. What the bank has already stays as it \
      is, so that a file can be imported twice without doubling anything. End the server first: one program has the \
      data at a time.

      Ends with 0 where all questions were taken, with 1 where some were left out.

        parlour bank import questions.csv --data Data --licence CC-BY-4.0
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The folder that keeps the data.", valueName: "dir"))
  var data = "Data"

  @Option(help: ArgumentHelp("The language of questions whose file doesn't say it.", valueName: "tag"))
  var language = "en"

  @Option(help: ArgumentHelp("The licence of questions whose file doesn't say it.", valueName: "name"))
  var licence = ""

  func validate() throws {
    guard Language(checking: language) != nil else {
      throw ValidationError("“\(language)” isn’t a language tag, such as en or zh-Hant.")
    }
  }

  func run() async throws {
    let defaults = BankDefaults(language: Language(checking: language) ?? Language("en"), licence: licence)
    let reading = BankFile.read(at: file, defaults: defaults)
    if !reading.diagnostics.isEmpty { Terminal.printError(reading.diagnostics.report()) }
    let added = reading.entries.isEmpty ? 0 : try await keep(reading.entries.map(BankEntry.init))
    print(
      """
      \(added.grouped) added, \((reading.entries.count - added).grouped) there already, \
      \(reading.omitted.grouped) left out
      """)
    if !reading.errors.isEmpty { throw ExitCode(1) }
  }

  private func keep(_ entries: [BankEntry]) async throws -> Int {
    do { return try await add(entries) } catch { throw CommandFailure(error.explanation(folder: data)) }
  }

  private func add(_ entries: [BankEntry]) async throws(StoreError) -> Int {
    let store = try SQLiteStore.open(directory: data)
    do {
      let added = try await store.add(entries, at: Surroundings.system.now())
      await store.close()
      return added
    } catch {
      await store.close()
      throw error
    }
  }
}
