#if MariaDB
  public import QuizSQL
  public import QuizService

  /// A database of MariaDB's as it is at one moment, to be copied while servers go on working with it.
  public final class MariaDBSnapshot: CopyEndpoint {
    private static let settings = [
      "SET SESSION max_statement_time = 0, idle_transaction_timeout = 0, idle_readonly_transaction_timeout = 0",
      "SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ",
    ]

    /// The moment ends with it.
    private var connection: MariaDBConnection?

    /// Holds the moment, with everything that anybody was told of before, on whatever node.
    ///
    /// - Throws: `.newer`, or `.unavailable` where no node answers, or the data is an older Parlour's.
    public init(_ address: MariaDBAddress) throws(StoreError) {
      do {
        let connection = try NodeSelector(address).connect()
        for sql in Self.settings { try connection.run(sql) }
        try connection.setWaitsForReplication(true)
        try MariaDBEndpoint.check(connection)
        try connection.run("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY")
        self.connection = connection
      } catch { throw StoreError(error) }
    }

    public func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
      guard let connection else { throw .unavailable(detail: "it is closed") }
      do { return try work(connection) } catch { throw StoreError(error) }
    }

    public func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
      throw .readOnly
    }

    public func close() { connection = nil }
  }
#endif
