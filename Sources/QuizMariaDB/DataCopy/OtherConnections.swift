#if MariaDB
  internal import Foundation
  internal import QuizDatabase
  internal import StoreStatus

  /// Finds other connections to a database. The user sees only its own connections, but those from all machines.
  enum OtherConnections {
    /// Waits up to two seconds for connections that are being closed.
    ///
    /// - Throws: `.locked` if there are other connections on any node that answers.
    static func expectNone(of address: MariaDBAddress) throws {
      var found: [String] = []
      for attempt in 0..<20 {
        if attempt > 0 { Thread.sleep(forTimeInterval: 0.1) }
        found = address.hosts.flatMap { (try? names(at: $0, address)) ?? [] }
        if found.isEmpty { return }
      }
      throw StoreError.locked(holder: found.joined(separator: ", "))
    }

    private static func names(at host: MariaDBAddress.Host, _ address: MariaDBAddress) throws -> [String] {
      let connection = try MariaDBConnection(to: host, address)
      var names: [String] = []
      let sql = """
        SELECT user, substring_index(host, ':', 1), count(*) FROM information_schema.processlist
        WHERE db = database() AND id <> connection_id() GROUP BY user, substring_index(host, ':', 1)
        """
      try connection.rows(sql, []) { row in
        let (user, from, count): (String, String, Int) = (try row[0], try row[1], try row[2])
        names.append("\(user) from \(from), \(count) \(count == 1 ? "connection" : "connections")")
        return false
      }
      return names
    }
  }
#endif
