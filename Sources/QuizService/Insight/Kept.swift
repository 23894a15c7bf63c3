import QuizEngine

/// Something that takes long to work out, and may be some minutes old.
///
/// Nobody waits but those who come before it was worked out once. Later it is worked out anew when somebody asks and it is
/// too old, by one at a time, and until that is done the old one serves.
actor Kept<Value: Sendable> {
  private let span: Span
  private let work: @Sendable () async throws(StoreError) -> Value
  private var latest: (value: Value, since: Timestamp)?
  private var task: Task<Result<Value, StoreError>, Never>?

  /// - Parameters:
  ///   - span: how old it may be.
  ///   - work: mustn't keep the thread that it is called on.
  init(for span: Span, work: @escaping @Sendable () async throws(StoreError) -> Value) {
    self.span = span
    self.work = work
  }

  func value(at now: Timestamp) async throws(StoreError) -> (value: Value, since: Timestamp) {
    if let latest {
      if now - latest.since >= span || now < latest.since { _ = start(at: now) }
      return latest
    }
    return (try await start(at: now).value.get(), now)
  }

  /// What was worked out no longer holds.
  func expire() { latest = nil }

  private func start(at now: Timestamp) -> Task<Result<Value, StoreError>, Never> {
    if let task { return task }
    let started = Task {
      let result: Result<Value, StoreError>
      do throws(StoreError) { result = .success(try await work()) } catch { result = .failure(error) }
      if case .success(let value) = result { latest = (value, now) }
      task = nil
      return result
    }
    task = started
    return started
  }
}
