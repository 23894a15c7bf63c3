public import QuizEngine

/// Names a round; whoever knows it still has to be its player.
public struct RoundID: Hashable, Sendable {
  public let token: Token128

  public init(_ key: Token128) { self.token = key }
}

/// Names an item that was put on the schedule, or drawn for one player.
public struct ItemID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
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
    round: Round, isByGuest isGuests: Bool, isWithheld: Bool = false
  ) {
    self.id = id
    self.account = account
    self.date = date
    self.difficulty = difficulty
    self.item = item
    self.seed = seed
    self.round = round
    self.isByGuest = isGuests
    self.isWithheld = isWithheld
  }

  /// Whether it has a place on boards once it was answered rightly.
  public var isRanked: Bool { !isByGuest && !isWithheld }

  /// The rule by which every store plays: only the round's own player may do a move. Where one is refused, what time alone
  /// did stays done.
  public mutating func apply(_ move: RoundAction, by account: AccountID, at now: Timestamp) throws(DailyStoreError) {
    guard account == self.account else { throw .notOwner }
    do { try round.apply(move, to: item.item, at: now) } catch { throw .round(error) }
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

/// A question as it stands on the schedule.
public struct ScheduledItem: Hashable, Sendable {
  public let id: ItemID
  public let item: TriviaItem
  /// Whether an operator took it out of every result.
  public let isVoid: Bool

  public init(id: ItemID, item: TriviaItem, isVoid: Bool) {
    self.id = id
    self.item = item
    self.isVoid = isVoid
  }
}

/// A round to be started.
public struct NewRound: Hashable, Sendable {
  public let id: RoundID
  public let account: AccountID
  public let date: CalendarDate
  public let difficulty: Difficulty
  public let language: Language
  public let started: Timestamp
  public let closes: Timestamp
  /// For the order of the options.
  public let seed: UInt64
  /// For the draw, should the date have no question yet.
  public let drawSeed: UInt64
  public let draw: DrawMode
  /// See ``RoundRecord/isWithheld``.
  public let isWithheld: Bool

  public init(
    id: RoundID, account: AccountID, date: CalendarDate, difficulty: Difficulty, language: Language,
    started: Timestamp, closes: Timestamp, seed: UInt64, drawSeed: UInt64, draw: DrawMode, isWithheld: Bool = false
  ) {
    self.id = id
    self.account = account
    self.date = date
    self.difficulty = difficulty
    self.language = language
    self.started = started
    self.closes = closes
    self.seed = seed
    self.drawSeed = drawSeed
    self.draw = draw
    self.isWithheld = isWithheld
  }
}

/// Who gets which question.
public enum DrawMode: String, Hashable, Sendable {
  /// The same for everybody on a date.
  case shared
  /// Another for each player, never the same for one player twice. There are no boards then.
  case personal
}

/// What a player does in a round.
public enum RoundAction: Hashable, Sendable {
  /// Looks at it: only time does something.
  case observe
  case heartbeat
  case pause
  case resume
  /// - Parameter option: an index into the item's options, whatever order the player saw.
  case answer(option: Int)
}

extension Round {
  /// Does a move. The answer that was given already can be given again and changes nothing: whoever sends it twice gets
  /// the same verdict twice.
  public mutating func apply(_ move: RoundAction, to item: TriviaItem, at now: Timestamp) throws(RoundError) {
    if case .answered(let given, _) = phase, move == .answer(option: given) { return }
    switch move {
    case .observe: advance(to: now)
    case .heartbeat: try recordHeartbeat(at: now)
    case .pause: try pause(at: now)
    case .resume: try resume(at: now)
    case .answer(let option): try answer(option, of: item.options.count, at: now)
    }
  }
}
