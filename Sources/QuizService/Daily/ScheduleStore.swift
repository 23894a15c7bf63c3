public import QuizEngine
public import StoreStatus

/// Stores the schedule: which item belongs to which date. When a method that draws items returns, they are on disk.
public protocol ScheduleStore: Sendable {
  /// The schedule of a range of dates.
  ///
  /// - Parameter drawing: a source of seeds, to draw questions for dates that have none yet; nil draws nothing.
  func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, drawing: (@Sendable () -> UInt64)?
  ) async throws(StoreError) -> [ScheduledDay]

  /// The first date of the schedule; nil if it is empty.
  func firstDate(of language: Language) async throws(StoreError) -> CalendarDate?
}
