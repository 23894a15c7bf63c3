public import QuizEngine

extension Quiz {
  /// The author's sentence for a result: "You are a turtle!"
  ///
  /// - Parameter texts: have a sentence for quizzes without one.
  public func sentence(_ outcome: Outcome, in language: Language, _ texts: Texts) -> String {
    (reveal?[language] ?? texts.result.reveal).replacing("{outcome}", by: outcome.name[language])
  }
}
