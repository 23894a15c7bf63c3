/// Follows a streak date by date. It always has the longest streak that can still continue.
public struct StreakTracker: Hashable, Sendable {
  /// The dates since the last missed one on which the player met the goal.
  public struct SinceMiss: Hashable, Sendable {
    /// How many there are.
    public var length: Int
    /// The first of them; nil if there is none.
    public var first: CalendarDate?

    /// - Parameter first: nil if `length` is 0.
    public init(length: Int, first: CalendarDate?) {
      self.length = length
      self.first = first
    }
  }

  /// The number of dates on which the player met the goal.
  public private(set) var length = 0
  /// The first of them; nil if there is no streak.
  public private(set) var first: CalendarDate?
  /// The last of them; nil if there is no streak.
  public private(set) var last: CalendarDate?
  /// The last date, if it was missed. It is forgiven only if the streak continues.
  public private(set) var pending: CalendarDate?
  /// Nil if no date of the streak was missed.
  public private(set) var sinceMiss: SinceMiss?
  private var forgiven: [CalendarDate] = []

  /// Starts without a streak.
  public init() {}

  /// Restores a stored state. Its ``streak`` lacks the dates that were forgiven before.
  ///
  /// - Returns: nil if the values contradict each other.
  public init?(
    length: Int, first: CalendarDate?, last: CalendarDate?, pending: CalendarDate?, sinceMiss: SinceMiss?
  ) {
    guard length >= 0, (first == nil) == (length == 0), (last == nil) == (length == 0),
      length > 0 || pending == nil && sinceMiss == nil,
      sinceMiss.map({ $0.length >= 0 && ($0.first == nil) == ($0.length == 0) }) ?? true
    else { return nil }
    self.length = length
    self.first = first
    self.last = last
    self.pending = pending
    self.sinceMiss = sinceMiss
  }

  /// The streak that the next date can continue; nil if there is none.
  public var streak: Streak? {
    guard let first, let last else { return nil }
    return Streak(length: length, first: first, last: last, forgiven: forgiven)
  }

  /// Adds the next date.
  public mutating func record(_ date: CalendarDate, _ status: StreakDayStatus) {
    switch status {
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
    sinceMiss = sinceMiss.map { SinceMiss(length: $0.length + 1, first: $0.first ?? date) }
  }

  /// Two missed dates are in the same window if there are fewer than `forgivenessWindow - 1` done dates between them.
  /// The streak then starts after the first missed date.
  private mutating func miss(_ date: CalendarDate) {
    guard first != nil else { return }
    if let since = sinceMiss, since.length < Streak.forgivenessWindow - 1 {
      guard let restart = since.first else {
        self = StreakTracker()
        return
      }
      length = since.length
      first = restart
      forgiven = []
    }
    pending = date
    sinceMiss = SinceMiss(length: 0, first: nil)
  }
}
