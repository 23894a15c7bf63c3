extension Array where Element: Sendable {
  /// The results for all elements, in their order.
  ///
  /// - Parameters:
  ///   - limit: how many elements are worked on at the same time. A store refuses writes if more than 4,096 wait.
  ///   - work: what is done with an element.
  func concurrentMap<Result: Sendable>(
    limit: Int = 2_000, _ work: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    let done = try await withThrowingTaskGroup(of: [(Int, Result)].self) { workers in
      for worker in 0..<Swift.min(count, limit) {
        workers.addTask {
          var results: [(Int, Result)] = []
          for index in stride(from: worker, to: count, by: limit) {
            results.append((index, try await work(self[index])))
          }
          return results
        }
      }
      return try await workers.reduce(into: []) { $0 += $1 }
    }
    return done.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
