#if MariaDB
  internal import Synchronization

  /// The hosts of an address, and which of them all connections prefer now.
  final class NodeSelector: Sendable {
    let address: MariaDBAddress
    private let preferred = Mutex(0)

    init(_ address: MariaDBAddress) { self.address = address }

    /// Connects to the first host that answers.
    ///
    /// - Throws: what the last one said where none does.
    func connect(forSchema: Bool = false) throws -> MariaDBConnection {
      var failure: (any Error)?
      for _ in address.hosts {
        let host = address.hosts[preferred.withLock(\.self)]
        do { return try MariaDBConnection(to: host, address, forSchema: forSchema) } catch {
          failure = error
          avoid(host)
        }
      }
      throw failure ?? MariaDBError(code: 2005, message: "no host")
    }

    /// Prefers the next host, unless another connection did so already.
    func avoid(_ host: MariaDBAddress.Host) {
      preferred.withLock { if address.hosts[$0] == host { $0 = ($0 + 1) % address.hosts.count } }
    }
  }
#endif
