public import HTML
public import QuizEngine

/// Shows how many questions the bank has, and for how many days they last.
public struct AdminBankPage: Sendable {
  /// The questions of one language and difficulty.
  public struct DifficultySupply: Sendable {
    let difficulty: Difficulty
    /// All questions of the bank, drawn ones included.
    let questions: Int
    /// The questions that weren't drawn yet, those of the practice pool included. After them, questions repeat.
    let undrawn: Int
    /// The undrawn questions that are reserved for practice.
    let practicePool: Int
    /// The dates from today on for which a question is already drawn.
    let drawn: Int
    /// The last date before questions repeat, and the number of days until then. It is nil if all questions were used.
    let lastsUntil: (days: Int, until: CalendarDate)?

    /// - Parameters:
    ///   - undrawn: the questions that weren't drawn yet, those of the practice pool included.
    ///   - drawn: the dates from today on for which a question is drawn.
    ///   - lastsUntil: the last date before questions repeat; nil if all were used.
    public init(
      difficulty: Difficulty, questions: Int, undrawn: Int, practicePool: Int, drawn: Int,
      lastsUntil: (days: Int, until: CalendarDate)?
    ) {
      self.difficulty = difficulty
      self.questions = questions
      self.undrawn = undrawn
      self.practicePool = practicePool
      self.drawn = drawn
      self.lastsUntil = lastsUntil
    }
  }

  /// The questions of one game.
  public struct LanguageSupply: Sendable {
    /// The languages in which the game is played, the primary one first.
    let languages: [Language]
    let byDifficulty: [DifficultySupply]
    /// In the order of ``QuizEngine/TriviaCategory/allCases``.
    let byCategory: [Int]

    /// - Parameters:
    ///   - languages: those in which the game is played, the primary one first.
    ///   - byDifficulty: in the order of `Difficulty.allCases`.
    ///   - byCategory: the number of questions, in the order of `TriviaCategory.allCases`.
    public init(languages: [Language], byDifficulty: [DifficultySupply], byCategory: [Int]) {
      self.languages = languages
      self.byDifficulty = byDifficulty
      self.byCategory = byCategory
    }
  }

  let context: PlayerPageContext
  let supplies: [LanguageSupply]

  public init(context: PlayerPageContext, supplies: [LanguageSupply]) {
    self.context = context
    self.supplies = supplies
  }

  private var texts: Texts.Admin { context.texts.admin }

  public var html: HTML {
    AdminLayout.document(
      context, title: texts.bank, current: SitePath.adminBank,
      main: """
        <p>\(texts.bankText)</p>
        \(supplies.isEmpty ? texts.noBank.emptyState() : "\(supplies.map(section))")
        """)
  }

  private func section(_ supply: LanguageSupply) -> HTML {
    """
    <section class="subsection"><h2>\(heading(supply.languages))</h2>
    <table class="stacked supplies"><thead><tr><th scope="col">\(context.texts.statistics.difficulty)</th>\
    <th scope="col">\(texts.lasts)</th>\(columns.map { "<th scope=\"col\" class=\"amount\">\($0)</th>" as HTML })\
    </tr></thead><tbody>\(supply.byDifficulty.map(row))</tbody></table>
    <dl class="figures">\(TriviaCategory.allCases.enumerated().map { statistic($1, supply.byCategory[$0]) })</dl></section>
    """
  }

  private func heading(_ languages: [Language]) -> HTML {
    let names = languages.enumerated().map { index, language -> HTML in
      "\(" · ", if: index > 0)<span lang=\"\(language.tag)\">\(language.ownName)</span>"
    }
    return "\(names)"
  }

  /// The labels of the columns with numbers.
  private var columns: [String] { [texts.inBank, texts.left, texts.practicePool, texts.drawn] }

  private func row(_ supply: DifficultySupply) -> HTML {
    let lasts =
      supply.lastsUntil.map { texts.lastsDays($0.days, context.texts.dates.date($0.until)) } ?? texts.nothingLeft
    let numbers = [supply.questions, supply.undrawn, supply.practicePool, supply.drawn]
    return """
      <tr><th scope="row">\(context.texts.game.difficulties[supply.difficulty])</th>\
      <td class="whole" data-label="\(texts.lasts)">\(lasts)</td>\
      \(numbers.enumerated().map { number($1, label: columns[$0]) })</tr>
      """
  }

  private func number(_ number: Int, label: String) -> HTML {
    "<td class=\"amount\" data-label=\"\(label)\">\(context.texts.number(number))</td>"
  }

  private func statistic(_ category: TriviaCategory, _ count: Int) -> HTML {
    "<div><dt>\(context.texts.game.categories[category])</dt><dd>\(context.texts.number(count))</dd></div>"
  }
}
