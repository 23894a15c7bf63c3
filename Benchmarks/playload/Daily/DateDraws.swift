import QuizEngine
import QuizService

/// Draws the hard questions of one date after the other, each by starting a round.
struct DateDraws {
  let services: Services
  let account: AccountID
  let first: CalendarDate
  let game: GameID

  /// The processor time of a draw, commit included.
  func measure() async throws -> [Double] {
    try await CPUTimer.measure(100) { number in _ = try await draw(on: first + number) }
  }

  func draw(on date: CalendarDate) async throws -> RoundRecord {
    var dice = SeededGenerator(seed: UInt64(date.epochDay), stream: .simulation)
    return try await services.daily.saveStart(
      of: NewRound(
        id: RoundID(Token128(high: dice.next(), low: dice.next())), accountID: account, date: date, difficulty: .hard,
        game: game, startedAt: date.midnightUTC, dayEndsAt: (date + 1).midnightUTC, seed: 1,
        drawSeed: dice.next(), draw: .shared))
  }
}
