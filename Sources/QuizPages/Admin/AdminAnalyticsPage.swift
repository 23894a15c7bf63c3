public import HTML
public import QuizEngine

/// The statistics of the questions that were asked.
public struct AdminAnalyticsPage: Sendable {
  /// A question with its statistics.
  public struct Entry: Sendable {
    let item: AdminItem
    /// All answers that were ever shown with it, in the order of the statistics.
    let answers: [String]
    let statistics: QuestionStatistics
    /// The difficulty that the answers suggest; nil if it is the question's own.
    let suggestedDifficulty: Difficulty?

    public init(
      item: AdminItem, answers: [String], statistics: QuestionStatistics, suggestedDifficulty: Difficulty?
    ) {
      self.item = item
      self.answers = answers
      self.statistics = statistics
      self.suggestedDifficulty = suggestedDifficulty
    }
  }

  /// The sort order of the questions. Of equal questions the latest comes first.
  public enum SortOrder: String, CaseIterable, Sendable {
    /// Questions whose difficulty looks wrong come first, then those with low discrimination.
    case doubtful
    case latest
    /// Questions with the lowest proportion of correct answers come first. The raw value is part of URLs.
    case facility = "right"
    case players, time, discrimination
  }

  /// The number of questions on a page.
  public static let pageSize = 40

  let player: PlayerContext
  /// The questions of this page.
  let entries: [Entry]
  let sortOrder: SortOrder
  /// The page number, from 1.
  let page: Int
  let pageCount: Int

  /// - Parameters:
  ///   - entries: those of this page, sorted.
  ///   - page: from 1.
  ///   - pageCount: at least 1.
  public init(player: PlayerContext, entries: [Entry], sortOrder: SortOrder, page: Int, pageCount: Int) {
    self.player = player
    self.entries = entries
    self.sortOrder = sortOrder
    self.page = page
    self.pageCount = pageCount
  }

  private var texts: Texts.Admin.Analytics { player.texts.admin.analytics }

  public var html: HTML {
    AdminLayout.document(
      player, title: texts.title, current: SitePath.adminAnalytics,
      main: entries.isEmpty
        ? texts.nothing.emptyState()
        : """
        <p>\(texts.text)</p>
        \(sortLinks)
        <ol class="records">\(entries.map(entry))</ol>
        \(pages)<p class="hint">\(texts.labels)</p>
        <p class="hint">\(texts.discriminates)</p>
        """)
  }

  private var sortLinks: HTML {
    let links = SortOrder.allCases.map { order in
      TabLinks.Link(
        label: "\(texts.sortOrders[order])", path: SitePath.adminAnalytics(by: order), isCurrent: order == sortOrder)
    }
    return TabLinks(label: texts.sortOrder, current: "true", links: links).html
  }

  private var pages: HTML? {
    guard pageCount > 1 else { return nil }
    let links = (1...pageCount).map { number in
      TabLinks.Link(
        label: "\(number)", path: SitePath.adminAnalytics(by: sortOrder, page: number), isCurrent: number == page)
    }
    return "\(TabLinks(label: texts.pages, links: links).html)\n"
  }

  private func entry(_ entry: Entry) -> HTML {
    let question = entry.item.question
    return """
      <li>\(player.facts(of: entry.item))\
      <h2><a href="\(SitePath.adminItem(entry.item.number))"\(player.page.languageAttributes(in: question.language))>\(question.text)</a></h2>\
      \(entry.suggestedDifficulty.map(suggestion))\(figures(entry.statistics))\(distractors(entry))</li>

      """
  }

  private func suggestion(_ difficulty: Difficulty) -> HTML {
    "<p class=\"difficulty-warning\"><strong>\(texts.looks(player.texts.game.difficulties[difficulty]))</strong></p>"
  }

  private func figures(_ statistics: QuestionStatistics) -> HTML {
    guard statistics.hasEnoughPlayers else {
      return """
        <dl class="figures">\(figure(texts.players, value: String(statistics.players)))</dl>\
        <p class="facts">\(texts.tooFew(QuestionStatistics.minPlayers))</p>
        """
    }
    let facility = statistics.facility
    let interval = texts.interval(facility.low.percent, facility.high.percent)
    let discrimination = statistics.discrimination.map { $0.hundredths(player.texts.dates.decimalMark) } ?? "–"
    return """
      <dl class="figures">\(figure(texts.players, value: String(statistics.players)))\
      \(figure(texts.facility, value: player.texts.result.percent(facility.proportion.percent), note: interval))\
      \(figure(texts.median, value: statistics.medianTime.map(player.texts.dates.time) ?? "–"))\
      \(figure(texts.discrimination, value: discrimination))</dl>
      """
  }

  private func figure(_ label: String, value: String, note: String? = nil) -> HTML {
    "<div><dt>\(label)</dt><dd>\(value)\(note.map { " <small>\($0)</small>" })</dd></div>"
  }

  /// The wrong answers with the number of players who chose each, the most frequent first.
  private func distractors(_ entry: Entry) -> HTML? {
    guard entry.statistics.hasEnoughPlayers else { return nil }
    let item = entry.item
    let wrong = entry.answers.indices.filter { entry.answers[$0] != item.options[item.keyIndex] }
      .sorted { entry.statistics.choiceCounts[$1] < entry.statistics.choiceCounts[$0] }
    let parts = wrong.map { index -> HTML in
      "<span\(player.page.languageAttributes(in: item.question.language))>\(entry.answers[index])</span> (\(entry.statistics.choiceCounts[index]))"
    }
    var list = parts.first
    for part in parts.dropFirst() { list = "\(list) · \(part)" }
    return "<p class=\"facts\">\(texts.wrong) \(list)</p>"
  }
}

extension Texts.Admin.Analytics.SortOrders {
  subscript(order: AdminAnalyticsPage.SortOrder) -> String {
    switch order {
    case .doubtful: doubtful
    case .latest: latest
    case .facility: facility
    case .players: players
    case .time: time
    case .discrimination: discrimination
    }
  }
}

extension Double {
  /// Formatted with two decimals, rounded half away from zero: `−0.07`.
  fileprivate func hundredths(_ decimalMark: String) -> String {
    let whole = Int((self < 0 ? -self : self) * 100 + 0.5)
    let (units, rest) = (whole / 100, whole % 100)
    return (self < 0 && whole > 0 ? "−" : "") + String(units) + decimalMark + rest.twoDigits
  }
}
