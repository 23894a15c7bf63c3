extension Texts {
  public struct Introduction: Sendable {
    public let questions: @Sendable (_ count: Int) -> String
    /// The length of a play: "about 2 minutes".
    let minutes: @Sendable (_ count: Int) -> String
    let outcomes: String
    let begin: String
    /// - Parameters:
    ///   - number: the number of the next question, from 1.
    ///   - count: how many questions there are.
    let continuePlay: @Sendable (_ number: Int, _ count: Int) -> String
    let startOver: String
    /// The link to the last result, with the author's sentence about it.
    let lastTime: @Sendable (_ sentence: String) -> String
    let allQuizzes: String
    /// Says that the quiz doesn't exist in the visitor's language. The name of its language follows.
    public let notInYourLanguage: String
    /// The heading of the explanation how to embed the quiz.
    let embed: String
    let embedText: String
    let embedCode: String
  }

  public struct Question: Sendable {
    /// The heading: "Question 3 of 7".
    public let heading: @Sendable (_ number: Int, _ count: Int) -> String
    /// The name and value of the progress bar: "2 of 7 questions done".
    let progress: @Sendable (_ passed: Int, _ count: Int) -> String
    let submit: String
    /// In place of `submit` on the last question.
    let submitLast: String
    /// Names the links of the play.
    let navigation: String
    let back: String
    let leave: String
    /// The badge of the earlier answer, because colour alone isn't enough.
    public let chosen: String
    let goOn: @Sendable (_ number: Int) -> String
    /// Opens the links to the questions that are answered.
    let jump: String
    public let question: @Sendable (_ number: Int) -> String
    let multipleHint: String
    let slider: String
    /// In place of an answer while the slider is untouched.
    let sliderPrompt: String
    let sliderEnds: @Sendable (_ first: String, _ last: String) -> String
    let typed: String
  }

  public struct Result: Sendable {
    /// For a quiz without its own sentence. `{outcome}` stands for the outcome's name.
    let reveal: String
    let undecidedTitle: String
    let undecidedText: String
    /// The sentences about a tie. They name the outcomes that were just as close as the result.
    let decidedByOrder: @Sendable (_ tied: [String]) -> String
    let decidedByTieBreaker: @Sendable (_ tied: [String]) -> String
    let decidedByChance: @Sendable (_ tied: [String]) -> String
    public let runnersUp: @Sendable (_ names: [String]) -> String
    public let shares: String
    /// Opens the outcomes after the first three.
    let others: String
    public let percent: @Sendable (_ whole: Int) -> String
    let everyone: String
    /// How rare the result is.
    let rarity: @Sendable (_ percent: Int) -> String
    /// In place of `rarity` below half a percent.
    let rarest: String
    let rarityCount: @Sendable (_ plays: Int) -> String
    let undecided: String
    public let why: String
    public let noneChosen: String
    /// The points that an answer gave to an outcome: "dog +2".
    let counted: @Sendable (_ name: String, _ points: Int) -> String
    let countedNothing: String
    let countedInTie: String
    /// Leads to all quizzes.
    let done: String
    /// In its place in a frame, where there is no other quiz.
    let doneInFrame: String
    let again: String
    /// The heading of what to do next.
    let more: String
    /// The heading of the comparison with a friend.
    let both: String
    /// How much of their profiles the two share.
    let alike: @Sendable (_ percent: Int) -> String
    /// Instead of `different` if both have the same result.
    let same: String
    /// The two results: "You: dog · Your friend: cat".
    let different: @Sendable (_ own: String, _ other: String) -> String
    let you: String
    let friend: String
    /// The heading of the consent to compare.
    let together: String
    let togetherText: String
    let togetherGiven: String
    let allowTogether: String
    let stopTogether: String
  }
}
