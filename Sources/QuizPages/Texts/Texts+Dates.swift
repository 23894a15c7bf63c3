public import QuizEngine

extension Texts {
  /// Dates as the language writes them.
  public struct Dates: Sendable {
    /// A whole date: "21 November 2026".
    public let date: @Sendable (_ date: CalendarDate) -> String
  }
}
