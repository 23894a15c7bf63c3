import Logging
import QuizEngine
import QuizFormats
import QuizService

/// Puts the trivia of a folder into the bank, and says what is wrong with what can't be. What is there already and says the
/// same stays as it is, so that the folder can be read as often as one likes.
actor BankLoader {
  private let folder: String
  private let bank: any BankStore
  private let now: @Sendable () -> Timestamp
  private let logger: Logger
  private let thread = SideThread(label: "bank")

  init(folder: String, bank: any BankStore, now: @escaping @Sendable () -> Timestamp, logger: Logger) {
    self.folder = folder
    self.bank = bank
    self.now = now
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Reads the whole folder.
  ///
  /// - Throws: `StoreError` where the questions can't be kept. A question with mistakes is no error: it is reported and
  ///   left out.
  func load() async throws {
    let files = BankFile.files(in: folder)
    var before = ImportedBefore(files: files.count)
    for file in files {
      let reading = BankFile.read(at: file)
      for diagnostic in reading.errors { logger.error("\(diagnostic.line(in: file))") }
      var imported = ImportedFile(name: file)
      let firsts = reading.entries.filter { before.isFirst($0, in: &imported) }
      for (entry, outcome) in zip(firsts, try await bank.add(firsts.map(BankEntry.init), at: now())) {
        imported.count(outcome, at: entry.line)
      }
      tell(imported)
    }
  }

  private func tell(_ file: ImportedFile) {
    if file.added + file.changed > 0 {
      let changed = file.changed > 0 ? ", \(file.changed) changed" : ""
      logger.info("\(file.name): \(file.added) new question\(file.added == 1 ? "" : "s")\(changed)")
    }
    if file.skipped > 0 {
      let lines = file.skips.prefix(20).map { String($0.line) } + (file.skipped > 20 ? ["…"] : [])
      logger.notice(
        """
        \(file.name): \(file.skipped) skipped, since the bank has them otherwise and that stays so \
        (lines \(lines.joined(separator: ", "))). “parlour bank import --dry-run” says why
        """)
    }
  }

  /// Reads the whole folder while the site is open.
  func reload() async {
    do { try await load() } catch { logger.error("The trivia couldn't be kept: \(error)") }
  }
}

extension ImportedBefore {
  /// Whether a question comes for the first time; where it doesn't, that is counted.
  fileprivate mutating func isFirst(_ entry: BankReading.Entry, in file: inout ImportedFile) -> Bool {
    switch add(entry) {
    case .first: return true
    case .again: file.known += 1
    case .otherwise: file.skip(.repeated, at: entry.line)
    }
    return false
  }
}

extension BankEntry {
  init(_ entry: BankReading.Entry) { self.init(question: entry.question, name: entry.name) }
}
