import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats
import QuizService

/// `parlour bank export`
struct BankExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the bank's questions as a file, for other programs or another Parlour.",
    discussion: """
      Questions that were voided are left out. The file shows the answers of coming days: keep it to yourself.

        parlour bank export --format gift --language en > questions.gift
      """)

  @Option(help: "csv, json or gift.")
  var format = BankWriter.Format.csv

  @Option(help: ArgumentHelp("The questions' language. (default: all)", valueName: "tag"))
  var language: String?

  @Option(
    help: ArgumentHelp("The file to write. (default: standard output)", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var data: DataOptions

  func validate() throws { try PathArgument.requireNonEmpty([output]) }

  func run() async throws {
    let file = try output.map(Self.file) ?? .standardOutput
    do {
      try await data.withAdmin { admin throws(AdminError) in try await write(from: admin, to: file) }.get()
    } catch is BankWriter.TooFewColumns {
      throw CommandError("The bank changed meanwhile. Run the command again.")
    }
  }

  private func write(from admin: AdminService, to file: FileHandle) async throws(AdminError) -> Result<Void, any Error>
  {
    var writer = BankWriter(format, distractorColumns: format == .csv ? try await maximumDistractors(admin) : 3)
    do {
      try file.write(contentsOf: Data(writer.header()))
      var last: BankQuestionID?
      while true {
        let page = try await admin.bankQuestions(of: language.map { Language($0) }, after: last, limit: 4_000)
        guard let end = page.last else { break }
        for stored in page { try file.write(contentsOf: Data(writer.encode(BankReadResult.Entry(stored.entry)))) }
        last = end.id
      }
      try file.write(contentsOf: Data(writer.footer()))
      return .success(())
    } catch let error as AdminError {
      throw error
    } catch {
      return .failure(error)
    }
  }

  /// The number of columns is needed before the first row is written.
  private func maximumDistractors(_ admin: AdminService) async throws(AdminError) -> Int {
    var (most, last) = (1, BankQuestionID?.none)
    while true {
      let page = try await admin.bankQuestions(of: language.map { Language($0) }, after: last, limit: 4_000)
      guard let end = page.last else { return most }
      most = page.reduce(most) { max($0, $1.entry.question.distractors.count) }
      last = end.id
    }
  }

  private static func file(_ path: String) throws -> FileHandle {
    guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
    else { throw CommandError("\(path) can’t be written.") }
    return file
  }
}

extension BankReadResult.Entry {
  fileprivate init(_ entry: BankEntry) { self.init(question: entry.question, name: entry.name) }
}
