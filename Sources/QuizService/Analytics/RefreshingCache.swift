import QuizEngine
internal import StoreStatus

/// Caches a value that takes long to compute and may be some minutes old.
///
/// Only the first callers wait for the first computation; later ones get the old value while one refresh runs.
actor RefreshingCache<Value: Sendable> {
  private let lifetime: TimeSpan
  private let compute: @Sendable () async throws(StoreError) -> Value
  private var latest: (value: Value, since: Timestamp)?
  private var task: Task<Result<Value, StoreError>, Never>?
  /// Counts ``invalidate()``, so that a computation that was started before is noticed.
  private var generation = 0

  /// - Parameters:
  ///   - lifetime: after this time the next call starts a refresh.
  ///   - compute: must not block its thread.
  init(lifetime: TimeSpan, compute: @escaping @Sendable () async throws(StoreError) -> Value) {
    self.lifetime = lifetime
    self.compute = compute
  }

  func value(at now: Timestamp) async throws(StoreError) -> (value: Value, since: Timestamp) {
    while true {
      if let latest {
        if now - latest.since >= lifetime || now < latest.since { _ = refresh(at: now) }
        return latest
      }
      let startGeneration = generation
      let value = try await refresh(at: now).value.get()
      // If the value was invalidated meanwhile, compute it again.
      if startGeneration == generation { return (value, now) }
    }
  }

  /// Discards the value, and the result of a running computation: it may have read the data before the change.
  func invalidate() {
    generation += 1
    latest = nil
    task = nil
  }

  private func refresh(at now: Timestamp) -> Task<Result<Value, StoreError>, Never> {
    if let task { return task }
    let startGeneration = generation
    // The limit of the request that starts it would end a longer computation each time, and there would never be a
    // value.
    let started = StoreWaitLimit.$current.withValue(nil) {
      Task {
        let result: Result<Value, StoreError>
        do throws(StoreError) { result = .success(try await compute()) } catch { result = .failure(error) }
        if startGeneration == generation {
          if case .success(let value) = result { latest = (value, now) }
          task = nil
        }
        return result
      }
    }
    task = started
    return started
  }
}
