#if MariaDB
  import QuizDatabase
  import QuizService
  import StoreStatus

  @testable import QuizMariaDB

  /// Databases on all nodes of a cluster that behave as one: each call goes to the next node, as behind a simple load
  /// balancer.
  final class RoundRobinDatabase: SQLDatabase {
    let isExclusive = false
    private let databases: [MariaDBDatabase]
    private let roundRobin = RoundRobin()

    init(_ nodes: [MariaDBAddress]) async throws {
      var databases: [MariaDBDatabase] = []
      // As a house's address has them: each one prefers its own node, and goes on to the next if that one fails.
      let hosts = nodes.flatMap(\.hosts)
      for (index, node) in nodes.enumerated() {
        var address = node
        address.hosts = Array(hosts[index...] + hosts[..<index])
        databases.append(try await MariaDBDatabase.open(address, connections: 8))
      }
      self.databases = databases
    }

    func close() async { for database in databases { await database.close() } }

    func read<Value: Sendable>(
      _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      // A stale read would differ at random here, so no rule of the contract could be tested.
      try await next.read(mode == .snapshot ? .snapshot : .strong, work)
    }

    func write<Value: Sendable>(
      _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
    ) async throws(StoreError) -> Value {
      try await next.write(mode, work)
    }

    private var next: MariaDBDatabase { databases[roundRobin.next() % databases.count] }
  }
#endif
