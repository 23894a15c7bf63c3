import QuizEngine
import Testing

struct StreakCheckpointTests {
  /// Follows random histories day by day, and makes checkpoints on the way.
  @Test func `a checkpoint continues a streak as if all dates were counted again`() {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed, stream: .simulation)
      let statuses = (0..<90).map { _ -> StreakDayStatus in
        [.done, .done, .done, .done, .done, .missed, .missed, .neutral][generator.next(upperBound: 8)]
      }
      // Half of the dates that aren't done had rounds, for example without an answer.
      let dates = StreakDates(
        played: statuses.indices.compactMap { day in
          guard statuses[day] == .done || generator.next(upperBound: 2) == 0 else { return nil }
          return StreakDates.Played(CalendarDate(epochDay: day), statuses[day])
        }, unplayed: { statuses[$0.epochDay] })
      var checkpoint = StreakCheckpoint(through: CalendarDate(epochDay: -1), tracker: StreakTracker())
      for today in (0..<90).map(CalendarDate.init(epochDay:)) {
        let expected = Streaks(from: CalendarDate(epochDay: 0), through: today, of: dates).current?.length ?? 0
        #expect(checkpoint.length(on: today, with: dates) == expected, "seed \(seed), day \(today.epochDay)")
        if generator.next(upperBound: 5) == 0, checkpoint.through < today - 3 {
          checkpoint = restored(checkpoint.extended(through: today - 3, with: dates))
        }
      }
    }
  }

  @Test func `contradictory values are no state`() {
    let date = CalendarDate(epochDay: 7)
    #expect(StreakTracker(length: 0, first: nil, last: nil, pending: nil, sinceMiss: nil) == StreakTracker())
    #expect(StreakTracker(length: 1, first: nil, last: date, pending: nil, sinceMiss: nil) == nil)
    #expect(StreakTracker(length: 0, first: nil, last: nil, pending: date, sinceMiss: nil) == nil)
    #expect(StreakTracker(length: -1, first: date, last: date, pending: nil, sinceMiss: nil) == nil)
    let since = StreakTracker.SinceMiss(length: 0, first: date)
    #expect(StreakTracker(length: 2, first: date, last: date, pending: nil, sinceMiss: since) == nil)
  }

  /// The checkpoint as a store returns it.
  private func restored(_ checkpoint: StreakCheckpoint) -> StreakCheckpoint {
    let tracker = checkpoint.tracker
    let stored = StreakTracker(
      length: tracker.length, first: tracker.first, last: tracker.last, pending: tracker.pending,
      sinceMiss: tracker.sinceMiss)
    #expect(stored != nil)
    return StreakCheckpoint(through: checkpoint.through, tracker: stored ?? StreakTracker())
  }
}
