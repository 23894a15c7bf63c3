/// Dates in a row on which something was done, with one missed date in any seven forgiven.
///
/// Dates that don't count, because the player's calendar never had them or their questions were voided, neither lengthen
/// nor break a streak.
public struct Streak: Hashable, Sendable {
  /// How many dates it was done on; forgiven ones aren't among them.
  public let length: Int
  public let first: CalendarDate
  public let last: CalendarDate
  /// The missed dates within it.
  public let forgiven: [CalendarDate]

  /// Of so many dates in a row that count, one may be missed.
  static let forgivenessWindow = 7
}

/// What a date was to a player.
public enum StreakDayStatus: Hashable, Sendable {
  case done
  /// Nothing was done.
  case missed
  /// It was played as the streak asks, and not to the end.
  case unfinished
  /// It was played, and not as the streak asks.
  case failed
  /// It doesn't count.
  case neutral
}

/// A player's streaks of one kind.
public struct Streaks: Hashable, Sendable {
  /// The one that today can go on; nil where there is none.
  public let current: Streak?
  /// The longest ever, the earlier one where two are as long.
  public let longest: Streak?

  /// - Parameters:
  ///   - first: the first date that can count.
  ///   - today: the last one. Missed or unfinished it breaks nothing: it isn't over.
  ///   - mark: what each date was.
  ///
  /// Linear in the number of dates.
  public init(from first: CalendarDate, through today: CalendarDate, status mark: (CalendarDate) -> StreakDayStatus) {
    var run = StreakTracker()
    var longest: Streak?
    for number in first.epochDay..<max(first.epochDay, today.epochDay + 1) {
      let date = CalendarDate(epochDay: number)
      let mark = mark(date)
      if date == today, mark == .missed || mark == .unfinished { break }
      run.record(date, mark)
      if let streak = run.streak, streak.length > longest?.length ?? 0 { longest = streak }
    }
    current = run.streak
    self.longest = longest
  }
}

/// A streak while it is followed through the dates: always the longest one that can still go on.
private struct StreakTracker {
  private var length = 0
  private var first: CalendarDate?
  private var last: CalendarDate?
  private var forgiven: [CalendarDate] = []
  /// The last date, where it was missed: forgiven only if the streak goes on.
  private var pending: CalendarDate?
  /// What was done since the last missed date: how often, and from when; nil before any was missed.
  private var sinceMiss: (length: Int, first: CalendarDate?)?

  var streak: Streak? {
    guard let first, let last else { return nil }
    return Streak(length: length, first: first, last: last, forgiven: forgiven)
  }

  mutating func record(_ date: CalendarDate, _ mark: StreakDayStatus) {
    switch mark {
    case .neutral: break
    case .done: add(date)
    case .missed: miss(date)
    case .unfinished, .failed: self = StreakTracker()
    }
  }

  private mutating func add(_ date: CalendarDate) {
    if let missed = pending { forgiven.append(missed) }
    pending = nil
    length += 1
    first = first ?? date
    last = date
    sinceMiss = sinceMiss.map { ($0.length + 1, $0.first ?? date) }
  }

  /// Two missed dates lie in one window where fewer than `window - 1` dates lie between them. The streak can then only
  /// have begun after the first of them.
  private mutating func miss(_ date: CalendarDate) {
    guard first != nil else { return }
    if let since = sinceMiss, since.length < Streak.forgivenessWindow - 1 {
      guard let restart = since.first else {
        self = StreakTracker()
        return
      }
      (length, first, forgiven) = (since.length, restart, [])
    }
    pending = date
    sinceMiss = (0, nil)
  }
}
