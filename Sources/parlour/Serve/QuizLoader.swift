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
  private let thread = SideThread(label: "files")
  /// The folder as it was when it was read last.
  private var seen: [String: QuizFolder.FileState] = [:]
  /// Which quiz each file held when it was last without mistakes.
  private var lastGood: [String: QuizID] = [:]

  init(folder: QuizFolder, library: Library, now: @escaping @Sendable () -> Timestamp, logger: Logger) {
    self.folder = folder
    self.library = library
    self.now = now
    self.logger = logger
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Reads the whole folder.
  ///
  /// - Throws: `StoreError` where a quiz can't be kept. A file with mistakes is no error: it is reported, and its quiz
  ///   goes on as it was.
  func load() async throws {
    seen = folder.state
    if !folder.exists { logger.warning("There is no folder \(folder.path); quizzes will stand there once there is.") }
    var sources: [QuizID: String] = [:]
    for file in QuizFile.files(in: folder.path) {
      guard let quiz = try await load(file, beside: sources) else { continue }
      sources[quiz] = file
    }
    library.keep(only: Set(sources.keys))
  }

  /// Reads the whole folder again while the site is open; what can't be kept is reported and tried at the next change.
  func reload() async {
    do { try await load() } catch { logger.error("The quizzes couldn't be kept: \(error)") }
  }

  func reloadIfChanged() async {
    if folder.state != seen { await reload() }
  }

  /// Works out the odds that result pages asked for.
  func foresee() {
    while library.foresee() {}
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
    let before = library[quiz.id]
    let revision = try await library.publish(quiz, pictures: reading.pictures, at: now())
    lastGood[file] = quiz.id
    if before?.id != revision.id { logger.info("\(file): “\(quiz.id.name)” is on offer (revision \(revision.number))") }
    return quiz.id
  }

  /// The quiz goes on as it was before the file got its mistakes, be it before the server started.
  private func fallBack(from file: String, beside sources: [QuizID: String]) async throws -> QuizID? {
    let quiz = lastGood[file] ?? QuizFile.standardID(ofFileAt: file)
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
