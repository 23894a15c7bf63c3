import QuizEngine
import QuizFormats
import QuizService

/// Brings files into a bank, some thousand questions at a time: what was committed stays, whatever comes after.
struct BankImport {
  let format: BankFormat?
  let encoding: FileEncoding?
  let defaults: BankDefaults
  /// Nil where nothing is kept: there is no bank yet, and none is to be made.
  let store: (any BankStore)?
  let isDry: Bool
  let interruption: Interruption
  private var twins = TwinIndex()
  private var origins = ImportOrigins()
  private var before = ImportedBefore(files: 1)
  private var bar = ProgressBar()
  private var pace: ImportPace

  init(
    format: BankFormat?, encoding: FileEncoding? = nil, defaults: BankDefaults, store: (any BankStore)?, isDry: Bool,
    place: StorePlace,
    interruption: Interruption
  ) {
    self.format = format
    self.encoding = encoding
    self.defaults = defaults
    self.store = store
    self.isDry = isDry
    self.interruption = interruption
    pace = ImportPace(place)
  }

  /// - Returns: what came of each file that was begun, also where the store refused to go on.
  mutating func run(_ files: [String]) async -> ImportReport {
    var report = ImportReport(isDry: isDry)
    before = ImportedBefore(files: files.count)
    do throws(StoreError) {
      try await learnBank()
      for file in files where report.signal == nil {
        report.files.append(ImportedFile(name: file))
        try await read(&report.files[report.files.count - 1], &report.signal)
      }
    } catch {
      report.failure = error
    }
    bar.clear()
    return report
  }

  /// So that questions like those of the bank are known.
  private mutating func learnBank() async throws(StoreError) {
    guard let store else { return }
    var last: QuestionNumber?
    var count = 0
    while interruption.received == nil {
      let page = try await store.questions(of: nil, after: last, limit: 4_000)
      guard let end = page.last else { break }
      for stored in page { _ = twins.add(stored.entry.question, at: origins.add(Int(stored.number.number))) }
      last = end.number
      count += page.count
      bar.show(nil, "\(count.grouped) questions of the bank looked through")
    }
  }

  private mutating func read(_ imported: inout ImportedFile, _ signal: inout Int32?) async throws(StoreError) {
    let reader: BankReader
    do { reader = try BankReader(path: imported.name, format: format, encoding: encoding, defaults: defaults) } catch {
      imported.diagnostics = [error.diagnostic]
      return
    }
    imported.format = reader.format
    if !isDry, let store {
      imported.batch = try await store.beginImport(
        of: imported.name, format: reader.format.rawValue, at: Surroundings.system.now())
    }
    origins.begin(imported.name)
    signal = interruption.received
    var commit: Commit?
    while signal == nil, let batch = reader.next(atMost: pace.batchSize()) {
      let next = try await compared(batch, in: &imported)
      if let commit { await pace.rest(after: try await commit.end(&imported)) }
      commit = begin(next.entries, next.lastLine, imported.batch)
      bar.show(Self.share(reader), "\(imported.questions.grouped) questions")
      signal = interruption.received
    }
    imported.untold = reader.untold
    _ = try await commit?.end(&imported)
    imported.isStopped = signal != nil
    if let batch = imported.batch, signal == nil { try await store?.endImport(batch, at: Surroundings.system.now()) }
  }

  private static func share(_ reader: BankReader) -> Double? {
    reader.size > 0 ? min(1, Double(reader.position) / Double(reader.size)) : nil
  }

  /// Counts what there is to say of a part, and looks for twins of its new questions.
  ///
  /// - Returns: what is to be written, and up to which line that reaches.
  private mutating func compared(
    _ batch: BankBatch, in file: inout ImportedFile
  ) async throws(StoreError) -> (entries: [BankReading.Entry], lastLine: Int?) {
    var outcomes = [BankOutcome](repeating: .added, count: batch.entries.count)
    if let store { outcomes = try await store.compare(batch.entries.map(BankEntry.init)) }
    file.count(batch)
    let wanted = zip(batch.entries, outcomes).filter { isWanted($0, $1, in: &file) }
    if isDry { for (entry, outcome) in wanted { file.count(outcome, at: entry.line) } }
    return (isDry ? [] : wanted.map(\.0), batch.entries.last?.line)
  }

  /// Whether something is to be written for a question; where nothing is, that is counted.
  ///
  /// - Parameter outcome: what the store says of the question alone.
  private mutating func isWanted(
    _ entry: BankReading.Entry, _ outcome: BankOutcome, in file: inout ImportedFile
  ) -> Bool {
    switch before.add(entry) {
    case .first:
      if outcome == .added { compare(entry, in: &file) }
      if outcome == .added || outcome == .changed { return true }
      file.count(outcome, at: entry.line)
    case .again: file.known += 1
    case .otherwise: file.skip(.repeated, at: entry.line)
    }
    return false
  }

  private mutating func compare(_ entry: BankReading.Entry, in file: inout ImportedFile) {
    let twin = twins.add(entry.question, at: origins.add(entry.line))
    if let twin { file.count(twin.likeness, of: origins.words(of: twin.place), at: entry.line) }
  }

  /// Begins to commit a part; the next one is read meanwhile.
  private func begin(_ entries: [BankReading.Entry], _ lastLine: Int?, _ batch: ImportNumber?) -> Commit? {
    guard !isDry, let store, let lastLine else { return nil }
    return Commit(lines: entries.map(\.line), lastLine: lastLine) { () throws(StoreError) in
      guard !entries.isEmpty else { return [] }
      return try await store.add(entries.map(BankEntry.init), at: Surroundings.system.now(), in: batch)
    }
  }

  /// Questions on their way to the disk.
  private struct Commit {
    private let lines: [Int]
    private let lastLine: Int
    private let task: Task<(result: Result<[BankOutcome], StoreError>, time: Duration), Never>

    /// - Parameter lines: where the questions stand.
    init(lines: [Int], lastLine: Int, _ work: @escaping @Sendable () async throws(StoreError) -> [BankOutcome]) {
      self.lines = lines
      self.lastLine = lastLine
      task = Task {
        let begun = ContinuousClock.now
        let result: Result<[BankOutcome], StoreError>
        do throws(StoreError) { result = .success(try await work()) } catch { result = .failure(error) }
        return (result, ContinuousClock.now - begun)
      }
    }

    /// Waits until they are there.
    ///
    /// - Returns: how long it took to bring them there.
    func end(_ file: inout ImportedFile) async throws(StoreError) -> Duration {
      let (result, time) = await task.value
      for (outcome, line) in zip(try result.get(), lines) { file.count(outcome, at: line) }
      file.lastLine = lastLine
      return time
    }
  }
}

/// Where the questions that were compared came from, by the places that the index knows them by.
struct ImportOrigins {
  private var files: [(name: String, first: Int)] = []
  /// The number in the bank, or the line in the file.
  private var numbers: [Int32] = []

  mutating func begin(_ file: String) { files.append((file, numbers.count)) }

  mutating func add(_ number: Int) -> Int32 {
    numbers.append(Int32(truncatingIfNeeded: number))
    return Int32(truncatingIfNeeded: numbers.count - 1)
  }

  func words(of place: Int32) -> String {
    let number = numbers[Int(place)]
    guard let file = files.last(where: { $0.first <= Int(place) }) else { return "question \(number) of the bank" }
    return "\(file.name):\(number)"
  }
}
