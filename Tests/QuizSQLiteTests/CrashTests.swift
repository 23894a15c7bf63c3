import Foundation
import QuizEngine
import QuizService
import Testing

@testable import QuizSQLite

struct CrashTests {
  @Test func `whatever was told is there after kill -9, whenever it comes`() async throws {
    let folder = TemporaryFolder()
    var told: [ToldAnswer] = []
    for _ in 0..<6 {
      let child = try ChildProcess(storeDriver: ["answers", folder.path, "16"])
      var output = child.read()
      try await Task.sleep(for: .milliseconds(.random(in: 0...120)))
      child.kill()
      output += try child.readToEnd()
      #expect(child.waitUntilExit() == SIGKILL)
      told += output.split(separator: "\n").compactMap(ToldAnswer.init)
    }
    #expect(told.count > 100)
    let store = try SQLiteStore.open(directory: folder.path)
    for answer in told {
      let play = try await store.play(answer.play)?.play
      #expect(play?.responses[answer.position] == .single(answer.answer))
    }
    await store.close()
  }

  @Test func `each answer is synced to the disk before it is told`() throws {
    let folder = TemporaryFolder()
    let trace = folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let strace = "/usr/bin/strace"
    try #require(
      FileManager.default.isExecutableFile(atPath: strace), "this test needs strace: apt-get install strace")
    let child = try ChildProcess(
      storeDriver: ["answers", folder.path, "1", "3"],
      under: [strace, "-f", "-y", "-e", "trace=write,pwrite64,fsync,fdatasync", "-o", trace])
    let told = try child.readToEnd().split(separator: "\n").count
    #expect(child.waitUntilExit() == 0)
    #expect(told == 21)
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    #expect(try SyncOrder(trace: lines).toldAfterSync == 21)
  }
}

/// An answer that `StoreDriver` reported: `KEY POSITION ANSWER`.
private struct ToldAnswer {
  let play: PlayID
  let position: Int
  let answer: Int

  init?(line: Substring) {
    let parts = line.split(separator: " ")
    guard parts.count == 3, let key = Key128(text: parts[0]), let position = Int(parts[1]), let answer = Int(parts[2])
    else { return nil }
    (self.play, self.position, self.answer) = (PlayID(key), position, answer)
  }
}
