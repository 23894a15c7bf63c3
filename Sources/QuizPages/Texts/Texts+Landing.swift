extension Texts {
  /// The texts for visitors of the daily game who aren't signed in.
  public struct Landing: Sendable {
    let title: String
    let lead: String
    /// In place of `lead` if each player gets different questions.
    let leadPersonal: String
    let play: String
    let noSignUp: String
    /// When the next questions come.
    let midnight: String
    /// The heading of a house without questions, and its button to the quizzes.
    let noQuestions: String
    let pickQuiz: String
    public let create: String
    public let signIn: String
    /// A house that doesn't allow guests.
    public let noGuests: Message
  }
}
