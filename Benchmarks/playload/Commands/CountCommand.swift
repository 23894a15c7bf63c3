import ArgumentParser
import QuizEngine
import QuizSQLite
import QuizService

struct CountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Tells how many finished plays a data folder holds, as the store counts them.")

  @Option(help: "The folder; no server may have it open.")
  var data: String

  @Option(help: "The quiz, by its id.")
  var quiz: String

  func run() async throws {
    let store = try HouseStore(SQLiteDatabase.open(directory: data))
    let total = try await store.distribution(of: QuizID(quiz)).total
    await store.close()
    print("{\"plays\": \(total)}")
  }
}
