public import HTML
public import QuizEngine

/// What the bank holds, and for how many days it lasts.
public struct DeskBankPage: Sendable {
  public struct Supply: Sendable {
    public let difficulty: Difficulty
    public let questions: Int
    /// Still to be drawn before one comes again, those on the practice shelf included.
    public let left: Int
    public let shelf: Int
    /// Dates from today on whose question is drawn already.
    public let drawn: Int
    /// Until when, and for how many dates; nil where all were used.
    public let lasts: (days: Int, until: CalendarDate)?

    public init(
      difficulty: Difficulty, questions: Int, left: Int, shelf: Int, drawn: Int,
      lasts: (days: Int, until: CalendarDate)?
    ) {
      self.difficulty = difficulty
      self.questions = questions
      self.left = left
      self.shelf = shelf
      self.drawn = drawn
      self.lasts = lasts
    }
  }

  public struct Forecast: Sendable {
    public let language: Language
    public let supplies: [Supply]
    /// In the order of ``QuizEngine/Category/allCases``.
    public let byCategory: [Int]

    public init(language: Language, supplies: [Supply], byCategory: [Int]) {
      self.language = language
      self.supplies = supplies
      self.byCategory = byCategory
    }
  }

  public let player: PlayerFrame
  public let forecasts: [Forecast]

  public init(player: PlayerFrame, forecasts: [Forecast]) {
    self.player = player
    self.forecasts = forecasts
  }

  private var texts: Texts.Desk { player.texts.desk }

  public var html: HTML {
    DeskFrame.document(
      player, title: texts.bank, place: Address.deskBank,
      main: """
        <p>\(texts.bankText)</p>
        \(forecasts.isEmpty ? nothing : "\(forecasts.map(section))")
        """)
  }

  private var nothing: HTML {
    "<section class=\"nothing\"><h2>\(texts.noBank.title)</h2><p>\(texts.noBank.text)</p></section>"
  }

  private func section(_ forecast: Forecast) -> HTML {
    let columns = [texts.lasts, texts.inBank, texts.left, texts.shelf, texts.drawn]
    return """
      <section class="beyond"><h2 lang="\(forecast.language.tag)">\(forecast.language.ownName)</h2>
      <div class="wide" tabindex="0" role="group" aria-label="\(forecast.language.ownName)"><table class="supplies"><thead>\
      <tr><th scope="col">\(player.texts.statistics.difficulty)</th>\(columns.map { "<th scope=\"col\">\($0)</th>" as HTML })\
      </tr></thead><tbody>\(forecast.supplies.map(row))</tbody></table></div>
      <dl class="figures">\(Category.allCases.enumerated().map { figure($1, forecast.byCategory[$0]) })</dl></section>
      """
  }

  private func row(_ supply: Supply) -> HTML {
    let lasts = supply.lasts.map { texts.lastsDays($0.days, player.texts.dates.date($0.until)) } ?? texts.nothingLeft
    let numbers = [supply.questions, supply.left, supply.shelf, supply.drawn]
    return """
      <tr><th scope="row">\(player.texts.game.difficulties[supply.difficulty])</th><td>\(lasts)</td>\
      \(numbers.map { "<td>\($0)</td>" as HTML })</tr>
      """
  }

  private func figure(_ category: QuizEngine.Category, _ count: Int) -> HTML {
    "<div><dt>\(player.texts.game.categories[category])</dt><dd>\(count)</dd></div>"
  }
}
