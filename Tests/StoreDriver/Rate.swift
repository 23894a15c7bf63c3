import QuizEngine
import QuizService
import QuizSQLite

/// Measures how many answers and reads the store does in a second, for so many callers at once.
struct Rate {
  let store: SQLiteStore
  let tasks: Int
  let seconds: Int

  func measure() async throws {
    let revision = try await store.publish(.driven, pictures: [], at: .early)
    let answers = try await perSecond { try await play(revision) }
    print("\(answers) writes/s (a beginning and seven answers) by \(tasks) callers")
    let record = PlayRecord.driven(revision)
    try await store.begin(record)
    print("\(try await perSecond { try await read(record) }) reads/s by \(tasks) callers")
  }

  /// - Parameter body: does something and returns how often.
  private func perSecond(_ body: @escaping @Sendable () async throws -> Int) async throws -> Int {
    let end = ContinuousClock.now + .seconds(seconds)
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
    return done / seconds
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
}
