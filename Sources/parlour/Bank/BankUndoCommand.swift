import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour bank imports`
struct BankImportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports", abstract: "Tell which files were imported, with the numbers that “undo” takes.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let imports = try await data.withAdmin { desk throws(AdminError) in try await desk.imports() }
    if imports.isEmpty { return print("Nothing was imported yet.") }
    var table = TextTable(headers: ["Import", "Date", "Added", "Changed", "", "File"], rightAligned: [0, 2, 3])
    for record in imports {
      table.add([
        String(record.id.number), record.started.day, record.added.grouped, record.changed.grouped, record.state,
        "\(record.file.terminalSafe) (\(record.format))",
      ])
    }
    print(table.text(Terminal.styler), terminator: "")
  }
}

/// `parlour bank undo`
struct BankUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what imports added and changed.",
    discussion: """
      Questions that an import added go, and those that it changed are again as they were. What stands on the schedule or \
      was asked stays, and what a later import has changed stays as that one says; both are counted. Afterwards the file \
      can be repaired and imported anew. A server may run meanwhile. Interrupted, the command can be run again.

      “parlour bank imports” shows the numbers.

        parlour bank undo 12 --dry-run
        parlour bank undo 12
      """)

  @Argument(help: ArgumentHelp("The imports' numbers.", valueName: "number"))
  var numbers: [Int64]

  @OptionGroup var data: DataOptions

  @Flag(help: "Only tell what would be done.")
  var dryRun = false

  func run() async throws {
    // What came later goes first, so that each finds what it changed.
    for number in Set(numbers).sorted(by: >) { print(try await Self.undo(ImportID(number), data, isDry: dryRun)) }
    if dryRun { print("Nothing was changed.") }
  }

  /// Takes an import back.
  ///
  /// - Returns: what came of it, in a line.
  static func undo(_ number: ImportID, _ data: DataOptions, isDry: Bool) async throws -> String {
    var pace = ImportThrottle(try data.location)
    let (record, undo) = try await data.withAdmin { desk throws(AdminError) in
      try await desk.undoImport(number, isDryRun: isDry) { time in
        _ = pace.batchSize()
        await pace.pause(after: time)
      }
    }
    var parts = ["\(undo.removed.counted("question")) \(isDry ? "would go" : "gone")"]
    if undo.restored > 0 { parts.append("\(undo.restored.grouped) \(isDry ? "would be " : "")again as before") }
    if undo.scheduled > 0 { parts.append("\(undo.scheduled.grouped) on the schedule or asked, which stay") }
    if undo.changedSince > 0 { parts.append("\(undo.changedSince.grouped) changed by a later import, which stay") }
    return "Import \(number.number), \(record.file.terminalSafe): " + parts.joined(separator: ", ")
  }
}

extension ImportRecord {
  /// What became of it.
  fileprivate var state: String {
    if let undone { return "undone \(undone.day)" }
    return ended == nil ? "not finished" : ""
  }
}

extension Timestamp {
  /// The date in UTC.
  fileprivate var day: String { CalendarDate(of: self, offset: .zero).text }
}
