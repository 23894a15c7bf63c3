import QuizEngine
import QuizFormats
import QuizService

/// Brings files into a bank, some thousand questions at a time: what was committed stays, whatever comes after.
struct BankImport {
  /// So many questions share a commit. A server that runs beside waits for one at most, some hundredths of a second.
  static let batchSize = 4_000

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

  init(
    format: BankFormat?, defaults: BankDefaults, store: (any BankStore)?, isDry: Bool, interruption: Interruption
  ) {
    self.format = format
    self.defaults = defaults
    self.store = store
    self.isDry = isDry
    self.interruption = interruption
  }

  /// - Returns: a report for each file that was begun.
  mutating func run(_ files: [String]) async throws(StoreError) -> ImportReport {
    var report = ImportReport(isDry: isDry)
    try await learnBank()
    for file in files where report.signal == nil {
      report.files.append(try await read(file, &report.signal))
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
      let page = try await store.questions(of: nil, after: last, limit: Self.batchSize)
      guard let end = page.last else { break }
      for stored in page { _ = twins.add(stored.entry.question, at: origins.add(Int(stored.number.number))) }
      last = end.number
      count += page.count
      bar.show(nil, "\(count.grouped) questions of the bank looked through")
    }
  }

  private mutating func read(_ file: String, _ signal: inout Int32?) async throws(StoreError) -> ImportedFile {
    var imported = ImportedFile(name: file)
    let reader: BankReader
    do { reader = try BankReader(path: file, format: format, defaults: defaults) } catch {
      imported.diagnostics = [error.diagnostic]
      return imported
    }
    imported.format = reader.format
    origins.begin(file)
    signal = interruption.received
    while signal == nil, let batch = reader.next(atMost: Self.batchSize) {
      try await take(batch, into: &imported)
      bar.show(Self.share(reader), "\(imported.questions.grouped) questions")
      signal = interruption.received
    }
    if signal != nil { imported.isStopped = true }
    return imported
  }

  private static func share(_ reader: BankReader) -> Double? {
    reader.size > 0 ? min(1, Double(reader.position) / Double(reader.size)) : nil
  }

  private mutating func take(_ batch: BankBatch, into file: inout ImportedFile) async throws(StoreError) {
    let entries = batch.entries.map(BankEntry.init)
    var isKnown = [Bool](repeating: false, count: entries.count)
    if let store { isKnown = try await store.isKnown(entries) }
    for (entry, isKnown) in zip(batch.entries, isKnown) where !isKnown { compare(entry, in: &file) }
    file.count(batch)
    let added = try await keep(entries, isKnown)
    file.added += added
    file.known += entries.count - added
  }

  private mutating func compare(_ entry: BankReading.Entry, in file: inout ImportedFile) {
    let twin = twins.add(entry.question, at: origins.add(entry.line))
    if let twin { file.count(twin.likeness, of: origins.words(of: twin.place), at: entry.line) }
  }

  /// - Returns: how many were new, or would be.
  private mutating func keep(_ entries: [BankEntry], _ isKnown: [Bool]) async throws(StoreError) -> Int {
    if isDry {
      return zip(entries, isKnown).count { entry, isKnown in
        let question = entry.question
        return !isKnown && pretended.insert([question.language.tag, question.text, question.key].hashValue).inserted
      }
    }
    guard let store, !entries.isEmpty else { return 0 }
    return try await store.add(entries, at: Surroundings.system.now())
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
