#if MariaDB
  public import QuizSQL
  public import QuizService

  /// A database of MariaDB's that a house is copied from, or to.
  public final class MariaDBEnd: CopyEnd {
    /// How long a node may be gone until the copy is given up.
    private static let patience = Duration.seconds(60)

    private let worker: Worker

    private init(_ address: MariaDBAddress) {
      worker = Worker(Nodes(address))
    }

    /// A database to be copied from. What others change in it meanwhile shows in the comparison at the end.
    ///
    /// - Throws: `.locked` while others are connected to it, `.newer` and `.unavailable` as ``MariaDBStore`` does, the
    ///   latter also where an older Parlour wrote the data.
    public static func source(_ address: MariaDBAddress) throws(StoreError) -> MariaDBEnd {
      let end = MariaDBEnd(address)
      try end.prepare { worker in
        try Visitors.expectNone(of: address)
        try worker.read(isFresh: true, Self.check)
      }
      return end
    }

    /// A database that a house is to be moved to. Its tables are made where they are missing.
    ///
    /// - Throws: `.refused` where it has tables of another program's; others as ``source(_:)`` does.
    public static func target(_ address: MariaDBAddress) throws(StoreError) -> MariaDBEnd {
      let end = MariaDBEnd(address)
      try end.prepare { worker in
        try Visitors.expectNone(of: address)
        if let name = try worker.persistently({ connection in try connection.strangeTable() }) {
          throw StoreError.refused(detail: "there is a table “\(name)” in it that isn’t Parlour’s")
        }
        try worker.bringUpToDate()
      }
      return end
    }

    public func read<Value>(_ work: (any SQLSession) throws -> Value) throws(StoreError) -> Value {
      try patiently { worker in try worker.read(isFresh: true, work) }
    }

    public func write<Value>(_ work: (any SQLSession) throws -> Value) throws(StoreError) -> Value {
      try patiently { worker in try worker.write(work) }
    }

    public func close() { worker.disconnect() }

    /// - Throws: why nothing can be copied from there.
    static func check(_ session: any SQLSession) throws {
      guard let connection = session as? Connection, try connection.hasTaken(Schema.steps(in: .mariaDB)) else {
        throw StoreError.unavailable(
          detail: "there is no data in it yet, or an older Parlour wrote it; start this one’s server once")
      }
      if let refusal = try MoveMark.refusal(in: session) { throw refusal }
    }

    private func prepare(_ work: (Worker) throws -> Void) throws(StoreError) {
      do { try patiently(work, for: Worker.patience) } catch {
        close()
        throw error
      }
    }

    private func patiently<Value>(
      _ work: (Worker) throws -> Value, for time: Duration = patience
    ) throws(StoreError) -> Value {
      worker.deadline = .now + time
      do { return try work(worker) } catch { throw StoreError(error) }
    }
  }

  extension Connection {
    /// A table that isn't of the schema; nil where there is none.
    fileprivate func strangeTable() throws -> String? {
      let own = Set(
        Schema.tables.map(\.name) + [
          "schema_step", "schema_turn", "move_mark", "done_write", "item_sheet", "round_sheet",
        ])
      var strange: String?
      try rows("SELECT table_name FROM information_schema.tables WHERE table_schema = database()", []) { row in
        let name: String = try row[0]
        if !own.contains(name) { strange = name }
        return strange != nil
      }
      return strange
    }
  }
#endif
