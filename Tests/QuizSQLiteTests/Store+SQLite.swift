import GRDB
import QuizDatabase
import QuizService

@testable import QuizSQLite

extension Store {
  /// The store's connections to SQLite.
  var pool: DatabasePool { sqlite.pool }
  /// The store's writer.
  var commits: GroupCommit { sqlite.commits }

  private var sqlite: SQLiteDatabase {
    guard let sqlite = database as? SQLiteDatabase else { preconditionFailure("these tests open SQLite only") }
    return sqlite
  }
}
