public import QuizEngine

/// Every sentence that the site says, in one language.
///
/// Each language is one folder with one value of this type; the compiler refuses it where a sentence is missing.
/// Sentences with something in them are functions, so that each language orders and inflects as it must.
public struct Texts: Sendable {
  public let language: Language
  /// The language's name in itself.
  public let languageName: String

  public let house: House
  public let front: Front
  public let introduction: Introduction
  public let question: Question
  public let result: Result
  public let share: Share
  public let game: Game
  public let dates: Dates
  public let daily: Daily
  public let round: Round
  public let statistics: Statistics
  public let boards: Boards
  public let groups: Groups
  public let admin: Admin
  public let terminal: Terminal
  public let messages: Messages
  public let welcome: Welcome
  public let account: Account

  public struct House: Sendable {
    public let name: String
    public let skipToContent: String
    public let home: String
    public let languages: String
    /// Stands in brackets behind a link that opens one.
    public let newTab: String
  }

  public struct Front: Sendable {
    public let title: String
    public let lead: String
    public let emptyTitle: String
    public let emptyText: String
    public let searchLabel: String
    public let search: String
    /// What was looked for, and how many have it.
    public let found: @Sendable (_ count: Int, _ query: String) -> String
    public let foundNothing: @Sendable (_ query: String) -> String
    public let searchAnew: String
    /// Names the ways to the front's other pages.
    public let pages: String
    public let page: @Sendable (_ number: Int, _ count: Int) -> String
    public let earlier: String
    public let later: String
  }

  public struct Introduction: Sendable {
    public let questions: @Sendable (_ count: Int) -> String
    /// How long it takes: "about 2 minutes".
    public let minutes: @Sendable (_ count: Int) -> String
    public let outcomes: String
    public let begin: String
    /// - Parameters:
    ///   - number: of the question that comes next, from 1.
    ///   - count: how many there are.
    public let continuePlay: @Sendable (_ number: Int, _ count: Int) -> String
    public let startOver: String
    public let allQuizzes: String
    /// Says that the quiz isn't there in the visitor's language; the name of the language that it is in follows.
    public let notInYourLanguage: String
    /// How to show the quiz on a page of one's own.
    public let embed: String
    public let embedText: String
    public let embedCode: String
  }

  public struct Question: Sendable {
    /// The heading: "Question 3 of 7".
    public let heading: @Sendable (_ number: Int, _ count: Int) -> String
    /// The progress bar's name and value: "2 of 7 questions behind you".
    public let progress: @Sendable (_ passed: Int, _ count: Int) -> String
    public let submit: String
    public let back: String
    public let leave: String
    /// Stands beside what the player chose before, where colour alone would tell.
    public let chosen: String
    public let goOn: @Sendable (_ number: Int) -> String
    public let answered: String
    public let question: @Sendable (_ number: Int) -> String
    public let multipleHint: String
    public let slider: String
    public let sliderEnds: @Sendable (_ first: String, _ last: String) -> String
    public let typed: String
  }

  public struct Result: Sendable {
    /// Used where the quiz has no sentence of its own; `{outcome}` stands for the outcome's name.
    public let reveal: String
    public let undecidedTitle: String
    public let undecidedText: String
    public let decidedByOrder: @Sendable (_ tied: [String]) -> String
    public let decidedByTieBreaker: @Sendable (_ tied: [String]) -> String
    public let decidedByChance: @Sendable (_ tied: [String]) -> String
    public let runnersUp: @Sendable (_ names: [String]) -> String
    public let shares: String
    public let outcome: String
    public let share: String
    public let percent: @Sendable (_ whole: Int) -> String
    public let everyone: String
    public let everyoneCount: @Sendable (_ plays: Int) -> String
    /// Heads the column of what a player would get who answered at random.
    public let byChance: String
    public let undecided: String
    public let why: String
    public let noneChosen: String
    /// What an answer brought to an outcome: "dog +2".
    public let counted: @Sendable (_ name: String, _ points: Int) -> String
    public let countedNothing: String
    public let countedInTie: String
    public let done: String
    public let again: String
    public let otherQuizzes: String
  }

  /// What goes with a result that is shared.
  public struct Share: Sendable {
    /// Language and country as the Open Graph protocol wants them: `en_US`.
    public let locale: String
    public let title: String
    public let note: String
    public let address: String
    public let share: String
    public let copied: String
    public let copyYourself: String
    /// What a player sends: their outcome's name and the quiz's title.
    public let text: @Sendable (_ name: String, _ title: String) -> String
    /// Describes an outcome's card to those who don't see it.
    public let card: @Sendable (_ name: String, _ title: String) -> String
    /// Describes a quiz's card.
    public let quizCard: @Sendable (_ title: String) -> String
    public let andYou: String
    public let toQuiz: String
  }

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

  /// What stands on a page that is shown instead of the one that was asked for.
  public struct Message: Sendable {
    public let title: String
    public let text: String

    public init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

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
}

extension Texts {
  /// Every language that the site speaks, the one to fall back on first.
  public static let all: [Texts] = [.english, .russian, .traditionalChinese]

  /// The texts of a language; nil where the site doesn't speak it.
  public static subscript(_ language: Language) -> Texts? { all.first { $0.language == language } }
}
