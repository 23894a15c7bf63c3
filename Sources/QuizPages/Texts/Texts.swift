public import QuizEngine

/// Every sentence that the site says, in one language.
///
/// Each language is one folder with one value of this type; the compiler refuses it where a sentence is missing.
/// Sentences with something in them are functions, so that each language orders and inflects as it must.
///
/// A language's texts exist once and never change, so this is a class: a page that keeps its texts keeps one reference.
/// Each feature of the site is a struct within it, for the sake of the initializer that the compiler writes.
public final class Texts: Sendable {
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

  init(
    language: Language, languageName: String,
    house: House, front: Front, introduction: Introduction, question: Question, result: Result, share: Share,
    game: Game, dates: Dates, daily: Daily, round: Round, statistics: Statistics, boards: Boards, groups: Groups,
    admin: Admin, terminal: Terminal, messages: Messages, welcome: Welcome, account: Account
  ) {
    self.language = language
    self.languageName = languageName
    self.house = house
    self.front = front
    self.introduction = introduction
    self.question = question
    self.result = result
    self.share = share
    self.game = game
    self.dates = dates
    self.daily = daily
    self.round = round
    self.statistics = statistics
    self.boards = boards
    self.groups = groups
    self.admin = admin
    self.terminal = terminal
    self.messages = messages
    self.welcome = welcome
    self.account = account
  }

  public struct House: Sendable {
    public let name: String
    public let skipToContent: String
    public let home: String
    public let languages: String
    /// Stands in brackets behind a link that opens one.
    public let newTab: String
  }
}

extension Texts {
  /// Every language that the site speaks, the one to fall back on first.
  public static let all: [Texts] = [.english, .russian, .traditionalChinese]

  /// The texts of a language; nil where the site doesn't speak it.
  public static subscript(_ language: Language) -> Texts? { all.first { $0.language == language } }
}
