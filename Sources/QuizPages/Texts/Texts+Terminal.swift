extension Texts {
  /// The texts that only `parlour play` needs.
  public struct Terminal: Sendable {
    /// Short hints at the bottom of the screen: a key and its effect.
    public let keys: Keys
    /// Asks for an answer if keys can't be read. `answers` is the number of answers.
    public let askOne: @Sendable (_ answers: Int) -> String
    public let askSeveral: @Sendable (_ answers: Int) -> String
    public let askScale: String
    /// Follows these from the second question on.
    public let askBack: String
    /// The earlier answer, in the notation in which it is typed.
    public let before: @Sendable (_ typed: String) -> String
    /// Says what a typed line must be.
    public let notOne: @Sendable (_ answers: Int) -> String
    public let notSeveral: @Sendable (_ answers: Int) -> String
    public let notOnScale: String
    public let noWayBack: String
    /// Says what a typed line must be to choose one of this many quizzes.
    public let notAQuiz: @Sendable (_ quizzes: Int) -> String
    /// The input ended before a quiz was chosen.
    public let noQuizChosen: String
    /// Says that quizzes aren't in the list because of mistakes in their files. Commands that show the mistakes follow.
    public let omittedQuizzes: @Sendable (_ files: Int) -> String
    public let tooManyAnswers: @Sendable (_ questions: Int) -> String
    /// An error in a file of answers. Lines count from 1.
    public let atLine: @Sendable (_ line: Int, _ why: String) -> String
    public let endedEarly: @Sendable (_ answered: Int, _ questions: Int) -> String
    /// Explains how to repeat the play.
    public let seed: @Sendable (_ seed: String) -> String

    /// The key hints at the bottom of the screen.
    public struct Keys: Sendable {
      public let begin: String
      /// Chooses the selected quiz.
      public let pick: String
      public let move: String
      public let slide: String
      public let choose: String
      public let select: String
      public let toggle: String
      public let submit: String
      public let back: String
      public let goOn: String
      public let scroll: String
      public let why: String
      public let leave: String
      public let done: String
    }
  }
}
