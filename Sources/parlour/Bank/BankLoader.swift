import Logging
import QuizEngine
import QuizFormats
import QuizService
import ServiceLifecycle

/// Adds the trivia of a folder to the bank, and logs the mistakes of questions that can't be added. Questions that the
/// bank has already stay as they are, so the folder can be read any number of times.
actor BankLoader {
  /// How much work is done at a time.
  enum LoadMode {
    /// Large batches without pauses, before the server has players.
    case exclusive
    /// Small batches with pauses, since players share the processors and the database's only writer. The 99th
    /// percentile of their answers' times must stay below twice the usual one.
    case background

    /// How many questions are read, compared and committed together.
    var batchSize: Int { self == .exclusive ? 1_000 : 40 }

    /// How long to pause after a batch that took `work`; nil for no pause.
    func pause(after work: Duration) -> Duration? {
      self == .exclusive ? nil : max(.milliseconds(4), work * 4)
    }
  }

  private let folder: String
  private let bank: BankService
  private let logger: Logger
  private let executor = BlockingExecutor(label: "bank")
  /// The latest request to read the folder; the next one waits for it.
  private var latest: Task<Void, any Error>?
  private var hasLoggedEmpty = false

  init(folder: String, bank: BankService, logger: Logger) {
    self.folder = folder
    self.bank = bank
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Reads the whole folder, after earlier calls have ended. When the server ends, it stops early; committed questions
  /// stay, and the next start adds the rest.
  ///
  /// - Throws: `StoreError` if the questions can't be stored. A question with mistakes is no error: it is logged and
  ///   left out.
  func load(_ mode: LoadMode) async throws {
    let before = latest
    let next = Task {
      _ = await before?.result
      try await withTaskExecutorPreference(executor) { try await read(mode) }
    }
    latest = next
    try await next.value
  }

  private func read(_ mode: LoadMode) async throws {
    let files = BankFile.files(in: folder)
    logEmptyFolder(files)
    var deduplicator = ImportDeduplicator(files: files.count)
    for file in files {
      let reader: BankReader
      do { reader = try BankReader(path: file) } catch {
        logger.error("\(error.diagnostic.line(in: file))")
        continue
      }
      var imported = FileImportReport(name: file)
      while !Task.isShuttingDownGracefully {
        let begun = ContinuousClock.now
        guard let batch = reader.next(atMost: mode.batchSize) else { break }
        for diagnostic in batch.diagnostics where diagnostic.isError { logger.error("\(diagnostic.line(in: file))") }
        try await add(batch.entries.filter { deduplicator.isFirst($0, in: &imported) }, &imported)
        if let rest = mode.pause(after: .now - begun) { try? await Task.sleep(for: rest) }
      }
      logger.logErrors(reader.omittedDiagnostics, in: file)
      logResult(imported)
    }
  }

  /// Most questions are in the bank already. The preview finds that without a write transaction, so players don't wait
  /// for it.
  private func add(_ entries: [BankReadResult.Entry], _ imported: inout FileImportReport) async throws {
    guard !entries.isEmpty else { return }
    let outcomes = try await bank.preview(entries.map(BankEntry.init))
    var accepted: [BankReadResult.Entry] = []
    for (entry, outcome) in zip(entries, outcomes) {
      if outcome.isWritten {
        accepted.append(entry)
      } else {
        imported.add(outcome, at: QuestionLocation(entry))
      }
    }
    guard !accepted.isEmpty else { return }
    for (entry, outcome) in zip(accepted, try await bank.add(accepted.map(BankEntry.init))) {
      imported.add(outcome, at: QuestionLocation(entry))
    }
  }

  /// Logs once that the folder has no trivia.
  private func logEmptyFolder(_ files: [String]) {
    defer { hasLoggedEmpty = files.isEmpty }
    guard files.isEmpty, !hasLoggedEmpty else { return }
    let isThere = QuizFolder(path: folder).isFolder
    logger.warning(
      """
      \(isThere ? "No YAML, JSON or CSV file is in \(folder)" : "There is no folder \(folder)"); \
      the daily game asks what the bank holds already
      """)
  }

  private func logResult(_ file: FileImportReport) {
    if file.added + file.changed > 0 {
      let changed = file.changed > 0 ? ", \(file.changed) changed" : ""
      logger.info("\(file.name): \(file.added) new question\(file.added == 1 ? "" : "s")\(changed)")
    }
    if file.skipped > 0 {
      let lines = file.skips.prefix(20).map { String($0.location.line) } + (file.skipped > 20 ? ["…"] : [])
      logger.notice(
        """
        \(file.name): \(file.skipped) skipped, since the bank has them otherwise and that stays so \
        (lines \(lines.joined(separator: ", "))). “parlour bank import --dry-run” says why
        """)
    }
  }

  /// Reads the whole folder again while the server runs.
  func reload() async {
    do { try await load(.background) } catch { logger.error("The trivia couldn't be stored: \(error)") }
  }
}

extension ImportDeduplicator {
  /// Whether a question comes for the first time. If not, it is counted here.
  fileprivate mutating func isFirst(_ entry: BankReadResult.Entry, in file: inout FileImportReport) -> Bool {
    switch add(entry) {
    case .first: return true
    case .repeated: file.unchanged += 1
    case .conflicting: file.skip(.repeated, at: QuestionLocation(entry))
    }
    return false
  }
}

extension BankEntry {
  init(_ entry: BankReadResult.Entry) { self.init(question: entry.question, name: entry.name) }
}
