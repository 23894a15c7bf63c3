import ArgumentParser
import QuizDatabase
import QuizSQLite
import QuizService

struct CountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Tells how many finished plays a data folder holds, one by one.")

  @Option(help: "The folder; no server may have it open.")
  var data: String

  @Option(help: "The quiz, by its id.")
  var quiz: String

  private static let finishedPlays = """
    SELECT count(*) FROM play JOIN quiz ON quiz.id = play.quiz_id WHERE quiz.name = ? AND finished_at IS NOT NULL
    """

  func run() async throws {
    let store = try Store(SQLiteDatabase.open(directory: data))
    let plays = try await StoreHandle(store).read(.strong) { [quiz] db in
      var count = 0
      try db.rows(Self.finishedPlays, [quiz]) { row in
        count = try row[0]
        return true
      }
      return count
    }
    await store.close()
    print("{\"plays\": \(plays)}")
  }
}
