extension Texts {
  /// The texts of the daily game's home page.
  public struct Daily: Sendable {
    public let home: Home
    let results: Results
    let sharing: Sharing
    let slides: Slides
    let help: Help
    public let errors: Errors
    let licences: Licences

    public struct Home: Sendable {
      public let guest: String
      let guestSignUp: String
      /// Says that today's rounds are left out of the boards, because an account was deleted in this browser today.
      let withheld: String
      let start: String
      /// The link to an open round.
      let goOn: String
      /// The link to the verdict.
      let look: String
      /// The text of the lock for screen readers.
      let locked: String
      /// On a locked card.
      let opensIn: @Sendable (_ hours: Int, _ minutes: Int) -> String
      /// On a locked card, if it opens in less than an hour.
      let opensSoon: @Sendable (_ minutes: Int) -> String
      let opensOn: @Sendable (_ date: String, _ time: String) -> String
      /// In place of the category if it isn't known before Start.
      let drawnAtStart: String
      public let noQuestion: String
      let carriedTitle: String
      let carried: @Sendable (_ date: String) -> String
      let streakTitle: String
      let streak: @Sendable (_ days: Int) -> String
      let noStreak: String
      let longest: @Sendable (_ days: Int) -> String
      /// How many missed days the streak forgave.
      let forgiven: @Sendable (_ days: Int) -> String
      let perfect: @Sendable (_ days: Int) -> String
      /// The link to practice, and so on.
      let practice: String
      let help: String
    }

    /// One word for each result of a round.
    struct Results: Sendable {
      let correct: String
      let wrong: String
      let timedOut: String
      let expired: String
      let void: String
    }

    struct Sharing: Sendable {
      let title: String
      let note: String
      /// The text to share.
      let line: @Sendable (_ date: String, _ results: String) -> String
    }

    struct Slides: Sendable {
      let questions: Slide
      let watch: Slide
      let streak: Slide
      let boards: Slide
      let next: String
      let skip: String
      let begin: String
      let position: @Sendable (_ number: Int, _ count: Int) -> String

      struct Slide: Sendable {
        let title: String
        let text: String
      }

      var all: [Slide] { [questions, watch, streak, boards] }
    }

    struct Help: Sendable {
      let title: String
      let questions: Topic
      let watch: Topic
      let leaving: Topic
      let day: Topic
      let midnight: Topic
      let zone: Topic
      let streak: Topic
      let boards: Topic
      let guests: Topic
      let mistakes: Topic
      let practice: Topic
      let slides: String

      struct Topic: Sendable {
        let title: String
        let text: String
      }

      var topics: [Topic] {
        [questions, watch, leaving, day, midnight, zone, streak, boards, guests, mistakes, practice]
      }
    }

    /// The texts of error pages of the daily game.
    public struct Errors: Sendable {
      /// Start was pressed on a page of an earlier date.
      public let anotherDate: Message
      /// The date ended before the round began.
      public let dateIsOver: Message
      /// The server's clock differs too much from the database's.
      public let clockIsOff: Message
      public let noSuchRound: Message
      /// The bank has no question of this language and difficulty.
      public let noQuestion: Message
      /// A report about the question of a round that isn't over.
      public let stillOpen: Message
      public let over: Message
      public let paused: Message
      /// A pause after the round's date has ended.
      public let pastMidnight: Message
      /// A practice question that may not be asked yet, or doesn't exist.
      public let noPractice: Message
      public let toRound: String
    }
  }
}
