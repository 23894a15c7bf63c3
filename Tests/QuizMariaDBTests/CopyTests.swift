#if MariaDB
  import Foundation
  import QuizEngine
  import QuizSQLite
  import StoreContract
  import StoreStatus
  import Testing

  @testable import QuizMariaDB
  @testable import QuizDatabase
  @testable import QuizService

  /// Runs on the servers that `Tests/Cluster/cluster.py` starts.
  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"), .serialized)
  struct CopyTests {
    private let folders = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)").path
    private let database: TemporaryDatabase

    init() throws { database = try TemporaryDatabase() }

    @Test func `a house that moves to MariaDB and back is the same, and deleted numbers are never reused`() async throws
    {
      defer { try? FileManager.default.removeItem(atPath: folders) }
      let old = try await full("old")
      let there = try move(
        from: try SQLiteEndpoint.source(directory: old), to: try MariaDBEndpoint.target(database.nodes[0]))
      let back = try move(
        from: try MariaDBEndpoint.source(database.nodes[0]), to: try SQLiteEndpoint.target(directory: folders + "/new"))
      #expect(there.map(\.sum) == back.map(\.sum))
      for (table, sum) in there { #expect(sum.rows > 0, "the house has no \(table)") }
      #expect(try Self.rows(of: "player_group", in: SQLiteEndpoint.source(directory: folders + "/new")) == 1)
      let highestIDs = [old, folders + "/new"].map { path in
        Result { try Self.highestIDs(SQLiteEndpoint.source(directory: path)) }
      }
      #expect(try highestIDs[0].get() == highestIDs[1].get())
      let store = try await database.open()
      let group = NewGroup(name: "New", invitation: Token128(high: 1, low: 1))
      let account = AccountID(try #require(try highestIDs[0].get().first { $0 > 1 << 39 }))
      let founded = try #require(try await store.createGroup(group, by: account, at: Timestamp(milliseconds: 0)))
      #expect(founded.id.number > 2, "the second group is gone, and its number with it")
      await store.close()
    }

    @Test func `counts that several servers split into shards are read as one`() async throws {
      defer { try? FileManager.default.removeItem(atPath: folders) }
      let store = try await database.open()
      try await SampleData.fill(database, store)
      let before = try await store.distribution(of: QuizID("singles"))
      await store.close()
      #expect(try Self.rows(of: "distribution", in: MariaDBEndpoint.source(database.nodes[0])) > 3)
      try move(from: MariaDBEndpoint.source(database.nodes[0]), to: SQLiteEndpoint.target(directory: folders + "/new"))
      #expect(try Self.rows(of: "distribution", in: SQLiteEndpoint.source(directory: folders + "/new")) == 3)
      let moved = try Store(SQLiteDatabase.open(directory: folders + "/new"))
      #expect(try await moved.distribution(of: QuizID("singles")) == before)
      await moved.close()
    }

    @Test func `every table is copied with every column that MariaDB doesn't generate`() async throws {
      await (try database.open()).close()
      let connection = try MariaDBConnection(to: database.nodes[0].hosts[0], database.nodes[0])
      for table in Schema.tables {
        var columns: Set<String> = []
        let sql = """
          SELECT column_name FROM information_schema.columns
          WHERE table_schema = database() AND table_name = ? AND is_generated = 'NEVER'
          """
        try connection.rows(sql, [table.name]) { row in
          columns.insert(try row[0])
          return false
        }
        #expect(columns == Set(table.columns.map(\.name) + (table.isSharded ? ["shard"] : [])), "\(table.name)")
      }
    }

    @Test func `a cancelled move resumes, and the database can't be opened before its end`() async throws {
      defer { try? FileManager.default.removeItem(atPath: folders) }
      let old = try await full("old")
      var batches = 30
      #expect(throws: CopyError.cancelled) {
        try move(from: SQLiteEndpoint.source(directory: old), to: MariaDBEndpoint.target(database.nodes[0]), batch: 40)
        { _ in
          batches -= 1
          return batches > 0
        }
      }
      let openingError = await #expect(throws: StoreError.self) { try await MariaDBDatabase.open(database.nodes[0]) }
      #expect("\(openingError, default: "")".contains("hasn’t ended"))
      try move(from: SQLiteEndpoint.source(directory: old), to: MariaDBEndpoint.target(database.nodes[0]), batch: 40)
      await (try database.open()).close()
    }

    @Test func `servers that use the database are detected`() async throws {
      let store = try await database.open()
      try await store.ping()
      #expect { try MariaDBEndpoint.source(database.nodes[0]) } throws: { error in
        if case StoreError.locked(let holder) = error { holder?.contains("parlour from ") == true } else { false }
      }
      await store.close()
      try MariaDBEndpoint.source(database.nodes[0]).close()
    }

    @Test func `a database with another program's tables is refused`() throws {
      let connection = try MariaDBConnection(to: database.nodes[0].hosts[0], database.nodes[0])
      try connection.run("CREATE TABLE theirs (a INT PRIMARY KEY)")
      withExtendedLifetime(connection) {}
      #expect(throws: StoreError.self) { try MariaDBEndpoint.target(database.nodes[0]) }
    }

    @Test func `a backup is one snapshot with everything that was reported before it`() async throws {
      defer { try? FileManager.default.removeItem(atPath: folders) }
      try FileManager.default.createDirectory(atPath: folders, withIntermediateDirectories: true)
      let store = try await database.open()
      try await SampleData.fill(database, store)
      let writer = Task {
        var number: UInt8 = 0
        while !Task.isCancelled {
          _ = try? await store.recordAttempt([3, number], within: .passwords, at: Timestamp(milliseconds: 1))
          number &+= 1
        }
      }
      let file = folders + "/backup.sqlite"
      let backup = try BackupFile(file, replacing: false)
      let source = try MariaDBSnapshot(database.nodes[database.nodes.count - 1])
      let target = try backup.endpoint()
      var copy = DataCopy(from: source, to: target, batchSize: 10) { _ in true }
      let sums = try copy.run()
      target.close()
      source.close()
      _ = try backup.finish()
      writer.cancel()
      await writer.value
      await store.close()
      #expect(sums.filter { ["account", "round", "play"].contains($0.table) }.allSatisfy { $0.sum.rows > 0 })
      try FolderRestore.run(file, into: folders + "/new", replacing: false) { _ in true }
      let restored = try Store(SQLiteDatabase.open(directory: folders + "/new"))
      await restored.close()
    }

    private func full(_ name: String) async throws -> String {
      let path = "\(folders)/\(name)"
      let house = FolderStoreProvider(path: path)
      let store = try await house.open()
      try await SampleData.fill(house, store)
      await store.close()
      let end = try SQLiteEndpoint.target(directory: path)
      try end.write(SampleData.addHostileRows)
      end.close()
      return path
    }

    @discardableResult
    private func move(
      from source: some CopyEndpoint, to target: some CopyEndpoint, batch: Int = 2_000,
      watch: @escaping DataCopy.ProgressHandler = { _ in true }
    ) throws -> DataCopy.Checksums {
      defer {
        target.close()
        source.close()
      }
      return try DataMove("move", from: source, to: target).run(batchSize: batch, onProgress: watch)
    }

    private static func rows(of table: String, in end: some CopyEndpoint) throws -> Int {
      defer { end.close() }
      return try end.read { db in
        var count = 0
        try db.rows("SELECT count(*) FROM \(table)", []) { row in
          count = try row[0]
          return true
        }
        return count
      }
    }

    private static func highestIDs(_ end: some CopyEndpoint) throws -> [Int64] {
      defer { end.close() }
      return try end.read { db in
        try Schema.tables.filter(\.neverReusesIDs).map { try DataCopy.highestAssignedID(of: $0, in: db) }
      }
    }
  }

  /// A folder of SQLite's for a house.
  private struct FolderStoreProvider: StoreProvider {
    let path: String

    func open() async throws -> Store { try Store(SQLiteDatabase.open(directory: path)) }

  }
#endif
