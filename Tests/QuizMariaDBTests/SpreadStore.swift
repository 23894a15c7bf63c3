#if MariaDB
  import QuizMariaDB
  import QuizSQL
  import QuizService

  /// A store on each node of a cluster, as one: whatever is asked goes to the next, as behind a careless balancer.
  final class SpreadStore: SQLStore {
    let memory = StoreMemory(playWeight: 0)
    private let stores: [MariaDBStore]
    private let turn = Turn()

    init(_ nodes: [MariaDBAddress]) async throws {
      var stores: [MariaDBStore] = []
      for node in nodes { stores.append(try await MariaDBStore.open(node, connections: 8)) }
      self.stores = stores
    }

    func close() async { for store in stores { await store.close() } }

    func read<Value: Sendable>(
      _ need: Freshness, _ work: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws(StoreError) -> Value {
      // What may be some moments old would be so at random here, which no promise could be held to.
      try await next.read(.now, work)
    }

    func readAside<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws(StoreError) -> Value {
      try await read(.now, work)
    }

    func write<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLSession) throws -> Value, committed: @escaping @Sendable (Value) -> Void
    ) async throws(StoreError) -> Value {
      try await next.write(work, committed: committed)
    }

    func writeOnce<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws(StoreError) -> Value {
      try await next.writeOnce(work)
    }

    private var next: MariaDBStore { stores[turn.next() % stores.count] }
  }
#endif
