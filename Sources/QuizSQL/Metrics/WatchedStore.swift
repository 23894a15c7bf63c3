public import QuizMetrics
public import QuizService

/// A store that tells of every failure: to the log, and to whoever asks whether the server is ready.
///
/// Pages make a friendly sentence of a failure, and nobody else would hear of it.
public struct WatchedStore<Base: SQLStore>: SQLStore {
  private let base: Base
  private let health: StoreHealth

  public init(_ base: Base, health: StoreHealth) { (self.base, self.health) = (base, health) }

  public var memory: StoreMemory { base.memory }

  public var metrics: [MetricFamily] { base.metrics }

  public func close() async { await base.close() }

  public func read<Value: Sendable>(
    _ need: Freshness, _ work: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try await base.read(need, work) } catch {
      health.note(error, in: .read)
      throw error
    }
  }

  public func readAside<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try await base.readAside(work) } catch {
      health.note(error, in: .read)
      throw error
    }
  }

  public func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Value,
    committed: @escaping @Sendable (Value) -> Void
  ) async throws(StoreError) -> Value {
    do {
      let value = try await base.write(work, committed: committed)
      health.noteWrite()
      return value
    } catch {
      health.note(error, in: .write)
      throw error
    }
  }

  public func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      let value = try await base.writeOnce(work)
      health.noteWrite()
      return value
    } catch {
      health.note(error, in: .write)
      throw error
    }
  }
}
