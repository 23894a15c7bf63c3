import Logging
import QuizEngine
import QuizFormats
import QuizService

/// Puts the trivia of a folder into the bank, and says what is wrong with what can't be. What is there already stays as it
/// is, so that the folder can be read as often as one likes.
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
    for file in BankFile.files(in: folder) {
      let reading = BankFile.read(at: file)
      for diagnostic in reading.errors { logger.error("\(diagnostic.line(in: file))") }
      let added = try await bank.add(reading.entries.map(BankEntry.init), at: now())
      if added > 0 { logger.info("\(file): \(added) new questions") }
    }
  }

  /// Reads the whole folder while the site is open.
  func reload() async {
    do { try await load() } catch { logger.error("The trivia couldn't be kept: \(error)") }
  }
}

extension BankEntry {
  init(_ entry: BankReading.Entry) { self.init(question: entry.question, name: entry.name) }
}
