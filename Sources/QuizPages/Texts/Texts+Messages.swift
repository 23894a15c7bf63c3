extension Texts {
  public struct Messages: Sendable {
    public let pageNotFound: Message
    public let quizNotFound: Message
    public let playNotFound: Message
    public let notYours: Message
    public let finished: Message
    public let notAnAnswer: Message
    public let notAsked: Message
    public let notReached: Message
    public let otherSite: Message
    public let otherHost: Message
    public let badRequest: Message
    public let tooLarge: Message
    public let tooMany: Message
    public let wrongMethod: Message
    public let storeFull: Message
    public let storeAway: Message
    public let broken: Message

    public let toQuizzes: String
    public let toQuiz: String
    public let toPlay: String
    public let toResult: String
    public let tryAgain: String
  }

  /// The texts of a page that replaces the requested one, for example an error.
  public struct Message: Sendable {
    public let title: String
    public let text: String

    public init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }
}
