extension Texts {
  public struct Introduction: Sendable {
    public let questions: @Sendable (_ count: Int) -> String
    /// The length of a play: "about 2 minutes".
    public let minutes: @Sendable (_ count: Int) -> String
    public let outcomes: String
    public let begin: String
    /// - Parameters:
    ///   - number: the number of the next question, from 1.
    ///   - count: how many questions there are.
    public let continuePlay: @Sendable (_ number: Int, _ count: Int) -> String
    public let startOver: String
    public let allQuizzes: String
    /// Says that the quiz doesn't exist in the visitor's language. The name of its language follows.
    public let notInYourLanguage: String
    /// The heading of the explanation how to embed the quiz.
    public let embed: String
    public let embedText: String
    public let embedCode: String
  }

  public struct Question: Sendable {
    /// The heading: "Question 3 of 7".
    public let heading: @Sendable (_ number: Int, _ count: Int) -> String
    /// The name and value of the progress bar: "2 of 7 questions behind you".
    public let progress: @Sendable (_ passed: Int, _ count: Int) -> String
    public let submit: String
    public let back: String
    public let leave: String
    /// The badge of the earlier answer, because colour alone isn't enough.
    public let chosen: String
    public let goOn: @Sendable (_ number: Int) -> String
    public let answered: String
    public let question: @Sendable (_ number: Int) -> String
    public let multipleHint: String
    public let slider: String
    public let sliderEnds: @Sendable (_ first: String, _ last: String) -> String
    public let typed: String
  }

  public struct Result: Sendable {
    /// For a quiz without its own sentence. `{outcome}` stands for the outcome's name.
    public let reveal: String
    public let undecidedTitle: String
    public let undecidedText: String
    public let decidedByOrder: @Sendable (_ tied: [String]) -> String
    public let decidedByTieBreaker: @Sendable (_ tied: [String]) -> String
    public let decidedByChance: @Sendable (_ tied: [String]) -> String
    public let runnersUp: @Sendable (_ names: [String]) -> String
    public let shares: String
    public let outcome: String
    public let share: String
    public let percent: @Sendable (_ whole: Int) -> String
    public let everyone: String
    public let everyoneCount: @Sendable (_ plays: Int) -> String
    /// The heading of the column with the probabilities for random answers.
    public let byChance: String
    public let undecided: String
    public let why: String
    public let noneChosen: String
    /// The points that an answer gave to an outcome: "dog +2".
    public let counted: @Sendable (_ name: String, _ points: Int) -> String
    public let countedNothing: String
    public let countedInTie: String
    public let done: String
    public let again: String
    public let otherQuizzes: String
  }
}
