import Logging
import QuizEngine
import QuizFormats
import QuizService
import ServiceLifecycle

/// Puts the trivia of a folder into the bank, and says what is wrong with what can't be. What is there already and says the
/// same stays as it is, so that the folder can be read as often as one likes.
actor BankLoader {
  /// How much is done at a time.
  enum LoadMode {
    /// All it can: nobody plays yet.
    case exclusive
    /// Little, with rests between: players answer meanwhile, and share the processors and the database's one writer with
    /// it. Their slowest hundredth of answers shouldn't take twice as long as without it.
    case background

    /// How many questions are read, compared and committed together.
    var batchSize: Int { self == .exclusive ? 1_000 : 40 }

    /// How long to leave everything to others after so much work.
    func pause(after work: Duration) -> Duration? {
      self == .exclusive ? nil : max(.milliseconds(4), work * 4)
    }
  }

  private let folder: String
  private let bank: BankService
  private let logger: Logger
  private let executor = BlockingExecutor(label: "bank")
  /// The reading of the folder that was asked for last.
  private var latest: Task<Void, any Error>?
  private var hasLoggedEmpty = false

  init(folder: String, bank: BankService, logger: Logger) {
    self.folder = folder
    self.bank = bank
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Reads the whole folder, after whoever asked for that before. It ends early when the server does; what was committed
  /// stays, and the next start goes on from there.
  ///
  /// - Throws: `StoreError` where the questions can't be kept. A question with mistakes is no error: it is reported and
  ///   left out.
  func load(_ pace: LoadMode) async throws {
    let before = latest
    let next = Task {
      _ = await before?.result
      try await withTaskExecutorPreference(executor) { try await read(pace) }
    }
    latest = next
    try await next.value
  }

  private func read(_ pace: LoadMode) async throws {
    let files = BankFile.files(in: folder)
    logEmptyFolder(files)
    var before = ImportDeduplicator(files: files.count)
    for file in files {
      let reader: BankReader
      do { reader = try BankReader(path: file) } catch {
        logger.error("\(error.diagnostic.line(in: file))")
        continue
      }
      var imported = FileImportReport(name: file)
      while !Task.isShuttingDownGracefully {
        let begun = ContinuousClock.now
        guard let batch = reader.next(atMost: pace.batchSize) else { break }
        for diagnostic in batch.diagnostics where diagnostic.isError { logger.error("\(diagnostic.line(in: file))") }
        try await add(batch.entries.filter { before.isFirst($0, in: &imported) }, &imported)
        if let rest = pace.pause(after: .now - begun) { try? await Task.sleep(for: rest) }
      }
      logResult(imported)
    }
  }

  /// Most of what a server reads again is known. Telling that needs no transaction, so players don't wait for it.
  private func add(_ entries: [BankReadResult.Entry], _ imported: inout FileImportReport) async throws {
    guard !entries.isEmpty else { return }
    let outcomes = try await bank.preview(entries.map(BankEntry.init))
    var wanted: [BankReadResult.Entry] = []
    for (entry, outcome) in zip(entries, outcomes) {
      if outcome == .added || outcome == .changed {
        wanted.append(entry)
      } else {
        imported.count(outcome, at: entry.line)
      }
    }
    guard !wanted.isEmpty else { return }
    for (entry, outcome) in zip(wanted, try await bank.add(wanted.map(BankEntry.init))) {
      imported.count(outcome, at: entry.line)
    }
  }

  /// Says once that nothing can be read here.
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
    do { try await load(.background) } catch { logger.error("The trivia couldn't be kept: \(error)") }
  }
}

extension ImportDeduplicator {
  /// Whether a question comes for the first time; where it doesn't, that is counted.
  fileprivate mutating func isFirst(_ entry: BankReadResult.Entry, in file: inout FileImportReport) -> Bool {
    switch add(entry) {
    case .first: return true
    case .repeated: file.unchanged += 1
    case .conflicting: file.skip(.repeated, at: entry.line)
    }
    return false
  }
}

extension BankEntry {
  init(_ entry: BankReadResult.Entry) { self.init(question: entry.question, name: entry.name) }
}
