import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour bank imports`
struct BankImportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports", abstract: "List the imports, with the numbers that “undo” takes.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let imports = try await data.withAdmin { admin throws(AdminError) in try await admin.imports() }
    if imports.isEmpty { return print("Nothing was imported yet.") }
    var table = TextTable(headers: ["Import", "Date", "Added", "Changed", "", "File"], rightAligned: [0, 2, 3])
    for record in imports {
      table.add([
        String(record.id.number), record.startedAt.day, record.added.grouped, record.changed.grouped, record.state,
        "\(record.file.terminalSafe) (\(record.format))",
      ])
    }
    print(table.text(Terminal.styler), terminator: "")
  }
}

extension ImportRecord {
  /// Whether it was undone or isn't finished; empty otherwise.
  fileprivate var state: String {
    if let undoneAt { return "undone \(undoneAt.day)" }
    return endedAt == nil ? "not finished" : ""
  }
}

extension Timestamp {
  /// The date in UTC.
  fileprivate var day: String { CalendarDate(of: self, offset: .zero).text }
}
