extension Texts {
  /// The texts of the daily game's home page.
  public struct Daily: Sendable {
    public let home: Home
    public let results: Results
    public let sharing: Sharing
    public let slides: Slides
    public let help: Help
    public let errors: Errors
    public let licences: Licences

    public struct Home: Sendable {
      public let title: String
      public let guest: String
      public let guestSignUp: String
      /// Says that today's rounds are left out of the boards, because an account was deleted in this browser today.
      public let withheld: String
      public let start: String
      /// The link to an open round.
      public let goOn: String
      /// The link to the verdict.
      public let look: String
      /// The text of the lock for screen readers.
      public let locked: String
      /// On a locked card.
      public let opensIn: @Sendable (_ hours: Int, _ minutes: Int) -> String
      /// On a locked card, if it opens in less than an hour.
      public let opensSoon: @Sendable (_ minutes: Int) -> String
      public let opensOn: @Sendable (_ date: String, _ time: String) -> String
      /// In place of the category if it isn't known before Start.
      public let drawnAtStart: String
      public let noQuestion: String
      public let carriedTitle: String
      public let carried: @Sendable (_ date: String) -> String
      public let streakTitle: String
      public let streak: @Sendable (_ days: Int) -> String
      public let noStreak: String
      public let longest: @Sendable (_ days: Int) -> String
      /// How many missed days the streak forgave.
      public let forgiven: @Sendable (_ days: Int) -> String
      public let perfect: @Sendable (_ days: Int) -> String
      /// The link to practice, and so on.
      public let practice: String
      public let help: String
    }

    /// One word for each result of a round.
    public struct Results: Sendable {
      public let right: String
      public let wrong: String
      public let outOfTime: String
      public let unfinished: String
      public let void: String
    }

    public struct Sharing: Sendable {
      public let title: String
      public let note: String
      /// The text to share.
      public let line: @Sendable (_ date: String, _ results: String) -> String
    }

    public struct Slides: Sendable {
      public let questions: Slide
      public let watch: Slide
      public let streak: Slide
      public let boards: Slide
      public let next: String
      public let skip: String
      public let begin: String
      public let place: @Sendable (_ number: Int, _ count: Int) -> String

      public struct Slide: Sendable {
        public let title: String
        public let text: String
      }

      var all: [Slide] { [questions, watch, streak, boards] }
    }

    public struct Help: Sendable {
      public let title: String
      public let questions: Topic
      public let watch: Topic
      public let leaving: Topic
      public let day: Topic
      public let midnight: Topic
      public let zone: Topic
      public let streak: Topic
      public let boards: Topic
      public let guests: Topic
      public let mistakes: Topic
      public let practice: Topic
      public let slides: String

      public struct Topic: Sendable {
        public let title: String
        public let text: String
      }

      var topics: [Topic] {
        [questions, watch, leaving, day, midnight, zone, streak, boards, guests, mistakes, practice]
      }
    }

    public struct Errors: Sendable {
      public let anotherDate: Message
      public let dateIsOver: Message
      public let clockIsOff: Message
      public let noSuchRound: Message
      public let noQuestion: Message
      public let stillOpen: Message
      public let over: Message
      public let paused: Message
      public let pastMidnight: Message
      public let noPractice: Message
      public let toRound: String
    }
  }
}
