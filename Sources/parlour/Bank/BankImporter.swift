import QuizEngine
import QuizFormats
import QuizService
import StoreStatus

/// Imports files into a bank, some thousand questions in a transaction. Committed questions stay if a later batch
/// fails.
struct BankImporter {
  let format: BankFormat?
  let encoding: FileEncoding?
  let defaults: BankDefaults
  /// Nil if there is no bank yet: a dry run makes none.
  let bank: BankService?
  let isDryRun: Bool
  /// The import that this one replaces. Its questions that the files still have are taken over.
  let replaced: ImportID?
  let cancellation: CancellationSignal
  private var nearDuplicates = NearDuplicateIndex()
  private var sources = ImportSources()
  private var deduplicator = ImportDeduplicator(files: 1)
  private var progressBar = ProgressBar()
  private var throttle: ImportThrottle
  /// The languages that share the daily game.
  private var gameLanguages = GameLanguages()

  init(
    format: BankFormat?, encoding: FileEncoding? = nil, defaults: BankDefaults, bank: BankService?, isDryRun: Bool,
    replacing replaced: ImportID? = nil, location: StoreLocation, cancellation: CancellationSignal
  ) {
    self.format = format
    self.encoding = encoding
    self.defaults = defaults
    self.bank = bank
    self.isDryRun = isDryRun
    self.replaced = replaced
    self.cancellation = cancellation
    throttle = ImportThrottle(location)
  }

  /// - Returns: the result of each file that was begun, even if the store failed later.
  mutating func run(_ files: [String]) async -> ImportReport {
    var report = ImportReport(isDryRun: isDryRun)
    deduplicator = ImportDeduplicator(files: files.count)
    do throws(StoreError) {
      try await indexBank()
      gameLanguages = try await bank?.gameLanguages() ?? GameLanguages()
      for file in files where report.signal == nil {
        report.files.append(FileImportReport(name: file, gameLanguages: gameLanguages))
        try await read(&report.files[report.files.count - 1], &report.signal)
      }
    } catch {
      report.failure = error
    }
    progressBar.clear()
    return report
  }

  /// Indexes the bank's questions, to find near-duplicates of them.
  private mutating func indexBank() async throws(StoreError) {
    guard let bank else { return }
    var last: BankQuestionID?
    var count = 0
    while cancellation.received == nil {
      let page = try await bank.questions(after: last, limit: 4_000)
      guard let end = page.last else { break }
      // The questions of a replaced import don't stay.
      var owned = [BankQuestionID?](repeating: nil, count: page.count)
      if let replaced { owned = try await bank.questions(like: page.map(\.entry), of: replaced) }
      for (stored, owned) in zip(page, owned) where owned == nil {
        _ = nearDuplicates.add(stored.entry.question, number: sources.add(Int(stored.id.number)))
      }
      last = end.id
      count += page.count
      progressBar.show(nil, "\(count.grouped) questions of the bank looked through")
    }
  }

  private mutating func read(_ imported: inout FileImportReport, _ signal: inout Int32?) async throws(StoreError) {
    let reader: BankReader
    do { reader = try BankReader(path: imported.name, format: format, encoding: encoding, defaults: defaults) } catch {
      imported.diagnostics = [error.diagnostic]
      return
    }
    imported.format = reader.format
    if !isDryRun, let bank {
      imported.importID = try await bank.beginImport(
        of: imported.name, format: reader.format.rawValue, replacing: replaced)
    }
    let source = BankBatchSource(reader)
    sources.begin(imported.name)
    signal = cancellation.received
    // While a batch is compared with the bank, the one before it is committed and the next one is read.
    var commit: PendingCommit?
    var reading = source.read(atMost: throttle.batchSize())
    while signal == nil, let (batch, share) = await reading.value {
      reading = source.read(atMost: throttle.batchSize())
      let next = try await compare(batch, in: &imported)
      if let commit { await throttle.pause(after: try await commit.finish(&imported)) }
      commit = begin(next.entries, lastLine: next.lastLine, importID: imported.importID)
      progressBar.show(share, "\(imported.questions.grouped) questions")
      signal = cancellation.received
    }
    _ = await reading.value
    let end = await source.end
    imported.assignments = end.assignments
    imported.omittedDiagnostics = end.omittedDiagnostics
    _ = try await commit?.finish(&imported)
    imported.isInterrupted = signal != nil
    imported.isUnreadable = end.isUnreadable
    // A replacement ends with its undo, so that it continues under its number until then.
    if let importID = imported.importID, signal == nil, replaced == nil { try await bank?.endImport(importID) }
  }

  /// Counts a batch's results, and looks for near-duplicates of its new questions.
  ///
  /// - Returns: the questions to write, and the line of the batch's last question.
  private mutating func compare(
    _ batch: BankBatch, in file: inout FileImportReport
  ) async throws(StoreError) -> (entries: [BankReadResult.Entry], lastLine: Int?) {
    var outcomes = [BankEntryResult](repeating: .added, count: batch.entries.count)
    if let bank { outcomes = try await bank.preview(batch.entries.map(BankEntry.init)) }
    file.add(batch)
    let accepted = zip(batch.entries, outcomes).filter { isAccepted($0, $1, in: &file) }
    file.unasked += accepted.count { $1 == .added && !gameLanguages.asks($0.question) }
    if isDryRun {
      for (entry, outcome) in accepted { file.add(outcome, at: QuestionLocation(entry)) }
      try await collectTransferable(accepted.filter { $1 == .unchanged || $1 == .changed }.map(\.0), in: &file)
    }
    return (isDryRun ? [] : accepted.map(\.0), batch.entries.last?.line)
  }

  /// Notes which questions of the replaced import the file would keep.
  private func collectTransferable(_ entries: [BankReadResult.Entry], in file: inout FileImportReport)
    async throws(StoreError)
  {
    guard let replaced, let bank else { return }
    let transferable = try await bank.questions(like: entries.map(BankEntry.init), of: replaced)
    file.transferable.formUnion(transferable.compactMap(\.self))
  }

  /// Whether a question must be written. If not, it is counted here.
  ///
  /// - Parameter outcome: the store's preview for the question.
  private mutating func isAccepted(
    _ entry: BankReadResult.Entry, _ outcome: BankEntryResult, in file: inout FileImportReport
  ) -> Bool {
    switch deduplicator.add(entry) {
    case .first:
      if outcome == .added { checkNearDuplicate(entry, in: &file) }
      if outcome.isWritten || outcome == .unchanged && replaced != nil { return true }
      file.add(outcome, at: QuestionLocation(entry))
    case .repeated: file.unchanged += 1
    case .conflicting: file.skip(.repeated, at: QuestionLocation(entry))
    }
    return false
  }

  private mutating func checkNearDuplicate(_ entry: BankReadResult.Entry, in file: inout FileImportReport) {
    let location = QuestionLocation(entry)
    let duplicate = nearDuplicates.add(entry.question, number: sources.add(location))
    if let duplicate {
      file.addNearDuplicate(duplicate.match, of: sources.description(of: duplicate.number), at: location)
    }
  }

  /// Begins to commit a batch; the next one is read meanwhile.
  private func begin(
    _ entries: [BankReadResult.Entry], lastLine: Int?, importID: ImportID?
  ) -> PendingCommit? {
    guard !isDryRun, let bank, let lastLine else { return nil }
    // Without `[replaced]` it would capture a copy of the importer, and the next batch would copy the whole index.
    return PendingCommit(locations: entries.map(QuestionLocation.init), lastLine: lastLine) {
      [replaced] () throws(StoreError) in
      guard !entries.isEmpty else { return [] }
      return try await bank.add(entries.map(BankEntry.init), in: importID, replacing: replaced)
    }
  }

  /// A batch that is being committed.
  private struct PendingCommit {
    private let locations: [QuestionLocation]
    private let lastLine: Int
    private let task: Task<(result: Result<[BankEntryResult], StoreError>, time: Duration), Never>

    /// - Parameter locations: where the questions are.
    init(
      locations: [QuestionLocation], lastLine: Int,
      _ work: @escaping @Sendable () async throws(StoreError) -> [BankEntryResult]
    ) {
      self.locations = locations
      self.lastLine = lastLine
      task = Task {
        let begun = ContinuousClock.now
        let result: Result<[BankEntryResult], StoreError>
        do throws(StoreError) { result = .success(try await work()) } catch { result = .failure(error) }
        return (result, ContinuousClock.now - begun)
      }
    }

    /// Waits until the batch is committed.
    ///
    /// - Returns: how long the commit took.
    func finish(_ file: inout FileImportReport) async throws(StoreError) -> Duration {
      let (result, time) = await task.value
      for (outcome, location) in zip(try result.get(), locations) { file.add(outcome, at: location) }
      file.lastLine = lastLine
      return time
    }
  }
}
