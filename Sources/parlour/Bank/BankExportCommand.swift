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
      Questions that were voided are left out. The file shows the answers of coming days: keep it to yourself. JSON and \
      CSV keep all languages of a question. GIFT has one: the command says which translations it left out.

        parlour bank export --format gift --language en > questions.gift
      """)

  @Option(help: "csv, json or gift.")
  var format = BankWriter.Format.csv

  @Option(help: ArgumentHelp("The questions' primary language. (default: all)", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("The file to write. (default: standard output)", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var data: DataOptions

  func validate() throws { try PathArgument.requireNonEmpty([output]) }

  func run() async throws {
    do {
      try await data.withAdmin { admin throws(AdminError) in try await export(from: admin) }.get()
    } catch is BankWriter.TooFewColumns {
      throw CommandError("The bank changed meanwhile. Run the command again.")
    }
  }

  private func export(from admin: AdminService) async throws(AdminError) -> Result<Void, any Error> {
    guard try await hasQuestions(admin) else { return .failure(noQuestions) }
    let file: FileHandle
    do { file = try output.map(Self.file) ?? .standardOutput } catch { return .failure(error) }
    return try await write(from: admin, to: file)
  }

  /// An empty file would look as if everything had been written. Without a language, an empty bank is exported.
  private func hasQuestions(_ admin: AdminService) async throws(AdminError) -> Bool {
    guard let language else { return true }
    return !(try await admin.bankQuestions(of: Language(language), after: nil, limit: 1)).isEmpty
  }

  private var noQuestions: any Error {
    CommandError(
      """
      No question has the primary language “\(language?.terminalSafe ?? "")”. Translations are exported with their \
      questions: leave --language out, or name the primary language.
      """)
  }

  private func write(from admin: AdminService, to file: FileHandle) async throws(AdminError) -> Result<Void, any Error>
  {
    let table = format == .csv ? try await tableColumns(admin) : (distractors: 3, languages: [])
    var writer = BankWriter(format, distractorColumns: table.distractors, languages: table.languages)
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
      if let note = Self.note(on: writer.omittedTranslations, format: format) {
        try FileHandle.standardError.write(contentsOf: Data((note + "\n").utf8))
      }
      return .success(())
    } catch let error as AdminError {
      throw error
    } catch {
      return .failure(error)
    }
  }

  /// What the file lacks; nil if it has everything.
  static func note(on omitted: [Language: Int], format: BankWriter.Format) -> String? {
    if omitted.isEmpty { return nil }
    let counts = omitted.sorted { $0.key.tag < $1.key.tag }.map { "\($0.value.grouped) in \($0.key.tag)" }
    return """
      \(format.rawValue.uppercased()) has one language for each question. Left out: translations, \
      \(counts.joined(separator: ", ")). JSON and CSV keep them.
      """
  }

  /// A table's columns are needed before its first row is written.
  private func tableColumns(_ admin: AdminService) async throws(AdminError) -> (distractors: Int, languages: [Language])
  {
    var most = 1
    var languages = Set<Language>()
    var last = BankQuestionID?.none
    while true {
      let page = try await admin.bankQuestions(of: language.map { Language($0) }, after: last, limit: 4_000)
      guard let end = page.last else { return (most, languages.sorted { $0.tag < $1.tag }) }
      most = page.reduce(most) { max($0, $1.entry.question.distractors.count) }
      for stored in page { languages.formUnion(stored.entry.question.translations.map(\.language)) }
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
