internal import QuizDatabase
package import QuizEngine

extension DailyService {
  /// The languages that players can choose for their questions: those that share the game, the primary one first, and
  /// others that have a game of their own.
  package func questionLanguages() async throws(DailyError) -> [Language] {
    let shared = gameSettings.languages.all
    let ofBank = try await store.read(.strong) { db in try QuestionRows(db: db).languages() }
    return (ofBank.contains(where: shared.contains) ? shared : []) + ofBank.filter { !shared.contains($0) }
  }
}
