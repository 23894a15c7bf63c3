import GRDB
import StoreContract
import Testing

@testable import QuizSQLite
@testable import QuizService

/// What happens to the rows that refer to an account when the account is deleted.
struct AccountReferenceTests {
  /// ``AccountDeletion`` deletes these rows first.
  private static let deletedBefore: Set = ["draft.owner_account_id", "round.account_id"]
  private static let deletedWithAccount: Set = [
    "account_time_zone.account_id", "day_result.account_id", "draft_editor.editor_account_id",
    "known_browser.account_id", "member.account_id", "report.account_id", "role_invitation.inviter_account_id",
    "session.account_id", "streak_checkpoint.account_id", "week_score.account_id",
  ]
  /// These rows stay and no longer say whose they are. `docs/security.md` says it.
  private static let anonymized: Set = [
    "correction.account_id", "draft_change.author_account_id", "draft_publication.decider_account_id",
    "draft_revision.publisher_account_id", "question_translation.account_id",
  ]

  @Test(arguments: [("NO ACTION", deletedBefore), ("CASCADE", deletedWithAccount), ("SET NULL", anonymized)])
  func `every reference to an account is deleted or emptied with it`(action: String, columns: Set<String>) async throws
  {
    let folder = TemporaryFolder()
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    let found = try await store.commits.write { db in
      try String.fetchSet(
        db,
        sql: """
          SELECT tables.name || '.' || keys."from"
          FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
          WHERE tables.type = 'table' AND keys."table" = 'account' AND keys.on_delete = ?
          """, arguments: [action])
    }
    await store.close()
    #expect(found == columns)
  }
}
