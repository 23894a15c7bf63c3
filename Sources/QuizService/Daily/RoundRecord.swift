public import QuizEngine

/// Names a round; whoever knows it still has to be its player.
public struct RoundID: Hashable, Sendable {
  public let token: Token128

  public init(_ key: Token128) { self.token = key }
}

/// A round as it is kept.
public struct RoundRecord: Hashable, Sendable {
  public let id: RoundID
  public let account: AccountID
  public let date: CalendarDate
  public let difficulty: Difficulty
  public let item: ScheduledItem
  /// For the order in which this player sees the options.
  public let seed: UInt64
  public private(set) var round: Round
  /// Whether it was played as a guest: it enters no board then, ever.
  public let isByGuest: Bool
  /// Whether it was started in a browser where another account had been deleted on its date, whose player may have seen
  /// the question: it enters no board either.
  public let isWithheld: Bool

  public init(
    id: RoundID, account: AccountID, date: CalendarDate, difficulty: Difficulty, item: ScheduledItem, seed: UInt64,
    round: Round, isByGuest: Bool, isWithheld: Bool = false
  ) {
    self.id = id
    self.account = account
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.seed = seed
    self.round = round
    self.isByGuest = isByGuest
    self.isWithheld = isWithheld
  }

  /// Whether it has a place on boards once it was answered rightly.
  public var isRanked: Bool { !isByGuest && !isWithheld }

  /// The rule by which every store plays: only the round's own player may do a move. Where one is refused, what time alone
  /// did stays done.
  public mutating func apply(_ action: RoundAction, by account: AccountID, at now: Timestamp) throws(DailyStoreError) {
    guard account == self.account else { throw .notOwner }
    do { try round.apply(action, to: item.item, at: now) } catch { throw .round(error) }
  }

  /// See ``QuizEngine/Round/settle(at:)``.
  public mutating func settle(at now: Timestamp) { round.advance(to: now) }

  /// Whether it was answered rightly; nil while it is open, or where its question was voided.
  public var isCorrect: Bool? {
    guard !item.isVoid, round.isOver else { return nil }
    guard case .answered(let option, _) = round.phase else { return false }
    return option == item.item.keyIndex
  }
}

extension RoundRecord {
  /// The order in which this player sees the options: indices into the item's.
  public var optionOrder: [Int] { item.item.optionOrder(seed: seed) }

  /// How the round ended; nil while it is open. Whether its question was voided is another matter.
  public var outcome: PlayedRound.Verdict? {
    switch round.phase {
    case .running, .paused: nil
    case .answered(let option, _): option == item.item.keyIndex ? .correct : .wrong
    case .timedOut: .timedOut
    case .expired: .expired
    }
  }
}
