#if MariaDB
  import Foundation
  import QuizService
  import StoreContract

  @testable import QuizMariaDB

  /// A database that is deleted when nothing refers to it any more. It is on the servers that
  /// `Tests/Cluster/cluster.py` starts.
  ///
  /// In a cluster each call goes to the next node.
  final class TemporaryDatabase: StoreProvider {
    let nodes: [MariaDBAddress]

    /// The addresses of the test servers. It is empty if the script didn't start the tests.
    static let servers = (ProcessInfo.processInfo.environment["PARLOUR_TEST_NODES"] ?? "").split(separator: " ")
      .compactMap { MariaDBAddress(String($0)) }

    var name: String { nodes[0].database }

    init() throws {
      let name = "parlour_" + UUID().uuidString.replacing("-", with: "_").lowercased()
      nodes = Self.servers.map { $0.with(database: name) }
      try Self.run("CREATE DATABASE \(name)")
    }

    deinit { try? Self.run("DROP DATABASE \(name)") }

    func open() async throws -> Store {
      Store(try await RoundRobinDatabase(nodes))
    }

    private static func run(_ sql: String) throws {
      try MariaDBConnection(to: servers[0].hosts[0], servers[0]).runRepeatingConflicts(sql)
    }
  }
#endif
