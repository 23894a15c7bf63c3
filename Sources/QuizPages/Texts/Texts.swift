public import QuizEngine

/// All sentences of the site in one language.
///
/// Each language is a folder with one value of this type. The compiler rejects it if a sentence is missing. A sentence
/// with variable parts is a function, so that each language can choose its own word order and inflection.
///
/// The texts of a language exist once and never change. So this is a class, and pages store one reference. Each feature
/// of the site is a struct in it, because the compiler writes a struct's initializer. The sentences that other modules
/// show are public.
public final class Texts: Sendable {
  public let language: Language
  /// The language's name in that language.
  let languageName: String

  public let house: House
  public let front: Front
  public let introduction: Introduction
  public let question: Question
  public let result: Result
  let share: Share
  let game: Game
  let day: Day
  let dates: Dates
  public let daily: Daily
  public let round: Round
  public let statistics: Statistics
  let boards: Boards
  let past: Past
  public let groups: Groups
  public let admin: Admin
  public let terminal: Terminal
  public let messages: Messages
  public let welcome: Welcome
  public let account: Account

  init(
    language: Language, languageName: String,
    house: House, front: Front, introduction: Introduction, question: Question, result: Result, share: Share,
    game: Game, day: Day, dates: Dates, daily: Daily, round: Round, statistics: Statistics, boards: Boards, past: Past,
    groups: Groups,
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
    self.day = day
    self.dates = dates
    self.daily = daily
    self.round = round
    self.statistics = statistics
    self.boards = boards
    self.past = past
    self.groups = groups
    self.admin = admin
    self.terminal = terminal
    self.messages = messages
    self.welcome = welcome
    self.account = account
  }

  /// The texts that every page of the site has.
  public struct House: Sendable {
    public let name: String
    let skipToContent: String
    let navigation: Navigation
    public let home: String
    let languages: String
    /// Follows a link that opens a new tab, in brackets.
    let newTab: String
    /// The colon between a label and its value, without the space after it.
    let colon: String

    /// The links of the site's header. They are short, because a phone shows them in a tab bar.
    struct Navigation: Sendable {
      let quizzes: String
      /// The daily game.
      let daily: String
      /// For operators only.
      let admin: String
      let signIn: String
      /// In place of a guest's name.
      let guest: String
      let account: String
    }
  }
}

extension Texts.House {
  /// The colon between a label and its value, with the space that follows it. A full-width colon contains its space.
  var labelSeparator: String { colon == "：" ? colon : colon + " " }

  /// What separates two sentences. A full-width full stop contains its space.
  var sentenceSeparator: String { colon == "：" ? "" : " " }
}

extension Texts {
  /// All languages of the site. The first one is the fallback.
  public static let all: [Texts] = [.english, .russian, .traditionalChinese]

  /// The texts of a language; nil if the site doesn't support it.
  public static subscript(_ language: Language) -> Texts? { all.first { $0.language == language } }
}
