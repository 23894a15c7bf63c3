import Foundation
import QuizDatabase
import QuizSQLite
import QuizService

/// A process with its own store, for tests that kill it, trace it, or run it with fewer rights.
///
/// ```
/// StoreDriver answers FOLDER TASKS [COUNT]   answers quizzes and reports each answer when it is stored
/// StoreDriver rounds FOLDER TASKS            plays the daily game and reports each start and answer when it is stored
/// StoreDriver drafts FOLDER TASKS            writes drafts and reports each change when it is stored
/// StoreDriver open FOLDER [USER]             opens the store, as another user if given, and reports the result
/// StoreDriver backup FOLDER FILE [USER]      makes a backup, as another user if given, and reports the result
/// StoreDriver move FOLDER TARGET             moves a house row by row and reports the number of rows
/// ```
@main
struct StoreDriver {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let mode = arguments.first, let folder = arguments.dropFirst().first else { exit(64) }
    if mode == "move", let target = arguments.dropFirst(2).first { return try move(folder, to: target) }
    if mode == "backup", let file = arguments.dropFirst(2).first {
      return backUp(folder, to: file, as: arguments.dropFirst(3).first.flatMap { Int($0) })
    }
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    switch (mode, numbers.count) {
    case ("open", 0...1): await open(folder, as: numbers.first)
    case ("answers", 1...2):
      let store = try Store(SQLiteDatabase.open(directory: folder))
      try await PlayLoad(store: store, tasks: numbers[0], count: numbers.dropFirst().first ?? .max).run()
      await store.close()
    case ("rounds", 1):
      let store = try Store(SQLiteDatabase.open(directory: folder))
      try await RoundLoad(store: store, tasks: numbers[0]).run()
      await store.close()
    case ("drafts", 1):
      let store = try Store(SQLiteDatabase.open(directory: folder))
      try await DraftLoad(store: store, tasks: numbers[0]).run()
      await store.close()
    default: exit(64)
    }
  }

  private static func move(_ folder: String, to target: String) throws {
    let source = try SQLiteEndpoint.source(directory: folder)
    let target = try SQLiteEndpoint.target(directory: target)
    do {
      _ = try DataMove("move", from: source, to: target).run(batchSize: 1) { progress in
        report("\(progress.rows)")
        return true
      }
    } catch .targetNotEmpty { report("It ended before.") }
    target.close()
    source.close()
  }

  private static func backUp(_ folder: String, to file: String, as user: Int?) {
    become(user)
    do {
      let backup = try BackupFile(file, replacing: false)
      try backup.copy(from: folder, pause: 0) { _ in true }
      _ = try backup.finish()
      report("done")
    } catch { report("\(error)") }
  }

  private static func become(_ user: Int?) {
    if let user, setgid(gid_t(user)) != 0 || setuid(uid_t(user)) != 0 { exit(77) }
  }

  private static func open(_ folder: String, as user: Int?) async {
    become(user)
    do {
      await (try SQLiteDatabase.open(directory: folder)).close()
      report("opened")
    } catch { report("\(error)") }
  }
}

/// Writes a line with one system call, without a buffer.
func report(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  if write(STDOUT_FILENO, bytes, bytes.count) != bytes.count { exit(74) }
}
