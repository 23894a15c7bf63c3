extension Texts {
  /// What `parlour play` says beyond the pages' own sentences.
  public struct Terminal: Sendable {
    /// Short hints at the foot of the screen: a key and what it does.
    public let keys: Keys
    /// Ask for an answer where no keys can be read; `answers` counts them.
    public let askOne: @Sendable (_ answers: Int) -> String
    public let askSeveral: @Sendable (_ answers: Int) -> String
    public let askScale: String
    /// Stands behind these from the second question on.
    public let askBack: String
    /// What was chosen before, in the notation in which it is typed.
    public let before: @Sendable (_ typed: String) -> String
    /// What a typed line should have been.
    public let notOne: @Sendable (_ answers: Int) -> String
    public let notSeveral: @Sendable (_ answers: Int) -> String
    public let notOnScale: String
    public let noWayBack: String
    /// What a typed line should have been that chooses one of so many quizzes.
    public let notAQuiz: @Sendable (_ quizzes: Int) -> String
    /// Nothing more came before a quiz was chosen.
    public let noQuizChosen: String
    public let tooManyAnswers: @Sendable (_ questions: Int) -> String
    /// A mistake in a file of answers; lines count from 1.
    public let atLine: @Sendable (_ line: Int, _ why: String) -> String
    public let endedEarly: @Sendable (_ answered: Int, _ questions: Int) -> String
    /// How to repeat the play.
    public let seed: @Sendable (_ seed: String) -> String

    public struct Keys: Sendable {
      public let begin: String
      /// Takes the quiz that the keys are at.
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
