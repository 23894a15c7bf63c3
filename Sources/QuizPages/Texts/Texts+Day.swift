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
    /// Says that there are no questions in the page's language yet.
    ///
    /// - Parameter language: the questions' language, by its own name.
    let onlyIn: @Sendable (_ language: String) -> String
    /// Says that the question before its start isn't there in the page's language.
    ///
    /// - Parameter language: the question's language, by its own name.
    let questionOnlyIn: @Sendable (_ language: String) -> String
    /// For visitors whose date isn't known.
    let facts: String
    let play: String
    /// How many questions are right, and how many are left.
    let progress: @Sendable (_ correct: Int, _ remaining: Int) -> String
    /// Which question is paused.
    let paused: @Sendable (_ difficulty: Difficulty) -> String
    /// The result of a finished day, with the time of all answers.
    let score: @Sendable (_ correct: Int, _ count: Int, _ time: String?) -> String
    let see: String
    /// `{time}` stands for the time that is left.
    let nextQuestions: String
    /// In its place while questions are left.
    let timeLeft: String
    /// A time that is left: "5 h 12 min".
    let hoursAndMinutes: @Sendable (_ hours: Int, _ minutes: Int) -> String
    /// How many of the day's questions the player can still answer.
    let remaining: @Sendable (_ count: Int) -> String
    let done: String
  }
}
