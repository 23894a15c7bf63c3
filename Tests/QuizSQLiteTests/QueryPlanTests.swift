import GRDB
import Testing

@testable import QuizSQLite

struct QueryPlanTests {
  private static let tables: [Query] = Query.allCases.filter { query in
    ![.begin, .commit, .rollback, .savepoint, .release, .undo].contains(query)
  }

  /// `ping` takes the first row that it meets, and nothing else.
  @Test(arguments: tables.filter { $0 != .ping })
  func `no statement reads a whole table or sorts`(query: Query) async throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore.open(directory: folder.path)
    let steps = try await store.commits.write { db in
      let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + query.rawValue)
      statement.setUncheckedArguments([])
      return try Row.fetchAll(statement).map { $0["detail"] as String }
    }
    #expect(steps.allSatisfy { !$0.contains("SCAN") && !$0.contains("TEMP B-TREE") }, "\(steps)")
    await store.close()
  }

  @Test(arguments: [
    (Query.play, "USING INDEX sqlite_autoindex_play_1 (key=?)"),
    (Query.latestPlay, "USING INDEX play_by_player (player=? AND quiz=?)"),
    (Query.answerPlay, "USING INTEGER PRIMARY KEY (rowid=?)"),
    (Query.distribution, "USING PRIMARY KEY (quiz=?)"),
    (Query.newestRevision, "USING INDEX sqlite_autoindex_revision_1 (quiz=?)"),
  ])
  func `a statement finds its rows by the index made for it`(query: Query, index: String) async throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore.open(directory: folder.path)
    let plan = try await store.commits.write { db in
      let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + query.rawValue)
      statement.setUncheckedArguments([])
      return try Row.fetchAll(statement).map { $0["detail"] as String }.joined(separator: "\n")
    }
    #expect(plan.contains(index), "\(plan)")
    await store.close()
  }
}
