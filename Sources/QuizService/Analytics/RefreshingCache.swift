import QuizEngine

/// Something that takes long to work out, and may be some minutes old.
///
/// Nobody waits but those who come before it was worked out once. Later it is worked out anew when somebody asks and it is
/// too old, by one at a time, and until that is done the old one serves.
actor RefreshingCache<Value: Sendable> {
  private let lifetime: TimeSpan
  private let compute: @Sendable () async throws(StoreError) -> Value
  private var latest: (value: Value, since: Timestamp)?
  private var task: Task<Result<Value, StoreError>, Never>?
  /// Counts how often something made what was worked out before it wrong.
  private var generation = 0

  /// - Parameters:
  ///   - lifetime: how old it may be.
  ///   - compute: mustn't keep the thread that it is called on.
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
      // Something was corrected meanwhile: whoever asks gets what holds now.
      if startGeneration == generation { return (value, now) }
    }
  }

  /// What was worked out no longer holds, nor does what is being worked out: it may have read what was there before the
  /// correction.
  func invalidate() {
    generation += 1
    latest = nil
    task = nil
  }

  private func refresh(at now: Timestamp) -> Task<Result<Value, StoreError>, Never> {
    if let task { return task }
    let startGeneration = generation
    let started = Task {
      let result: Result<Value, StoreError>
      do throws(StoreError) { result = .success(try await compute()) } catch { result = .failure(error) }
      if startGeneration == generation {
        if case .success(let value) = result { latest = (value, now) }
        task = nil
      }
      return result
    }
    task = started
    return started
  }
}
