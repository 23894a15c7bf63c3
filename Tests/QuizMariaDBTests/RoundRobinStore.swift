#if MariaDB
  import QuizSQL
  import QuizService

  @testable import QuizMariaDB

  /// Stores on all nodes of a cluster that behave as one: each call goes to the next node, as behind a simple load
  /// balancer.
  final class RoundRobinStore: SQLStore {
    let caches = StoreCaches(playCapacity: 0)
    private let stores: [MariaDBStore]
    private let roundRobin = RoundRobin()

    init(_ nodes: [MariaDBAddress]) async throws {
      var stores: [MariaDBStore] = []
      // As a house's address has them: each store prefers its own node, and goes on to the next if that one fails.
      let hosts = nodes.flatMap(\.hosts)
      for (index, node) in nodes.enumerated() {
        var address = node
        address.hosts = Array(hosts[index...] + hosts[..<index])
        stores.append(try await MariaDBStore.open(address, connections: 8))
      }
      self.stores = stores
    }

    func close() async { for store in stores { await store.close() } }

    func read<Value: Sendable>(
      _ need: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      // A stale read would differ at random here, so no rule of the contract could be tested.
      try await next.read(.strong, work)
    }

    func readInBackground<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      try await read(.strong, work)
    }

    func write<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLConnection) throws -> Value,
      onCommit: @escaping @Sendable (Value) -> Void
    ) async throws(StoreError) -> Value {
      try await next.write(work, onCommit: onCommit)
    }

    func writeOnce<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      try await next.writeOnce(work)
    }

    private var next: MariaDBStore { stores[roundRobin.next() % stores.count] }
  }
#endif
