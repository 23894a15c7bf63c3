import Foundation
import GRDB
import StoreContract
import Testing

@testable import QuizSQL
@testable import QuizSQLite

struct QueryPlanTests {
  /// These may scan. `ping` reads only the first row. The audit log and the clock's resets are read from their ends.
  /// Each language has about 18 counts. There are few quizzes and open reports, and one row for each imported file.
  /// Licences are grouped ten thousand questions at a time. The latest plays are those of one browser. Signing everybody out affects the whole table.
  private static let exceptions: Set = [
    "HealthQuery.ping", "AdminQuery.auditLog", "ServerClockQuery.resets", "BankQuery.languages",
    "LibraryQuery.newestRevisions", "AdminQuery.openReports", "ImportQuery.unfinished", "ImportQuery.allUndone",
    "ImportQuery.list", "PlayQuery.latestPlays", "AnalyticsQuery.licences", "AccountQuery.endAllSessions",
  ]

  @Test(arguments: PreparedStatement.all)
  func `no statement scans a table or sorts, with few exceptions`(statement: PreparedStatement) async throws {
    let plan = try await plan(of: statement.sql)
    let costly = plan.filter { $0.hasPrefix("SCAN") && $0 != "SCAN CONSTANT ROW" || $0.contains("TEMP B-TREE") }
    #expect(costly.isEmpty != Self.exceptions.contains(statement.name), "\(statement.name): \(plan)")
  }

  @Test func `the list of statements has every enumeration of the module`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/QuizSQL").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /enum (\w+): String, PreparedQuery\b/).map { String($0.1) }
    }
    #expect(declared.count > 10)
    #expect(declared.sorted() == PreparedStatement.queryNames.sorted())
  }

  @Test(arguments: [
    (PlayQuery.play as any PreparedQuery, "USING INDEX sqlite_autoindex_play_1 (public_id=?)"),
    (PlayQuery.latestPlay, "USING INDEX play_by_player (player_digest=? AND quiz_id=?)"),
    (PlayQuery.answerPlay, "USING INTEGER PRIMARY KEY (rowid=?)"),
    (PlayQuery.distribution, "USING PRIMARY KEY (quiz_id=?)"),
    (LibraryQuery.newestRevision, "USING INDEX sqlite_autoindex_revision_1 (quiz_id=?)"),
    (AccountQuery.session, "session USING PRIMARY KEY (token_digest=?)"),
    (RoundQuery.openRounds, "round USING INDEX round_open (account_id=?)"),
    (RoundQuery.roundsOfDate, "round USING PRIMARY KEY (account_id=? AND date=?)"),
    (RoundQuery.history, "round USING PRIMARY KEY (account_id=?)"),
    (ItemQuery.itemOnSchedule, "item USING INDEX item_on_schedule (language=? AND difficulty=? AND date=?)"),
    (BoardQuery.dayTop, "round USING COVERING INDEX round_ranking (item_id=?)"),
    (BoardQuery.dayCount, "round USING COVERING INDEX round_ranking (item_id=?)"),
    (BoardQuery.dayBetter, "round USING COVERING INDEX round_ranking (item_id=? AND elapsed_ms<?)"),
    (BoardQuery.weekTop, "week_score USING COVERING INDEX week_board (language=? AND monday=?)"),
    (BoardQuery.weekCount, "week_score USING COVERING INDEX week_board (language=? AND monday=?)"),
    (BankQuery.drawPoolCount, "draw_pool USING PRIMARY KEY (language=? AND difficulty=?)"),
    (PracticeQuery.pastCount, "item USING COVERING INDEX item_by_date (language=? AND date<?)"),
  ])
  func `a statement uses the index that was made for it`(query: any PreparedQuery, index: String) async throws {
    let plan = try await plan(of: query.rawValue)
    #expect(plan.contains { $0.contains(index) }, "\(plan)")
  }

  private func plan(of sql: String) async throws -> [String] {
    let folder = TemporaryFolder()
    let store = try SQLiteStore.open(directory: folder.path)
    let plan = try await store.commits.write { db in
      let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
      statement.setUncheckedArguments([])
      return try Row.fetchAll(statement).map { $0["detail"] as String }
    }
    await store.close()
    return plan
  }
}
