#if MariaDB
  public import QuizMetrics
  public import QuizSQL
  public import QuizService

  /// Keeps everything in a database of MariaDB's, or of a Galera cluster's, together with any number of other servers.
  ///
  /// A write returns once the database has committed it. What is asked runs on a few threads with a connection each; a
  /// node that goes is left for the next.
  ///
  /// ```swift
  /// let store = try await MariaDBStore.open(address)
  /// let revision = try await store.publish(quiz, pictures: [], at: now)
  /// ```
  public final class MariaDBStore: SQLStore {
    /// Other servers change plays too: only revisions are remembered.
    public let caches = StoreCaches(playCapacity: 0)
    private let pool: ConnectionPool

    /// Connects, and brings the tables up to date.
    ///
    /// - Parameter connections: the most at the same time.
    /// - Throws: `.newer` where a newer Parlour has changed the tables in a way that this one can't know, `.unavailable`
    ///   where no node answers or lets us in, or a house is being moved there.
    public static func open(_ address: MariaDBAddress, connections: Int = 16) async throws(StoreError) -> MariaDBStore {
      let store = MariaDBStore(
        ConnectionPool(NodeSelector(address), size: max(1, connections), queueCapacity: StoreQueueLimits.capacity))
      do {
        try await store.pool.run { worker in
          try worker.migrate()
          if let refusal = try worker.read(isFresh: true, MoveLock.error) { throw refusal }
        }
      } catch {
        await store.close()
        throw error
      }
      return store
    }

    private init(_ pool: ConnectionPool) { self.pool = pool }

    public var metrics: [MetricFamily] { pool.metrics }

    /// Ends what is under way. Whatever is asked afterwards fails as unavailable.
    public func close() async { await pool.close() }

    public func read<Value: Sendable>(
      _ need: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      try await pool.run { worker in try worker.read(isFresh: need == .strong, work) }
    }

    public func readInBackground<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      try await read(.eventual, work)
    }

    public func write<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLConnection) throws -> Value,
      onCommit: @escaping @Sendable (Value) -> Void
    ) async throws(StoreError) -> Value {
      let value = try await pool.run { worker in try worker.write(work) }
      onCommit(value)
      return value
    }

    public func writeOnce<Value: Sendable>(
      _ work: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StoreError) -> Value {
      try await pool.run { worker in try worker.writeOnce(work) }
    }
  }
#endif
