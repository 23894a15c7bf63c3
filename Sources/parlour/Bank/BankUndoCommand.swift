import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour bank undo`
struct BankUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo imports: remove what they added, restore what they changed.",
    discussion: """
      Questions that an import added are removed, and questions that it changed are as before. Questions that are on the \
      schedule or were asked stay, with the translations that the import gave them, and so do those that a later import \
      has changed; both are counted. Afterwards the file can be corrected and imported again. A server may run meanwhile. After an interruption, run the command again.

      “parlour bank imports” shows the numbers.

        parlour bank undo 12 --dry-run
        parlour bank undo 12
      """)

  @Argument(help: ArgumentHelp("The imports' numbers.", valueName: "number"))
  var numbers: [Int64]

  @OptionGroup var data: DataOptions

  @Flag(help: "Only report what would be done.")
  var dryRun = false

  func run() async throws {
    // The latest import is undone first, so that each finds what it changed.
    for number in Set(numbers).sorted(by: >) {
      print(try await Self.undo(ImportID(number), data, isDryRun: dryRun).text)
    }
    if dryRun { print("Nothing was changed.") }
  }

  /// Undoes an import.
  static func undo(
    _ number: ImportID, _ data: DataOptions, isDryRun: Bool, replacement: ImportReplacement? = nil
  ) async throws -> ImportUndoReport {
    var throttle = ImportThrottle(try data.location)
    let (record, result) = try await data.withAdmin { admin throws(AdminError) in
      try await admin.undoImport(number, isDryRun: isDryRun, replacement: replacement) { time in
        _ = throttle.batchSize()
        await throttle.pause(after: time)
      }
    }
    return ImportUndoReport(record: record, result: result, isDryRun: isDryRun, isReplaced: replacement != nil)
  }
}
