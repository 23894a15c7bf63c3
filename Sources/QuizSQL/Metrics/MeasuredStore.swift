public import QuizMetrics
public import QuizService

/// A store that counts and times whatever it is asked.
public struct MeasuredStore<Base: SQLStore>: SQLStore {
  private let base: Base
  private let calls = StoreCalls()

  public init(_ base: Base) { self.base = base }

  public var memory: StoreMemory { base.memory }

  public var metrics: [MetricFamily] { calls.metrics + base.memory.deeds.metrics + base.metrics }

  public func close() async { await base.close() }

  public func read<Value: Sendable>(
    _ need: Freshness, _ work: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(.read) { () throws(StoreError) in try await base.read(need, work) }
  }

  public func readAside<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(.readAside) { () throws(StoreError) in try await base.readAside(work) }
  }

  public func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Value,
    committed: @escaping @Sendable (Value) -> Void
  ) async throws(StoreError) -> Value {
    try await calls.measure(.write) { () throws(StoreError) in try await base.write(work, committed: committed) }
  }

  public func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(.write) { () throws(StoreError) in try await base.writeOnce(work) }
  }
}
