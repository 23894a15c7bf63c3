public import HTML
public import QuizEngine

/// What players' answers tell about the questions that were asked.
public struct DeskFiguresPage: Sendable {
  public struct Entry: Sendable {
    public let item: DeskItem
    /// All answers that were shown with it, in the order of the statistics.
    public let answers: [String]
    public let statistics: QuestionStatistics
    /// The difficulty that it looks like, where that isn't its own.
    public let betterLabel: Difficulty?

    public init(item: DeskItem, answers: [String], statistics: QuestionStatistics, betterLabel: Difficulty?) {
      self.item = item
      self.answers = answers
      self.statistics = statistics
      self.betterLabel = betterLabel
    }
  }

  /// What the questions are ordered by; equal ones come the latest first.
  public enum Order: String, CaseIterable, Sendable {
    /// Labels that look wrong, then what tells little.
    case doubtful
    case latest, right, players, time, discrimination
  }

  /// How many questions a page shows.
  public static let length = 40

  public let player: PlayerFrame
  /// Those of the page.
  public let entries: [Entry]
  public let order: Order
  /// From 1.
  public let page: Int
  public let pageCount: Int

  public init(player: PlayerFrame, entries: [Entry], order: Order, page: Int, pageCount: Int) {
    self.player = player
    self.entries = entries
    self.order = order
    self.page = page
    self.pageCount = pageCount
  }

  private var texts: Texts.Desk.Figures { player.texts.desk.figures }

  public var html: HTML {
    DeskFrame.document(
      player, title: texts.title, place: Address.deskFigures,
      main: entries.isEmpty
        ? nothing
        : """
        <p>\(texts.text)</p>
        \(orders)
        <ol class="records">\(entries.map(entry))</ol>
        \(pages)<p class="hint">\(texts.labels)</p>
        <p class="hint">\(texts.discriminates)</p>
        """)
  }

  private var nothing: HTML {
    "<section class=\"nothing\"><h2>\(texts.nothing.title)</h2><p>\(texts.nothing.text)</p></section>"
  }

  private var orders: HTML {
    let links = Order.allCases.map { other -> HTML in
      """
      <li><a href="\(Address.deskFigures(by: other))"\(" aria-current=\"true\"", if: other == order)>\
      \(texts.orders[other])</a></li>
      """
    }
    return "<nav class=\"ways-among\" aria-label=\"\(texts.order)\"><ul>\(links)</ul></nav>"
  }

  private var pages: HTML? {
    guard pageCount > 1 else { return nil }
    let links = (1...pageCount).map { number -> HTML in
      """
      <li><a href="\(Address.deskFigures(by: order, page: number))"\(" aria-current=\"page\"", if: number == page)>\
      \(number)</a></li>
      """
    }
    return "<nav class=\"ways-among\" aria-label=\"\(texts.pages)\"><ul>\(links)</ul></nav>\n"
  }

  private func entry(_ entry: Entry) -> HTML {
    let question = entry.item.item.question
    return """
      <li>\(player.facts(of: entry.item))\
      <h2><a href="\(Address.deskItem(entry.item.number))"\(player.written(in: question.language))>\(question.text)</a></h2>\
      \(entry.betterLabel.map(looks))\(figures(entry.statistics))\(mistakes(entry))</li>

      """
  }

  private func looks(_ difficulty: Difficulty) -> HTML {
    "<p class=\"doubt\"><strong>\(texts.looks(player.texts.game.difficulties[difficulty]))</strong></p>"
  }

  private func figures(_ statistics: QuestionStatistics) -> HTML {
    guard statistics.isTelling else {
      return """
        <dl class="figures">\(figure(texts.players, String(statistics.players)))</dl>\
        <p class="facts">\(texts.tooFew(QuestionStatistics.leastPlayers))</p>
        """
    }
    let facility = statistics.facility
    let interval = texts.interval(facility.low.percent, facility.high.percent)
    let discrimination = statistics.discrimination.map { $0.hundredths(player.texts.dates.decimalMark) } ?? "–"
    return """
      <dl class="figures">\(figure(texts.players, String(statistics.players)))\
      \(figure(texts.right, player.texts.result.percent(facility.share.percent), interval))\
      \(figure(texts.median, statistics.medianTime.map(player.texts.dates.time) ?? "–"))\
      \(figure(texts.discrimination, discrimination))</dl>
      """
  }

  private func figure(_ label: String, _ value: String, _ beside: String? = nil) -> HTML {
    "<div><dt>\(label)</dt><dd>\(value)\(beside.map { " <small>\($0)</small>" })</dd></div>"
  }

  private func mistakes(_ entry: Entry) -> HTML? {
    guard entry.statistics.isTelling else { return nil }
    let item = entry.item.item
    let wrong = entry.answers.indices.filter { entry.answers[$0] != item.options[item.key] }
      .sorted { entry.statistics.chosen[$1] < entry.statistics.chosen[$0] }
    let parts = wrong.map { place -> HTML in
      "<span\(player.written(in: item.question.language))>\(entry.answers[place])</span> (\(entry.statistics.chosen[place]))"
    }
    var list = parts.first
    for part in parts.dropFirst() { list = "\(list) · \(part)" }
    return "<p class=\"facts\">\(texts.wrong) \(list)</p>"
  }
}

extension Texts.Desk.Figures.Orders {
  subscript(order: DeskFiguresPage.Order) -> String {
    switch order {
    case .doubtful: doubtful
    case .latest: latest
    case .right: right
    case .players: players
    case .time: time
    case .discrimination: discrimination
    }
  }
}

extension Double {
  /// A share in whole percent, rounded half up.
  fileprivate var percent: Int { Int(self * 100 + 0.5) }

  /// With two decimals, rounded half away from zero: `−0.07`.
  fileprivate func hundredths(_ mark: String) -> String {
    let whole = Int((self < 0 ? -self : self) * 100 + 0.5)
    let (units, rest) = (whole / 100, whole % 100)
    return (self < 0 && whole > 0 ? "−" : "") + String(units) + mark + (rest < 10 ? "0" : "") + String(rest)
  }
}
