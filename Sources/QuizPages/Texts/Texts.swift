public import QuizEngine

/// All sentences of the site in one language.
///
/// Each feature of the site has a section: a struct with its sentences, of which each language has a value in a folder
/// of its own. The compiler rejects a language if a sentence is missing. A sentence with variable parts is a function,
/// so that each language can choose its own word order and inflection. The sections that other modules show are public.
///
/// A value of this type only names the language, so copying it costs nothing. Nothing refers to a section that no page
/// of a program shows: the linker leaves it out of the module for browsers.
public struct Texts: Sendable {
  /// The languages of the site.
  enum Edition: CaseIterable, Sendable {
    case english, russian, traditionalChinese
  }

  let edition: Edition

  /// The names of time zones' cities.
  var cities: Cities { Self.cities[edition] }
  public var site: Site { Self.site[edition] }
  public var front: Front { Self.front[edition] }
  public var introduction: Introduction { Self.introduction[edition] }
  public var question: Question { Self.question[edition] }
  public var result: Result { Self.result[edition] }
  var share: Share { Self.share[edition] }
  var game: Game { Self.game[edition] }
  var day: Day { Self.day[edition] }
  var dates: Dates { Self.dates[edition] }
  public var daily: Daily { Self.daily[edition] }
  public var round: Round { Self.round[edition] }
  public var statistics: Statistics { Self.statistics[edition] }
  var boards: Boards { Self.boards[edition] }
  var past: Past { Self.past[edition] }
  public var groups: Groups { Self.groups[edition] }
  public var admin: Admin { Self.admin[edition] }
  public var terminal: Terminal { Self.terminal[edition] }
  public var messages: Messages { Self.messages[edition] }
  public var landing: Landing { Self.landing[edition] }
  public var account: Account { Self.account[edition] }
  var diagnostics: Diagnostics { Self.diagnostics[edition] }
  public var studio: Studio { Self.studio[edition] }

  private static let cities = Translations<Cities>(.english, .russian, .traditionalChinese)
  private static let site = Translations<Site>(.english, .russian, .traditionalChinese)
  private static let front = Translations<Front>(.english, .russian, .traditionalChinese)
  private static let introduction = Translations<Introduction>(.english, .russian, .traditionalChinese)
  private static let question = Translations<Question>(.english, .russian, .traditionalChinese)
  private static let result = Translations<Result>(.english, .russian, .traditionalChinese)
  private static let share = Translations<Share>(.english, .russian, .traditionalChinese)
  private static let game = Translations<Game>(.english, .russian, .traditionalChinese)
  private static let day = Translations<Day>(.english, .russian, .traditionalChinese)
  private static let dates = Translations<Dates>(.english, .russian, .traditionalChinese)
  private static let daily = Translations<Daily>(.english, .russian, .traditionalChinese)
  private static let round = Translations<Round>(.english, .russian, .traditionalChinese)
  private static let statistics = Translations<Statistics>(.english, .russian, .traditionalChinese)
  private static let boards = Translations<Boards>(.english, .russian, .traditionalChinese)
  private static let past = Translations<Past>(.english, .russian, .traditionalChinese)
  private static let groups = Translations<Groups>(.english, .russian, .traditionalChinese)
  private static let admin = Translations<Admin>(.english, .russian, .traditionalChinese)
  private static let terminal = Translations<Terminal>(.english, .russian, .traditionalChinese)
  private static let messages = Translations<Messages>(.english, .russian, .traditionalChinese)
  private static let landing = Translations<Landing>(.english, .russian, .traditionalChinese)
  private static let account = Translations<Account>(.english, .russian, .traditionalChinese)
  private static let diagnostics = Translations<Diagnostics>(.english, .russian, .traditionalChinese)
  private static let studio = Translations<Studio>(.english, .russian, .traditionalChinese)

  /// The texts that every page of the site has.
  public struct Site: Sendable {
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
      /// For authors only.
      let studio: String
      /// For operators only.
      let admin: String
      let signIn: String
      /// In place of a guest's name.
      let guest: String
      let account: String
    }
  }
}

extension Texts.Site {
  /// The colon between a label and its value, with the space that follows it. A full-width colon contains its space.
  var labelSeparator: String { isFullWidth ? colon : colon + " " }

  /// What separates two sentences, and a sentence from what its colon announces. Full-width punctuation contains its
  /// space.
  public var sentenceSeparator: String { isFullWidth ? "" : " " }

  /// Text in brackets after other text. Full-width brackets contain the space before them.
  func inBrackets(_ text: String) -> String { isFullWidth ? "（" + text + "）" : " (" + text + ")" }

  private var isFullWidth: Bool { colon == "：" }
}

extension Texts {
  public static let english = Texts(edition: .english)
  static let russian = Texts(edition: .russian)
  static let traditionalChinese = Texts(edition: .traditionalChinese)

  /// All languages of the site. The first one is the fallback.
  public static let all: [Texts] = [.english, .russian, .traditionalChinese]

  /// The texts of a language; nil if the site doesn't support it.
  public static subscript(_ language: Language) -> Texts? { all.first { $0.language == language } }

  public var language: Language {
    switch edition {
    case .english: Self.englishLanguage
    case .russian: Self.russianLanguage
    case .traditionalChinese: Self.traditionalChineseLanguage
    }
  }

  private static let englishLanguage = Language("en")
  private static let russianLanguage = Language("ru")
  private static let traditionalChineseLanguage = Language("zh-Hant")

  /// The language's name in that language.
  var languageName: String {
    switch edition {
    case .english: "English"
    case .russian: "Русский"
    case .traditionalChinese: "繁體中文"
    }
  }

  /// Writes a whole number, with separators between groups of three digits.
  func number(_ number: Int) -> String { edition == .russian ? number.withNarrowSpaces : number.withCommas }
}

/// One section in all languages. Each is behind a reference, so that reading a sentence doesn't copy the section.
private struct Translations<Section: Sendable>: Sendable {
  private final class Box: Sendable {
    let section: Section

    init(_ section: Section) { self.section = section }
  }

  private let english: Box
  private let russian: Box
  private let traditionalChinese: Box

  init(_ english: Section, _ russian: Section, _ traditionalChinese: Section) {
    self.english = Box(english)
    self.russian = Box(russian)
    self.traditionalChinese = Box(traditionalChinese)
  }

  subscript(_ edition: Texts.Edition) -> Section {
    let box =
      switch edition {
      case .english: english
      case .russian: russian
      case .traditionalChinese: traditionalChinese
      }
    return box.section
  }
}
