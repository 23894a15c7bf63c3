import QuizEngine
import QuizFormats
import QuizService

/// Brings files into a bank, some thousand questions at a time: what was committed stays, whatever comes after.
struct BankImport {
  let format: BankFormat?
  let defaults: BankDefaults
  /// Nil where nothing is kept: there is no bank yet, and none is to be made.
  let store: (any BankStore)?
  let isDry: Bool
  let interruption: Interruption
  private var twins = TwinIndex()
  private var origins = ImportOrigins()
  /// In a dry run: what would have been added, by a hash of it.
  private var pretended: Set<Int> = []
  private var bar = ProgressBar()
  private var pace: ImportPace

  init(
    format: BankFormat?, defaults: BankDefaults, store: (any BankStore)?, isDry: Bool, place: StorePlace,
    interruption: Interruption
  ) {
    self.format = format
    self.defaults = defaults
    self.store = store
    self.isDry = isDry
    self.interruption = interruption
    pace = ImportPace(place)
  }

  /// - Returns: what came of each file that was begun, also where the store refused to go on.
  mutating func run(_ files: [String]) async -> ImportReport {
    var report = ImportReport(isDry: isDry)
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
    do { reader = try BankReader(path: imported.name, format: format, defaults: defaults) } catch {
      imported.diagnostics = [error.diagnostic]
      return
    }
    imported.format = reader.format
    origins.begin(imported.name)
    signal = interruption.received
    var commit: Commit?
    while signal == nil, let batch = reader.next(atMost: pace.batchSize()) {
      let next = try await compared(batch, in: &imported)
      if let commit { await pace.rest(after: try await commit.end(&imported)) }
      commit = begin(next)
      bar.show(Self.share(reader), "\(imported.questions.grouped) questions")
      signal = interruption.received
    }
    _ = try await commit?.end(&imported)
    imported.isStopped = signal != nil
  }

  private static func share(_ reader: BankReader) -> Double? {
    reader.size > 0 ? min(1, Double(reader.position) / Double(reader.size)) : nil
  }

  /// Counts what there is to say of a part, and looks for twins of its new questions.
  private mutating func compared(
    _ batch: BankBatch, in file: inout ImportedFile
  ) async throws(StoreError) -> BankBatch {
    var isKnown = [Bool](repeating: false, count: batch.entries.count)
    if let store { isKnown = try await store.isKnown(batch.entries.map(BankEntry.init)) }
    for (entry, isKnown) in zip(batch.entries, isKnown) where !isKnown { compare(entry, in: &file) }
    if isDry { pretend(batch.entries, isKnown, in: &file) }
    file.count(batch)
    return batch
  }

  private mutating func compare(_ entry: BankReading.Entry, in file: inout ImportedFile) {
    let twin = twins.add(entry.question, at: origins.add(entry.line))
    if let twin { file.count(twin.likeness, of: origins.words(of: twin.place), at: entry.line) }
  }

  /// Counts what would be new.
  private mutating func pretend(_ entries: [BankReading.Entry], _ isKnown: [Bool], in file: inout ImportedFile) {
    for (entry, isKnown) in zip(entries, isKnown) {
      let identity = [entry.question.language.tag, entry.question.text, entry.question.key].hashValue
      if !isKnown && pretended.insert(identity).inserted { file.added += 1 } else { file.known += 1 }
    }
  }

  /// Begins to commit a part; the next one is read meanwhile.
  private func begin(_ batch: BankBatch) -> Commit? {
    guard !isDry, let store, !batch.entries.isEmpty else { return nil }
    return Commit(count: batch.entries.count, lastLine: batch.entries[batch.entries.count - 1].line) {
      () throws(StoreError) in try await store.add(batch.entries.map(BankEntry.init), at: Surroundings.system.now())
    }
  }

  /// Questions on their way to the disk.
  private struct Commit {
    private let count: Int
    private let lastLine: Int
    private let task: Task<(result: Result<Int, StoreError>, time: Duration), Never>

    init(count: Int, lastLine: Int, _ work: @escaping @Sendable () async throws(StoreError) -> Int) {
      self.count = count
      self.lastLine = lastLine
      task = Task {
        let begun = ContinuousClock.now
        let result: Result<Int, StoreError>
        do throws(StoreError) { result = .success(try await work()) } catch { result = .failure(error) }
        return (result, ContinuousClock.now - begun)
      }
    }

    /// Waits until they are there.
    ///
    /// - Returns: how long it took to bring them there.
    func end(_ file: inout ImportedFile) async throws(StoreError) -> Duration {
      let (result, time) = await task.value
      let added = try result.get()
      file.added += added
      file.known += count - added
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
