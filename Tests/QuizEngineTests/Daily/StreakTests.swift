import QuizEngine
import Testing

struct StreakTests {
  /// Each history has one letter for each date; the last date is today. `x` means done, `.` missed, `-` doesn't count,
  /// `!` failed, `/` unfinished.
  static let table: [(history: String, current: Int, longest: Int, forgiven: Int)] = [
    ("", 0, 0, 0),
    (".", 0, 0, 0),
    ("x", 1, 1, 0),
    ("xxx", 3, 3, 0),
    ("xxx.", 3, 3, 0),
    ("xxx..", 3, 3, 0),
    ("xxx...", 0, 3, 0),
    ("xxx.x", 4, 4, 1),
    ("xxx..x", 1, 3, 0),
    ("x.xxxxx.x", 6, 6, 1),
    ("x.xxxxxx.x", 8, 8, 2),
    ("x.xxxxxx.xxxxxx.x", 14, 14, 3),
    ("xx.xx.xx.", 4, 4, 1),
    ("xx.xx.", 4, 4, 1),
    ("xx--xx", 4, 4, 0),
    ("xx.-x", 3, 3, 1),
    ("xx.-.x", 1, 2, 0),
    ("x.x---xxxx.x", 6, 6, 1),
    ("x.xx--xxxx.x", 8, 8, 2),
    ("xx!x", 1, 2, 0),
    ("xx.!x", 1, 2, 0),
    ("xxx!", 0, 3, 0),
    ("xxx/", 3, 3, 0),
    ("xxx./", 3, 3, 0),
    ("xx/x", 1, 2, 0),
    ("--x--", 1, 1, 0),
    ("...xx", 2, 2, 0),
  ]

  @Test(arguments: table)
  func `one missed date in seven is forgiven`(
    history: String, current: Int, longest: Int, forgiven: Int
  ) {
    let streaks = Self.streaks(of: history)
    #expect(streaks.current?.length ?? 0 == current)
    #expect(streaks.longest?.length ?? 0 == longest)
    #expect(streaks.current?.forgiven.count ?? 0 == forgiven)
  }

  @Test func `streaks agree with their definition on random histories`() {
    for seed in 0..<3000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed, stream: .simulation)
      let history = String(
        (0..<generator.next(upperBound: 40)).map { _ in Array("xxxxxx..-!/")[generator.next(upperBound: 11)] })
      let streaks = Self.streaks(of: history)
      let expected = Self.byDefinition(history)
      #expect(streaks.current?.length ?? 0 == expected.current, "\(history)")
      #expect(streaks.longest?.length ?? 0 == expected.longest, "\(history)")
    }
  }

  @Test func `a date without rounds isn't asked for while there is no streak`() {
    let played = [10, 11, 40].map { StreakDates.Played(CalendarDate(epochDay: $0), .done) }
    var asked: [Int] = []
    let dates = StreakDates(played: played) { date in
      asked.append(date.epochDay)
      return date.epochDay == 12 ? .neutral : .missed
    }
    let streaks = Streaks(from: CalendarDate(epochDay: 0), through: CalendarDate(epochDay: 2_000), of: dates)
    #expect(streaks.longest?.length == 2)
    #expect(asked == [12, 13, 14, 41, 42])
  }

  /// Every second date that is missed or doesn't count had rounds, for example without an answer.
  private static func streaks(of history: String) -> Streaks {
    let statuses = history.map { letter -> StreakDayStatus in
      switch letter {
      case "x": .done
      case ".": .missed
      case "!": .failed
      case "/": .unfinished
      default: .neutral
      }
    }
    let first = CalendarDate(epochDay: 20_000)
    let dates = StreakDates(
      played: statuses.indices.compactMap { day in
        let isPlayed = ![.missed, .neutral].contains(statuses[day]) || day.isMultiple(of: 2)
        return isPlayed ? StreakDates.Played(first + day, statuses[day]) : nil
      }, unplayed: { statuses[$0 - first] })
    return Streaks(from: first, through: first + (statuses.count - 1), of: dates)
  }

  /// Computes streaks by their definition. A streak is a range of counting dates that begins and ends with a done date,
  /// contains no failed date, and has at most one missed date in any seven in a row.
  private static func byDefinition(_ history: String) -> (current: Int, longest: Int) {
    var counted = Array(history)
    if counted.last == "." || counted.last == "/" { counted.removeLast() }
    counted.removeAll { $0 == "-" }
    var (current, longest) = (0, 0)
    for begin in counted.indices where counted[begin] == "x" {
      for end in begin..<counted.count where isStreak(counted[begin...end]) {
        let length = counted[begin...end].count { $0 == "x" }
        if counted[end] == "x" { longest = max(longest, length) }
        // A missed date at the end may still be forgiven.
        if end == counted.count - 1 { current = max(current, length) }
      }
    }
    return (current, longest)
  }

  private static func isStreak(_ dates: ArraySlice<Character>) -> Bool {
    guard !dates.contains("!"), !dates.contains("/") else { return false }
    return dates.indices.allSatisfy { index in dates[index..<min(index + 7, dates.endIndex)].count { $0 == "." } <= 1 }
  }
}
