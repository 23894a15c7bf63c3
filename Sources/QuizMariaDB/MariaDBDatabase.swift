#if MariaDB
  package import QuizMetrics
  package import QuizDatabase
  package import StoreStatus

  /// A database on a MariaDB server or a Galera cluster. Any number of servers can use it at once.
  ///
  /// A write returns when the database has committed it. Calls run on a few threads, each with its own connection. If a
  /// node fails, the connections move to the next one.
  ///
  /// ```swift
  /// let store = Store(try await MariaDBDatabase.open(address))
  /// let revision = try await LibraryService(store: store).publish(quiz, pictures: [], at: now)
  /// ```
  package final class MariaDBDatabase: SQLDatabase {
    /// Other servers change the data too.
    package var isExclusive: Bool { false }
    private let pool: ConnectionPool

    /// Connects to the database and migrates it.
    ///
    /// - Parameter connections: the most connections at the same time.
    /// - Throws: `.newer` if a newer Parlour has migrated the database; `.unavailable` if no node answers or accepts
    ///   the user, or if a house is being moved to the database.
    package static func open(_ address: MariaDBAddress, connections: Int = 16) async throws(StoreError)
      -> MariaDBDatabase
    {
      let database = MariaDBDatabase(
        ConnectionPool(NodeSelector(address), size: max(1, connections), queueCapacity: StoreQueueLimits.capacity))
      do {
        try await database.pool.run { worker in
          try worker.migrate()
          if let error = try worker.read(isFresh: true, MoveLock.error) { throw error }
        }
      } catch {
        await database.close()
        throw error
      }
      return database
    }

    private init(_ pool: ConnectionPool) { self.pool = pool }

    package var metrics: [MetricFamily] { pool.metrics }

    /// Completes the calls that have begun. Later calls fail as unavailable.
    package func close() async { await pool.close() }

    package func read<Value: Sendable>(
      _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      try await pool.run { worker in
        switch mode {
        case .strong: try worker.read(isFresh: true, work)
        case .eventual, .background: try worker.read(isFresh: false, work)
        case .snapshot: try worker.readSnapshot(work)
        }
      }
    }

    package func write<Value: Sendable>(
      _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
    ) async throws(StoreError) -> Value {
      try await pool.run { worker in
        switch mode {
        case .idempotent: try worker.write(work)
        case .once: try worker.writeOnce(work)
        }
      }
    }
  }
#endif
