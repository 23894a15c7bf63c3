package import QuizEngine

/// Identifies a round. It grants nothing: only the round's own player may use it.
package struct RoundID: Hashable, Sendable {
  package let token: Token128

  package init(_ token: Token128) { self.token = token }
}

/// A round as stores keep it.
package struct RoundRecord: Hashable, Sendable {
  package let id: RoundID
  package let accountID: AccountID
  /// The date of the daily game, by the player's own calendar.
  package let date: CalendarDate
  package let difficulty: Difficulty
  package private(set) var item: ItemRecord
  /// Determines the order in which this player sees the options.
  package let seed: UInt64
  /// The round's phase and its stopwatch.
  package private(set) var round: Round
  package let ranking: RoundRanking

  package init(
    id: RoundID, accountID: AccountID, date: CalendarDate, difficulty: Difficulty, item: ItemRecord, seed: UInt64,
    round: Round, ranking: RoundRanking
  ) {
    self.id = id
    self.accountID = accountID
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.seed = seed
    self.round = round
    self.ranking = ranking
  }

  /// Applies an action. Only the round's own player may act. If it throws `.round`, what time alone has changed stays
  /// changed.
  package mutating func apply(_ action: RoundAction, by accountID: AccountID, at now: Timestamp) throws(DailyError) {
    guard accountID == self.accountID else { throw .noSuchRound }
    do { try round.apply(action, to: item.content, seed: seed, at: now) } catch { throw .round(error) }
  }

  /// The round as it is at a moment: it ends when its time is over. See ``QuizEngine/Round/advance(to:)``.
  package func advanced(to now: Timestamp) -> RoundRecord {
    var record = self
    record.round.advance(to: now)
    return record
  }

  /// The round after the player has left its page; see ``QuizEngine/Round/leave(at:)``.
  func left(at now: Timestamp) -> RoundRecord {
    var record = self
    record.round.leave(at: now)
    return record
  }
}

extension RoundRecord {
  /// The record for a page, with the item's texts in another language. Only the texts may differ.
  package func showing(_ item: ItemRecord) -> RoundRecord {
    var record = self
    record.item = item
    return record
  }

  /// The question that is asked.
  package var question: TriviaQuestion { item.content.question }

  /// The order in which this player sees the options, as indices into the item's options.
  package var optionOrder: [Int] { item.content.optionOrder(seed: seed) }

  /// The option that the player chose, as an index into the item's options; nil without an answer.
  var chosenOption: Int? { if case .answered(let option, _) = round.phase { option } else { nil } }

  /// How the round ended, whether or not its question was voided; nil until it is over.
  package var verdict: PlayedRound.Verdict? {
    switch round.phase {
    case .running, .paused: nil
    case .answered(let option, _): option == item.content.correctIndex ? .correct : .wrong
    case .timedOut: .timedOut
    case .expired: .expired
    }
  }

  /// The verdict that counts; nil until the round is over, or if its question was voided.
  package var countedVerdict: PlayedRound.Verdict? { item.isVoid ? nil : verdict }
}
