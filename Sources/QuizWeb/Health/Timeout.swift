/// How long somebody waits for an answer.
struct Timeout: Sendable {
  let limit: Duration

  /// The answer; nil where it takes longer. The work goes on then, and what it comes to is lost.
  func run<Answer: Sendable>(for work: @escaping @Sendable () async -> Answer) async -> Answer? {
    let (answers, end) = AsyncStream.makeStream(of: Answer?.self)
    Task { end.yield(await work()) }
    let timer = Task {
      try? await Task.sleep(for: limit)
      end.yield(nil)
    }
    defer { timer.cancel() }
    for await first in answers { return first }
    return nil
  }
}
