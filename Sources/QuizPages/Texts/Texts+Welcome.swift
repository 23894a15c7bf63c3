extension Texts {
  /// The texts for visitors of the daily game who aren't signed in.
  public struct Welcome: Sendable {
    let title: String
    let lead: String
    /// In place of `lead` if each player gets different questions.
    let leadPersonal: String
    let play: String
    let noSignUp: String
    /// In place of the button to play, if the house has no questions.
    let noQuestions: String
    let create: String
    let signIn: String
    /// A house that doesn't allow guests.
    public let noGuests: Message
  }
}
