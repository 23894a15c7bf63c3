/// Limits how long a caller waits for a result.
struct Timeout: Sendable {
  let limit: Duration

  /// Runs `work` and returns its result; nil if it takes longer than the limit. Then the work continues, and its result
  /// is dropped.
  func run<Answer: Sendable>(for work: @escaping @Sendable () async -> Answer) async -> Answer? {
    let (answers, continuation) = AsyncStream.makeStream(of: Answer?.self)
    Task { continuation.yield(await work()) }
    let timer = Task {
      try? await Task.sleep(for: limit)
      continuation.yield(nil)
    }
    defer { timer.cancel() }
    for await first in answers { return first }
    return nil
  }
}
