#if MariaDB
  internal import Synchronization

  /// The hosts of an address, and the one that all connections currently prefer.
  final class NodeSelector: Sendable {
    let address: MariaDBAddress
    private let preferred = Mutex(0)

    init(_ address: MariaDBAddress) { self.address = address }

    /// Connects to the first host that answers.
    ///
    /// - Throws: the last host's error if none answers.
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

    /// Makes the next host the preferred one, if `host` still is.
    func avoid(_ host: MariaDBAddress.Host) {
      preferred.withLock { if address.hosts[$0] == host { $0 = ($0 + 1) % address.hosts.count } }
    }
  }
#endif
