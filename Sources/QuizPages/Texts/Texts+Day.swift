import QuizEngine

extension Texts {
  /// A player's day in the daily game, as other pages tell of it.
  struct Day: Sendable {
    /// The number of the house's day: "No. 128".
    let number: @Sendable (_ number: Int) -> String
    /// What the game is, in one sentence.
    let pitch: String
    /// The same if every player gets other questions.
    let personalPitch: String
    /// For visitors whose date isn't known.
    let facts: String
    let play: String
    /// How many questions are over, and which one comes next.
    let waiting: @Sendable (_ done: Int, _ next: Difficulty) -> String
    /// Which question waits when none is over yet.
    let paused: @Sendable (_ next: Difficulty) -> String
    /// The result of a finished day, with the time of all answers.
    let score: @Sendable (_ correct: Int, _ count: Int, _ time: String?) -> String
    let see: String
    /// `{time}` stands for the time that is left.
    let nextQuestions: String
    /// A time that is left: "5 h 12 min".
    let hoursAndMinutes: @Sendable (_ hours: Int, _ minutes: Int) -> String
    /// How many of the day's questions the player can still answer.
    let left: @Sendable (_ count: Int) -> String
    let done: String
  }
}
