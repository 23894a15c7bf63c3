import ArgumentParser
import Foundation
import QuizDatabase
import QuizEngine
import QuizSQLite
import QuizService

struct DrawCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Measures how long a date's question takes out of the bank of a data folder.",
    discussion: """
      In milliseconds of processor time, three rounds of 100 dates each, for a new player. It prints the languages of the \
      first question, too.
      """)

  @Option(help: "The folder; no server may have it open.")
  var data: String

  @Option(help: "The language whose readers' game asks the questions.")
  var language = "en"

  func run() async throws {
    let store = try Store(SQLiteDatabase.open(directory: data))
    let accounts = try await store.signUp(PastYear(players: 1, rounds: 0))
    let dependencies = Dependencies(now: { PastYear.opening }, randomBits: { .random(in: .min ... .max) })
    let bank = BankService(store: store, dependencies: dependencies)
    let draws = DateDraws(
      services: Services(library: LibraryService(store: store), store: store, dependencies: dependencies),
      account: accounts[0], first: PastYear.first, game: try await bank.gameLanguages().game(of: Language(language)))
    let number = try await draws.draw(on: PastYear.first - 1).item.questionID.number
    let drawn = try await bank.questions(after: BankQuestionID(number - 1), limit: 1)
    let measurements = try await draws.measure()
    await store.close()
    let results = Results(draw: measurements, languages: drawn.flatMap(\.entry.question.languages).map(\.tag).sorted())
    print(String(decoding: try JSONEncoder().encode(results), as: UTF8.self))
  }

  private struct Results: Encodable {
    let draw: [Double]
    let languages: [String]
  }
}
