extension Texts {
  /// The texts of error pages.
  public struct Messages: Sendable {
    public let pageNotFound: Message
    public let quizNotFound: Message
    /// A quiz that its author or an operator unpublished.
    public let quizUnpublished: Message
    public let playNotFound: Message
    /// A play that began in another browser.
    public let notYours: Message
    /// An answer to a finished play.
    public let finished: Message
    /// A response that the question doesn't have.
    public let notAnAnswer: Message
    /// A position that the play doesn't have.
    public let notAsked: Message
    /// A question after the first one without an answer.
    public let notReached: Message
    /// A form that another site sent.
    public let otherSite: Message
    /// A request with a host name that isn't the site's.
    public let otherHost: Message
    /// A form that can't be read.
    public let badRequest: Message
    /// A request body above the limit.
    public let tooLarge: Message
    /// A request above the rate limit of its network.
    public let tooMany: Message
    /// For example a GET for a page that takes only POST.
    public let wrongMethod: Message
    /// The disk of the database is full.
    public let storeFull: Message
    /// The database doesn't respond.
    public let storeAway: Message
    /// Too much is computed at the moment.
    public let busy: Message
    /// Any other failure of the server.
    public let broken: Message

    public let toQuizzes: String
    let toQuiz: String
    public let toPlay: String
    public let toResult: String
    public let tryAgain: String
    /// Begins a quiz from its introduction.
    public let takeQuiz: String
  }

  /// The texts of a page that replaces the requested one, for example an error.
  public struct Message: Sendable {
    public let title: String
    let text: String

    public init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }
}
