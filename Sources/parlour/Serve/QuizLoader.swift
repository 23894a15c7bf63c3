import Foundation
import Logging
import QuizEngine
import QuizFormats
import QuizService

/// Publishes the quizzes of a folder, and logs the mistakes of those that can't be published.
actor QuizLoader {
  private let folder: QuizFolder
  private let library: LibraryService
  private let now: @Sendable () -> Timestamp
  private let logger: Logger
  private let executor = BlockingExecutor(label: "files")
  /// The folder's state when it was last read.
  private var snapshot: [String: QuizFolder.FileState] = [:]
  /// Each file's content when it last had no mistakes.
  private var lastGood: [String: Content] = [:]
  /// The folders that couldn't be read the last time; the log names them.
  private var unreadable: [String] = []
  private var unreadableThrottle = ChangeThrottle<[String]>(normal: [])
  /// The mistakes of each file that were logged last.
  private var loggedMistakes: [String: LoggedMistakes] = [:]
  /// The file of each quiz that is on offer from this folder.
  private var offered: [QuizID: String] = [:]
  /// Files that aren't read, with the reason; each is logged once.
  private var skipped: [String: String] = [:]
  /// Whether other servers publish to the same store, each from its own folder.
  private let isShared: Bool
  /// The latest request to read the folder; the next one waits for it.
  private var latest: Task<Void, any Error>?

  /// A file's quiz.
  private struct Content: Equatable {
    let quiz: Quiz
    /// A hash of all pictures, to see whether they changed.
    let pictures: Int
  }

  /// A file's mistakes in the log.
  private struct LoggedMistakes {
    let lines: [String]
    let state: QuizFolder.FileState?
    let time: ContinuousClock.Instant
  }

  init(
    folder: QuizFolder, library: LibraryService, isShared: Bool, now: @escaping @Sendable () -> Timestamp,
    logger: Logger
  ) {
    self.folder = folder
    self.library = library
    self.isShared = isShared
    self.now = now
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Reads the whole folder, after earlier calls have ended. If two calls read at the same time, the one with the older
  /// files could publish last.
  ///
  /// - Throws: `StoreError` if a quiz can't be stored. A file with mistakes is no error: it is logged, and the last
  ///   good revision of its quiz stays on offer.
  func load() async throws {
    let before = latest
    let next = Task {
      _ = await before?.result
      try await withTaskExecutorPreference(executor) { try await read() }
    }
    latest = next
    try await next.value
  }

  private func read() async throws {
    snapshot = folder.snapshot
    // Quizzes that were made of drafts keep their ids.
    try await library.offerPublications()
    let (files, unreadable) = QuizFile.filesAndUnreadableFolders(in: folder.path)
    self.unreadable = unreadable
    logUnreadable()
    var sources: [QuizID: String] = [:]
    for file in files {
      guard let quiz = try await load(file, beside: sources) else { continue }
      sources[quiz] = file
    }
    // A folder that can't be read isn't empty: its quizzes stay.
    let unreadableFolders = unreadable.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let retainedQuizzes = lastGood.filter { file, _ in unreadableFolders.contains(where: file.hasPrefix) }.map(
      \.value.quiz.id)
    library.withdrawAll(except: Set(sources.keys).union(retainedQuizzes))
    logWithdrawn(sources, retainedQuizzes: Set(retainedQuizzes))
    if unreadable.isEmpty { logSkipped() }
  }

  /// Logs which folders can't be read, and that they can be read again, at most once a minute.
  private func logUnreadable() {
    guard unreadableThrottle.isDue(unreadable, at: .now) else { return }
    guard !unreadable.isEmpty else { return logger.notice("All folders of \(folder.path) can be read again.") }
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return logger.warning(
        "There is no folder \(folder.path). Until it is there, the quizzes stay as they were.")
    }
    let why = folder.isFolder ? "its permissions forbid it, or no file descriptor is left" : "it is a file"
    logger.error(
      "\(unreadable.joined(separator: ", ")) can’t be read (\(why)); the quizzes that were there stay as they were.")
  }

  private func logWithdrawn(_ sources: [QuizID: String], retainedQuizzes: Set<QuizID>) {
    for (quiz, file) in offered.sorted(by: { $0.key.name < $1.key.name })
    where sources[quiz] == nil && !retainedQuizzes.contains(quiz) {
      logger.info("\(file): “\(quiz.name)” is no longer on offer; its plays and figures stay")
    }
    offered = offered.filter { retainedQuizzes.contains($0.key) }.merging(sources) { _, new in new }
  }

  private func logSkipped() {
    let found = QuizFile.skippedFiles(in: folder.path)
    for (name, reason) in found where skipped[name] != reason {
      logger.notice("\(folder.path)/\(name) isn't read: \(reason)")
    }
    skipped = Dictionary(found.map { ($0.name, $0.reason) }) { first, _ in first }
  }

  /// Reads the whole folder again while the server runs. A store that fails is logged; the next change tries again.
  func reload() async {
    do { try await load() } catch { logger.error("The quizzes couldn't be stored: \(error)") }
  }

  func reloadIfChanged() async {
    logUnreadable()
    // Folders that couldn't be read are tried again: their state doesn't show that they became readable.
    let isTriedAgain =
      !unreadable.isEmpty && QuizFile.filesAndUnreadableFolders(in: folder.path).unreadable != unreadable
    if isTriedAgain || folder.snapshot != snapshot { await reload() }
  }

  /// Offers the revisions that other servers have published, and what couldn't be read before.
  func loadOtherServersRevisions() async {
    guard isShared || library.isIncomplete else { return }
    do {
      for revision in try await withTaskExecutorPreference(executor, operation: { try await library.reload() }) {
        logger.info("“\(revision.quiz.id.name)” is on offer as another server has it (revision \(revision.number))")
      }
    } catch { logger.error("The quizzes of other servers couldn't be read: \(error)") }
  }

  /// - Returns: the file's quiz; nil if it has none, or if another file has the same id.
  private func load(_ file: String, beside sources: [QuizID: String]) async throws -> QuizID? {
    let reading = QuizFile.read(at: file)
    logMistakes(of: reading, in: file)
    guard let quiz = reading.quiz else { return try await fallBack(from: file, beside: sources) }
    if let other = sources[quiz.id] {
      logger.error("\(file): the quiz “\(quiz.id.name)” is already defined in \(other). Give one of them another id.")
      return nil
    }
    guard !library.isMadeOfDraft(quiz.id) else {
      logger.error(
        """
        \(file): the quiz “\(quiz.id.name)” was published in the studio, and its address stays that quiz's. Give the \
        file's quiz another id.
        """)
      return nil
    }
    let content = Content(quiz: quiz, pictures: reading.pictures.hashValue)
    // A file that hasn't changed here may have changed on another server.
    if lastGood[file] == content, library[quiz.id] != nil { return quiz.id }
    let isFirst = lastGood.updateValue(content, forKey: file) == nil
    if isShared, isFirst, try await library.isOutdated(quiz, pictures: reading.pictures) {
      let revision = try await library.restore(quiz.id)
      logger.warning(
        """
        \(file): the database has a newer “\(quiz.id.name)”, which is on offer (revision \(revision?.number ?? 0)). \
        Bring the newer file here, or change this one.
        """)
      return quiz.id
    }
    let before = library[quiz.id]
    let revision = try await library.publish(quiz, pictures: reading.pictures, at: now())
    if before?.id != revision.id { logger.info("\(file): “\(quiz.id.name)” is on offer (revision \(revision.number))") }
    return quiz.id
  }

  /// Logs a file's mistakes. Those that were logged within the last minute aren't repeated unless the file has changed.
  private func logMistakes(of reading: QuizReadResult, in file: String) {
    let lines = reading.errors.map { $0.line(in: file) }
    let state = snapshot[String(file.dropFirst(folder.path.count).drop { $0 == "/" })]
    let before = loggedMistakes[file]
    if let before, before.lines == lines, state == nil || before.state == state,
      .now - before.time < LogThrottle.interval
    {
      return
    }
    loggedMistakes[file] = lines.isEmpty ? before : LoggedMistakes(lines: lines, state: state, time: .now)
    for line in lines { logger.error("\(line)") }
    logger.logErrors(reading.omittedDiagnostics, in: file)
  }

  /// Keeps the quiz as it was before the file got its mistakes, even if that was before the server started.
  private func fallBack(from file: String, beside sources: [QuizID: String]) async throws -> QuizID? {
    let quiz = lastGood[file]?.quiz.id ?? QuizFile.defaultID(ofFileAt: file)
    guard sources[quiz] == nil, !library.isMadeOfDraft(quiz) else { return nil }
    let known = library[quiz] != nil
    guard try await library.restore(quiz) != nil else { return nil }
    if !known { logger.warning("\(file) has mistakes; “\(quiz.name)” is on offer as it was last published.") }
    return quiz
  }
}

extension Logger {
  /// Says how many more errors a file has than the diagnostics that were logged one by one.
  func logErrors(_ omitted: [OmittedDiagnostics], in file: String) {
    for diagnostics in omitted where diagnostics.severity == .error { error("\(file): and \(diagnostics.summary)") }
  }
}

extension Diagnostic {
  /// Location, message and help in one line, like a compiler's.
  func line(in file: String) -> String { "\(file):\(line):\(column): \(message) \(help)" }
}
