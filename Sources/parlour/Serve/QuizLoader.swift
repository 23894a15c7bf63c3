import Foundation
import Logging
import QuizEngine
import QuizFormats
import QuizService

/// Puts the quizzes of a folder on offer, and says what is wrong with those that can't be.
actor QuizLoader {
  private let folder: QuizFolder
  private let library: Library
  private let now: @Sendable () -> Timestamp
  private let logger: Logger
  private let executor = BlockingExecutor(label: "files")
  /// The folder as it was when it was read last.
  private var snapshot: [String: QuizFolder.FileState] = [:]
  /// What each file held when it was last without mistakes.
  private var lastGood: [String: Content] = [:]
  /// The folders that couldn't be read when they were last looked into, as the log was told.
  private var unreadable: [String] = []
  /// The file of each quiz that this folder had on offer when it was read last.
  private var offered: [QuizID: String] = [:]
  /// What was told not to be read, so that it is told once.
  private var skipped: [String: String] = [:]
  /// Whether other servers, each with a folder of its own, publish to the same store.
  private let isShared: Bool
  /// The reading of the folder that was asked for last.
  private var latest: Task<Void, any Error>?

  /// A quiz as a file holds it.
  private struct Content: Equatable {
    let quiz: Quiz
    /// A hash of them all, to know them again by.
    let pictures: Int
  }

  init(
    folder: QuizFolder, library: Library, isShared: Bool, now: @escaping @Sendable () -> Timestamp, logger: Logger
  ) {
    self.folder = folder
    self.library = library
    self.isShared = isShared
    self.now = now
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Reads the whole folder, after whoever asked for that before: of two who read at once, the one with the older files
  /// might publish last.
  ///
  /// - Throws: `StoreError` where a quiz can't be kept. A file with mistakes is no error: it is reported, and its quiz
  ///   goes on as it was.
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
    let (files, unreadable) = QuizFile.filesAndUnreadableFolders(in: folder.path)
    logUnreadable(unreadable)
    var sources: [QuizID: String] = [:]
    for file in files {
      guard let quiz = try await load(file, beside: sources) else { continue }
      sources[quiz] = file
    }
    // A folder that can't be read isn't an empty one.
    let closed = unreadable.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let kept = lastGood.filter { file, _ in closed.contains(where: file.hasPrefix) }.map(\.value.quiz.id)
    library.withdrawAll(except: Set(sources.keys).union(kept))
    logWithdrawn(sources, kept: Set(kept))
    if unreadable.isEmpty { logSkipped() }
  }

  /// Says once which folders can't be read, and once that they can again.
  private func logUnreadable(_ unreadable: [String]) {
    guard unreadable != self.unreadable else { return }
    self.unreadable = unreadable
    guard !unreadable.isEmpty else { return logger.notice("All folders of \(folder.path) can be read again.") }
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return logger.warning(
        "There is no folder \(folder.path); quizzes will stand there once there is, and stay as they were until then.")
    }
    let why = folder.isFolder ? "for its rights, or since no descriptor is left" : "it is a file"
    logger.error(
      "\(unreadable.joined(separator: ", ")) can’t be read (\(why)); the quizzes that were there stay as they were.")
  }

  private func logWithdrawn(_ sources: [QuizID: String], kept: Set<QuizID>) {
    for (quiz, file) in offered.sorted(by: { $0.key.name < $1.key.name })
    where sources[quiz] == nil && !kept.contains(quiz) {
      logger.info("\(file): “\(quiz.name)” is no longer on offer; its plays and figures stay")
    }
    offered = offered.filter { kept.contains($0.key) }.merging(sources) { _, new in new }
  }

  private func logSkipped() {
    let found = QuizFile.skippedFiles(in: folder.path)
    for (name, reason) in found where skipped[name] != reason {
      logger.notice("\(folder.path)/\(name) isn't read: \(reason)")
    }
    skipped = Dictionary(found.map { ($0.name, $0.reason) }) { first, _ in first }
  }

  /// Reads the whole folder again while the site is open; what can't be kept is reported and tried at the next change.
  func reload() async {
    do { try await load() } catch { logger.error("The quizzes couldn't be kept: \(error)") }
  }

  func reloadIfChanged() async {
    // What couldn't be read is tried again, since that need not show in the folder's state.
    let isTriedAgain =
      !unreadable.isEmpty && QuizFile.filesAndUnreadableFolders(in: folder.path).unreadable != unreadable
    if isTriedAgain || folder.snapshot != snapshot { await reload() }
  }

  /// Puts on offer what other servers have published.
  func loadOtherServersRevisions() async {
    guard isShared else { return }
    do {
      for revision in try await withTaskExecutorPreference(executor, operation: { try await library.refresh() }) {
        logger.info("“\(revision.quiz.id.name)” is on offer as another server has it (revision \(revision.number))")
      }
    } catch { logger.error("The quizzes of other servers couldn't be read: \(error)") }
  }

  /// Works out the odds that result pages asked for.
  func computeOdds() {
    while library.computeNextOdds() {}
  }

  /// - Returns: the quiz that the file stands for; nil where it stands for none, or another file has it already.
  private func load(_ file: String, beside sources: [QuizID: String]) async throws -> QuizID? {
    let reading = QuizFile.read(at: file)
    for diagnostic in reading.errors { logger.error("\(diagnostic.line(in: file))") }
    guard let quiz = reading.quiz else { return try await fallBack(from: file, beside: sources) }
    if let other = sources[quiz.id] {
      logger.error("\(file): the quiz “\(quiz.id.name)” stands in \(other) already. Give one of them another id.")
      return nil
    }
    let content = Content(quiz: quiz, pictures: reading.pictures.hashValue)
    // What hasn't changed here may have on another server.
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

  /// The quiz goes on as it was before the file got its mistakes, be it before the server started.
  private func fallBack(from file: String, beside sources: [QuizID: String]) async throws -> QuizID? {
    let quiz = lastGood[file]?.quiz.id ?? QuizFile.defaultID(ofFileAt: file)
    guard sources[quiz] == nil else { return nil }
    let known = library[quiz] != nil
    guard try await library.restore(quiz) != nil else { return nil }
    if !known { logger.warning("\(file) has mistakes; “\(quiz.name)” is on offer as it was last published.") }
    return quiz
  }
}

extension Diagnostic {
  /// Place, mistake and mend in one line, as compilers write them.
  func line(in file: String) -> String { "\(file):\(line):\(column): \(message) \(help)" }
}
