import QuizEngine

extension Texts {
  /// The texts of the daily game's home page.
  public struct Daily: Sendable {
    public let home: Home
    let results: Results
    let sharing: Sharing
    let onboarding: Onboarding
    let help: Help
    public let errors: Errors
    let licences: Licences

    public struct Home: Sendable {
      /// The heading of a day of which nothing is played yet.
      let fresh: String
      /// The heading of a day without questions left: how many of those that count are right.
      let result: @Sendable (_ correct: Int, _ count: Int) -> String
      /// Below the heading of a day without a right answer.
      let noneRightNote: String
      /// The label of the time that the right answers took together, as on the day's board.
      let rightTime: String
      /// The player's rank of today as an ordinal number, and its label with how many players have one.
      let rank: @Sendable (_ rank: Int) -> String
      let rankLabel: @Sendable (_ count: Int) -> String
      /// The label of the number of days.
      let streakDays: @Sendable (_ days: Int) -> String
      let streak: @Sendable (_ days: Int) -> String
      /// In place of `streak` on a streak's first day.
      let firstDay: String
      /// In place of `streak` when it is a week long.
      let firstWeek: String
      /// In place of `streak` when it is several whole weeks long.
      let streakWeeks: @Sendable (_ weeks: Int) -> String
      /// Buttons to the day's first question.
      let first: Game.Difficulties
      /// Buttons to the next question.
      let next: Game.Difficulties
      /// Buttons to an unfinished round.
      let resume: Game.Difficulties
      /// Says that today's rounds are left out of the boards, because an account was deleted in this browser today.
      let withheld: String
      /// In place of the category if it isn't known before Start.
      let drawnAtStart: String
      /// The same for all of a day's questions.
      let allDrawnAtStart: String
      /// In place of the category if there is no question.
      let missing: String
      let noQuestion: String
      /// The link to an unfinished round of another date, running or paused, and its date.
      let earlierRound: Game.Difficulties
      let earlierRoundNote: @Sendable (_ date: String) -> String
      /// For a guest who has played a whole day.
      let askName: Message
      let chooseName: String
      /// The links below the day.
      let readAgain: String
      let board: String
      let yesterday: String
      let practice: String
      let practiceNote: String
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
      /// The label of the text to share.
      let preview: String
      /// The first line of the text: the game and the day.
      let title: @Sendable (_ day: String) -> String
    }

    struct Onboarding: Sendable {
      let questions: Slide
      let watch: Slide
      let streak: Slide
      let boards: Slide
      let back: String
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
      /// In place of `questions` if each player gets other questions.
      let personalQuestions: Topic
      let watch: Topic
      let leaving: Topic
      let day: Topic
      let midnight: Topic
      let zone: Topic
      let streak: Topic
      let times: Topic
      let personalTimes: Topic
      let boards: Topic
      let guests: Topic
      let mistakes: Topic
      let practice: Topic
      let onboarding: String

      struct Topic: Sendable {
        let title: String
        let text: String
      }

      /// - Parameter hasBoards: whether the house has leaderboards. It has none if each player gets other questions.
      func topics(hasBoards: Bool) -> [Topic] {
        [hasBoards ? questions : personalQuestions, watch, leaving, day, midnight, zone, streak]
          + (hasBoards ? [times, boards] : [personalTimes])
          + [guests, mistakes, practice]
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
      public let unfinished: Message
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

extension Texts.Daily.Home {
  /// A streak in words: its first day and whole weeks are said as such.
  ///
  /// - Parameter days: from 1.
  func streakOrWeeks(_ days: Int) -> String {
    switch days {
    case 1: firstDay
    case 7: firstWeek
    case _ where days % 7 == 0: streakWeeks(days / 7)
    default: streak(days)
    }
  }
}
