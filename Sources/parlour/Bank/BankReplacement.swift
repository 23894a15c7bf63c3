import QuizEngine
import QuizFormats
import QuizService
import StoreStatus

/// Replaces an import by files. The bank has the old questions or the new ones at every moment: all files are read
/// completely, then imported, and then the old import is undone. After an interruption, the same command continues.
struct BankReplacement {
  let replaced: ImportID
  let files: [String]
  let data: DataOptions
  let cancellation: CancellationSignal
  let makeImporter: (_ bank: BankService?, _ isDryRun: Bool, _ replaced: ImportID?) -> BankImporter

  func run(isDryRun: Bool) async throws -> ImportReport {
    _ = try await data.withAdmin { admin throws(AdminError) in try await admin.importRecord(replaced) }
    var reader = makeImporter(nil, true, nil)
    var reading = await reader.run(files)
    if reading.signal != nil { return reading }
    guard reading.files.allSatisfy({ $0.usable > 0 && !$0.isUnreadable }) else {
      reading.unreplacedImport = replaced
      return reading
    }
    var report = try await data.withBank(makingNewHouse: false) { bank in
      var importer = makeImporter(bank, isDryRun, replaced)
      return await importer.run(files)
    }
    guard report.signal == nil, report.failure == nil else { return report }
    guard report.files.allSatisfy({ !$0.isUnreadable }) else {
      report.unreplacedImport = replaced
      return report
    }
    cancellation.restoreHandlers()
    let replacement = ImportReplacement(
      imports: Set(report.files.compactMap(\.importID)), transferable: Set(report.files.flatMap(\.transferable)))
    report.undo = try await BankUndoCommand.undo(replaced, data, isDryRun: isDryRun, replacement: replacement)
    if !isDryRun { report.failure = try await end(replacement.imports) }
    return report
  }

  private func end(_ imports: Set<ImportID>) async throws -> StoreError? {
    try await data.withBank(makingNewHouse: false) { bank -> StoreError? in
      do throws(StoreError) { for number in imports { try await bank?.endImport(number) } } catch { return error }
      return nil
    }
  }
}
