import Foundation
import GRDB
import StoreContract
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

struct QueryPlanTests {
  /// These may scan. `ping` reads only the first row. The audit log and the clock's resets are read from their ends.
  /// Each language has about 18 counts. There are few quizzes and open reports, and one row for each imported file.
  /// The languages of the game are some rows; translations are counted at a server's start.
  /// Voided questions are found through operators' corrections, which are few. Quizzes that were made of drafts are
  /// few, as all quizzes are. Licences are grouped ten thousand questions at a time. The latest plays are those of one
  /// browser. Signing everybody out changes the whole table, and so does a language that leaves the game. A list of
  /// drafts is read from its index's end; the drafts of others that an account edits are few, and sorted.
  private static let exceptions: Set = [
    "HealthStatement.ping", "AdminStatement.auditLog", "LatestInstantStatement.resets", "BankStatement.languages",
    "LibraryStatement.newestRevisions", "AdminStatement.openReports", "ImportStatement.unfinished",
    "ImportStatement.allUndone",
    "ImportStatement.list", "ItemStatement.voided", "GameLanguageStatement.all", "GameLanguageStatement.moveReaders",
    "TranslationStatement.counts", "PlayStatement.latestPlays",
    "AnalyticsStatement.licences", "SessionStatement.endSessionsOfNamedAccounts",
    "PublicationStatement.publications", "DraftStatement.accessiblePage", "DraftStatement.allPage",
    "DraftStatement.allCount",
    "DraftStatement.playCount",
  ]

  @Test(arguments: PreparedStatement.all)
  func `no statement scans a table or sorts, with few exceptions`(statement: PreparedStatement) async throws {
    let plan = try await plan(of: statement.sql)
    let costly = plan.filter { $0.hasPrefix("SCAN") && $0 != "SCAN CONSTANT ROW" || $0.contains("TEMP B-TREE") }
    #expect(costly.isEmpty != Self.exceptions.contains(statement.name), "\(statement.name): \(plan)")
  }

  /// See ST19 in DESIGN.md. The conditions of a table are part of the statements that write its rows.
  @Test(arguments: [
    SessionStatement.session as any SQLStatement, PlayStatement.addPlay, PlayStatement.play, PlayStatement.answerPlay,
    PlayStatement.answerRememberedPlay, RoundStatement.roundIDsOfDate, RoundStatement.addRound, RoundStatement.round,
    RoundStatement.saveRound, RoundStatement.unfinishedRounds, RoundStatement.unfinishedRoundsAndAllOfDate,
    ItemStatement.itemOnSchedule, ItemStatement.categoriesOnSchedule, ItemStatement.incrementStarts,
    ItemStatement.incrementAnswerCount, ItemStatement.markStarted, ItemStatement.isOnSchedule,
    StreakStatement.checkpoint, StreakStatement.finishedDates, StreakStatement.deleteIfCounted, StreakStatement.save,
    StreakStatement.latestCorrection, DayResultStatement.add, WeekScoreStatement.add, RoundStatement.dateOfRound,
    RoundStatement.bestTime, RoundStatisticsStatement.published, RoundStatisticsStatement.unpublishedCount,
    RoundStatisticsStatement.quickerRounds, TranslationStatement.ofQuestionInLanguage,
  ])
  func `what each start and each answer executes makes no temporary table`(statement: any SQLStatement) async throws {
    let steps = try await explain("EXPLAIN " + statement.rawValue, column: "opcode")
    #expect(steps.count > 5)
    #expect(!steps.contains { ["OpenEphemeral", "OpenAutoindex", "SorterOpen"].contains($0) })
  }

  @Test(arguments: PreparedStatement.all)
  func `a statement with more than five values names them`(statement: PreparedStatement) {
    let marks = statement.sql.matches(of: /\?(\d*)/).map { String($0.1) }
    let count = marks.count { $0.isEmpty } + Set(marks.filter { !$0.isEmpty }).count
    let isList = statement.sql.contains(/IN \((\?,\s+){5}/)
    #expect(count <= 5 || isList, "\(statement.name) has \(count) question marks")
    #expect(marks.isEmpty || !statement.sql.contains(/:[a-z_]+/), "\(statement.name) mixes names and question marks")
  }

  @Test func `the list of statements has every enumeration of the module`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/QuizService").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /enum (\w+): String, SQLStatement\b/).map { String($0.1) }
    }
    #expect(declared.count > 10)
    #expect(declared.sorted() == PreparedStatement.typeNames.sorted())
  }

  @Test(arguments: [
    (PlayStatement.play as any SQLStatement, "USING INDEX sqlite_autoindex_play_1 (public_id=?)"),
    (PlayStatement.latestPlay, "USING INDEX play_by_browser (browser_digest=? AND quiz_id=?)"),
    (PlayStatement.answerPlay, "USING INTEGER PRIMARY KEY (rowid=?)"),
    (DistributionStatement.all, "USING PRIMARY KEY (quiz_id=?)"),
    (LibraryStatement.newestRevision, "USING INDEX sqlite_autoindex_revision_1 (quiz_id=?)"),
    (SessionStatement.session, "session USING PRIMARY KEY (token_digest=?)"),
    (DraftStatement.changesBetween, "draft_change USING PRIMARY KEY (draft_id=? AND version>? AND version<?)"),
    (
      DraftStatement.steps,
      "draft_change USING COVERING INDEX draft_change_by_account (author_account_id=? AND draft_id=?)"
    ),
    (AccountStatement.hasOperator, "account USING COVERING INDEX account_operator (role=?)"),
    (RoundStatement.unfinishedRounds, "unfinished USING INDEX round_open (account_id=?)"),
    (RoundStatement.roundsOfDate, "round USING PRIMARY KEY (account_id=? AND date=?)"),
    (RoundStatement.roundIDsOfDate, "round USING PRIMARY KEY (account_id=? AND date=?)"),
    (RoundStatement.bestTime, "INDEX round_best_time (account_id=? AND difficulty=?)"),
    (RoundStatement.pastRounds, "round USING PRIMARY KEY (account_id=? AND date<?)"),
    (RoundStatement.history, "round USING PRIMARY KEY (account_id=?)"),
    (ItemStatement.itemOnSchedule, "item USING INDEX item_on_schedule (game=? AND difficulty=? AND date=?)"),
    (BoardStatement.dayTop, "day_result USING COVERING INDEX day_ranking (game=? AND date=?)"),
    (BoardStatement.dayCount, "day_result USING COVERING INDEX day_ranking (game=? AND date=?)"),
    (BoardStatement.dayBetter, "day_result USING COVERING INDEX day_ranking (game=? AND date=? AND correct_count>?)"),
    (BoardStatement.questionTop, "round USING COVERING INDEX round_ranking (item_id=?)"),
    (BoardStatement.questionCount, "round USING COVERING INDEX round_ranking (item_id=?)"),
    (BoardStatement.questionBetter, "round USING COVERING INDEX round_ranking (item_id=? AND ended_after_ms<?)"),
    (BoardStatement.weekTop, "week_score USING COVERING INDEX week_board (game=? AND monday=?)"),
    (BoardStatement.weekCount, "week_score USING COVERING INDEX week_board (game=? AND monday=?)"),
    (BankStatement.drawPoolCount, "draw_pool USING PRIMARY KEY (game=? AND difficulty=?)"),
    (TranslationStatement.inLanguage, "USING PRIMARY KEY (question_id=? AND language=? AND replaced_at=?)"),
    (PracticeStatement.pastCount, "item USING COVERING INDEX item_by_date (game=? AND date<?)"),
  ])
  func `a statement uses the index that was made for it`(statement: any SQLStatement, index: String) async throws {
    let plan = try await plan(of: statement.rawValue)
    #expect(plan.contains { $0.contains(index) }, "\(plan)")
  }

  private func plan(of sql: String) async throws -> [String] {
    try await explain("EXPLAIN QUERY PLAN " + sql, column: "detail")
  }

  private func explain(_ sql: String, column: String) async throws -> [String] {
    let folder = TemporaryFolder()
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    let rows = try await store.commits.write { db in
      let statement = try db.makeStatement(sql: sql)
      statement.setUncheckedArguments([])
      return try Row.fetchAll(statement).map { $0[column] as String }
    }
    await store.close()
    return rows
  }
}
