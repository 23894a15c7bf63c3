import Foundation
import QuizEngine
import QuizSQLite
import QuizService

/// Measures how many answers and reads a second the store handles for this many concurrent callers.
struct ThroughputBenchmark {
  let store: HouseStore
  let tasks: Int
  let seconds: Int

  func measure() async throws {
    let revision = try await store.publish(.driven, pictures: [], at: .early)
    try await measure("writes (a beginning and seven answers)") { try await play(revision) }
    let record = PlayRecord.driven(revision)
    try await store.begin(record)
    try await measure("reads of a play") { try await read(record) }
    try await measure("reads of the latest play") { try await readLatest(record) }
  }

  /// - Parameter body: does the work and returns how often.
  private func measure(_ what: String, _ body: @escaping @Sendable () async throws -> Int) async throws {
    let (start, end) = (cpuMicroseconds, ContinuousClock.now + .seconds(seconds))
    let done = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var done = 0
          while ContinuousClock.now < end { done += try await body() }
          return done
        }
      }
      return try await group.reduce(0, +)
    }
    let each = Double(cpuMicroseconds - start) / Double(done)
    print("\(what) by \(tasks) callers: \(done / seconds)/s, \(each) µs of CPU each")
  }

  private var cpuMicroseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }

  private func play(_ revision: Revision) async throws -> Int {
    let record = PlayRecord.driven(revision)
    try await store.begin(record)
    for position in 0..<7 { _ = try await store.record(.driven(record, .single(position % 3), at: position)) }
    return 8
  }

  private func read(_ record: PlayRecord) async throws -> Int {
    guard try await store.play(record.id) != nil else { return 0 }
    return 1
  }

  private func readLatest(_ record: PlayRecord) async throws -> Int {
    guard try await store.openPlay(of: record.play.quiz.id, by: record.player) != nil else { return 0 }
    return 1
  }
}
