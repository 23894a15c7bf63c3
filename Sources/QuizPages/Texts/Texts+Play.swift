extension Texts {
  public struct Introduction: Sendable {
    public let questions: @Sendable (_ count: Int) -> String
    /// How long it takes: "about 2 minutes".
    public let minutes: @Sendable (_ count: Int) -> String
    public let outcomes: String
    public let begin: String
    /// - Parameters:
    ///   - number: of the question that comes next, from 1.
    ///   - count: how many there are.
    public let continuePlay: @Sendable (_ number: Int, _ count: Int) -> String
    public let startOver: String
    public let allQuizzes: String
    /// Says that the quiz isn't there in the visitor's language; the name of the language that it is in follows.
    public let notInYourLanguage: String
    /// How to show the quiz on a page of one's own.
    public let embed: String
    public let embedText: String
    public let embedCode: String
  }

  public struct Question: Sendable {
    /// The heading: "Question 3 of 7".
    public let heading: @Sendable (_ number: Int, _ count: Int) -> String
    /// The progress bar's name and value: "2 of 7 questions behind you".
    public let progress: @Sendable (_ passed: Int, _ count: Int) -> String
    public let submit: String
    public let back: String
    public let leave: String
    /// Stands beside what the player chose before, where colour alone would tell.
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
    /// Used where the quiz has no sentence of its own; `{outcome}` stands for the outcome's name.
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
    /// Heads the column of what a player would get who answered at random.
    public let byChance: String
    public let undecided: String
    public let why: String
    public let noneChosen: String
    /// What an answer brought to an outcome: "dog +2".
    public let counted: @Sendable (_ name: String, _ points: Int) -> String
    public let countedNothing: String
    public let countedInTie: String
    public let done: String
    public let again: String
    public let otherQuizzes: String
  }
}
