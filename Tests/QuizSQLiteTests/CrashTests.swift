import Foundation
import GRDB
import QuizDrafts
import QuizEngine
import QuizService
import StoreContract
import Testing

@testable import QuizSQLite

struct CrashTests {
  /// What StoreDriver reports until it is killed. It is killed after a random number of lines, however long these take;
  /// with 16 tasks at work others are under way then.
  private static func linesUntilKilled(_ arguments: [String]) throws -> [Substring] {
    let child = try ChildProcess(storeDriver: arguments)
    let wanted = Int.random(in: 20...400)
    var (output, lines) = ("", 0)
    while lines < wanted {
      let text = child.read()
      if text.isEmpty { break }  // It ended by itself, which its exit code tells.
      output += text
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    child.kill()
    output += try child.readToEnd()
    #expect(child.waitUntilExit() == SIGKILL)
    return output.split(separator: "\n")
  }

  @Test func `every reported answer survives kill -9`() async throws {
    let folder = TemporaryFolder()
    var reported: [ReportedAnswer] = []
    for _ in 0..<6 {
      reported += try Self.linesUntilKilled(["answers", folder.path, "16"]).compactMap(ReportedAnswer.init)
    }
    #expect(reported.count >= 6 * 20)
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    for answer in reported {
      let play = try await store.play(answer.play)?.play
      #expect(play?.responses[answer.position] == .single(answer.answer))
    }
    await store.close()
  }

  @Test func `every reported start and answer of the daily game survives kill -9`() async throws {
    let folder = TemporaryFolder()
    var reported: [ReportedMove] = []
    for _ in 0..<6 {
      reported += try Self.linesUntilKilled(["rounds", folder.path, "16"]).compactMap(ReportedMove.init)
    }
    #expect(reported.count >= 6 * 20)
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    var items: [ItemID: ItemRecord] = [:]
    for move in reported {
      let round = try #require(try await store.round(move.round))
      if let option = move.option {
        #expect(round.round.phase == .answered(option: option, at: round.round.startedAt + .seconds(9)))
      }
      items[round.item.id] = round.item
    }
    try await expectTallies(of: items.keys, in: store)
    await store.close()
  }

  /// Expects that the stored counts match the rounds.
  private func expectTallies(of items: some Sequence<ItemID>, in store: Store) async throws {
    for item in items {
      let tally = try await store.answerCounts(of: item)
      let counted = try await store.pool.read { db in
        try Row.fetchAll(
          db, sql: "SELECT chosen_option, count(*) FROM round WHERE item_id = \(item.number) GROUP BY chosen_option"
        )
        .map { (option: $0[0] as Int?, rounds: $0[1] as Int) }
      }
      for entry in counted where entry.option != nil { #expect(tally?.byOption[entry.option ?? 0] == entry.rounds) }
      #expect(tally?.starts == counted.map(\.rounds).reduce(0, +))
    }
  }

  @Test func `every reported change of a draft survives kill -9`() async throws {
    let folder = TemporaryFolder()
    var reported: [ReportedChange] = []
    for _ in 0..<6 {
      reported += try Self.linesUntilKilled(["drafts", folder.path, "8"]).compactMap(ReportedChange.init)
    }
    #expect(reported.count >= 6 * 20)
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    var records: [DraftID: DraftRecord] = [:]
    for change in reported {
      if records[change.draft] == nil { records[change.draft] = try await store.draft(change.draft) }
      let record = try #require(records[change.draft])
      #expect(record.version >= change.version)
      #expect(record.draft[DraftLocation(.quiz, .title, change.field)] == .text(change.field))
      #expect(try await store.draft(change.draft, at: change.version - 1) != nil)
    }
    await store.close()
  }

  @Test func `each answer is synced to the disk before it is reported`() throws {
    let folder = TemporaryFolder()
    let trace = folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let strace = "/usr/bin/strace"
    try #require(FileManager.default.isExecutableFile(atPath: strace), "this test needs strace: apt-get install strace")
    let child = try ChildProcess(
      storeDriver: ["answers", folder.path, "1", "3"],
      under: [strace, "-f", "-y", "-e", "trace=write,pwrite64,fsync,fdatasync", "-o", trace])
    let reported = try child.readToEnd().split(separator: "\n").count
    #expect(child.waitUntilExit() == 0)
    #expect(reported == 21)
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    #expect(try SyncTrace(trace: lines).reportedAfterSync == 21)
  }
}

/// An answer that `StoreDriver` reported: `KEY POSITION ANSWER`.
private struct ReportedAnswer {
  let play: PlayID
  let position: Int
  let answer: Int

  init?(line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count == 3, let key = Token128(text: parts[0]), let position = Int(parts[1]), let answer = Int(parts[2])
    else { return nil }
    (self.play, self.position, self.answer) = (PlayID(key), position, answer)
  }
}

/// A start or an answer that `StoreDriver` reported: `KEY -` or `KEY OPTION`.
private struct ReportedMove {
  let round: RoundID
  /// Nil for a start.
  let option: Int?

  init?(line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count == 2, let key = Token128(text: parts[0]), parts[1] == "-" || Int(parts[1]) != nil else {
      return nil
    }
    (round, option) = (RoundID(key), Int(parts[1]))
  }
}

/// A change of a draft that `StoreDriver` reported: `DRAFT VERSION FIELD`.
private struct ReportedChange {
  let draft: DraftID
  let version: Int
  /// The key of the title that was set, and its text.
  let field: String

  init?(line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count == 3, let key = Token128(text: parts[0]), let version = Int(parts[1]) else { return nil }
    (draft, self.version, field) = (DraftID(key), version, String(parts[2]))
  }
}
