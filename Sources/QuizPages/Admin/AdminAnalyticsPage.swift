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
    /// Questions with negative discrimination come first, then those whose difficulty looks wrong.
    case doubtful
    case latest
    /// Questions with the lowest proportion of correct answers come first. The raw value is part of URLs.
    case facility = "right"
    case players, time, discrimination
  }

  /// The number of questions on a page.
  public static let pageSize = 40

  let context: PlayerPageContext
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
  public init(context: PlayerPageContext, entries: [Entry], sortOrder: SortOrder, page: Int, pageCount: Int) {
    self.context = context
    self.entries = entries
    self.sortOrder = sortOrder
    self.page = page
    self.pageCount = pageCount
  }

  private var texts: Texts.Admin.Analytics { context.texts.admin.analytics }

  public var html: HTML {
    AdminLayout.document(
      context, title: texts.title, current: SitePath.adminAnalytics,
      main: entries.isEmpty
        ? texts.nothing.emptyState()
        : """
        <p>\(texts.text)</p>
        \(sortForm)
        \(table)\(tooFew)
        \(pages)<p class="hint">\(texts.labels)</p>
        <p class="hint">\(texts.discriminates)</p>
        """)
  }

  private var sortForm: HTML {
    let options = SortOrder.allCases.map { order -> HTML in
      "<option value=\"\(order.rawValue)\"\(" selected", if: order == sortOrder)>\(texts.sortOrders[order])</option>"
    }
    return """
      <form class="filters" method="get" action="\(SitePath.adminAnalytics)"><label>\(texts.sortOrder) \
      <select name="\(QueryField.order)">\(options)</select></label>\
      <button class="button">\(context.texts.past.show)</button></form>
      """
  }

  private var pages: HTML? {
    guard pageCount > 1 else { return nil }
    let links = (1...pageCount).map { number in
      TabLinks.Link(
        label: "\(number)", path: SitePath.adminAnalytics(by: sortOrder, page: number), isCurrent: number == page)
    }
    return "\(TabLinks(label: texts.pages, links: links).html)\n"
  }

  private var table: HTML? {
    let rows = entries.filter { $0.statistics.hasEnoughPlayers }
    guard !rows.isEmpty else { return nil }
    let columns = [texts.players, texts.facility, texts.median, texts.discrimination]
    return """
      <table class="stacked analytics"><thead><tr><th scope="col">\(context.texts.admin.question)</th>\
      \(columns.map { "<th scope=\"col\" class=\"amount\">\($0)</th>" as HTML })</tr></thead>
      <tbody>\(rows.map(row))</tbody></table>

      """
  }

  private func row(_ entry: Entry) -> HTML {
    let statistics = entry.statistics
    let facility = statistics.facility
    let interval = texts.interval(facility.low.percent, facility.high.percent)
    let discrimination = statistics.discrimination.map { $0.hundredths(context.texts.dates.decimalMark) } ?? "–"
    return """
      <tr><th scope="row">\(link(entry))\(warnings(entry))\(context.facts(of: entry.item))\(distractors(entry))</th>\
      \(statistic(texts.players, context.texts.number(statistics.players)))\
      \(statistic(texts.facility, context.texts.result.percent(facility.proportion.percent), note: interval))\
      \(statistic(texts.median, statistics.medianTime.map(context.texts.dates.time) ?? "–"))\
      \(statistic(texts.discrimination, discrimination))</tr>

      """
  }

  private func link(_ entry: Entry) -> HTML {
    let question = entry.item.question
    return """
      <a href="\(SitePath.adminItem(entry.item.number))"\(context.page.languageAttributes(in: question.language))>\
      \(question.text)</a>
      """
  }

  private func warnings(_ entry: Entry) -> HTML {
    let looks = entry.suggestedDifficulty.map { texts.looks(context.texts.game.difficulties[$0]) }
    let suspicious = (entry.statistics.discrimination ?? 0) < 0 ? texts.suspicious : nil
    return "\([looks, suspicious].compactMap { $0 }.map { "<p class=\"warning\"><strong>\($0)</strong></p>" as HTML })"
  }

  private func statistic(_ label: String, _ value: String, note: String? = nil) -> HTML {
    "<td class=\"amount\" data-label=\"\(label)\">\(value)\(note.map { " <small>\($0)</small>" })</td>"
  }

  /// The questions that too few players have started. They have no figures.
  private var tooFew: HTML? {
    let rows = entries.filter { !$0.statistics.hasEnoughPlayers }
    guard !rows.isEmpty else { return nil }
    return """
      <details class="too-few"><summary>\(texts.tooFew(rows.count, QuestionStatistics.minPlayers))</summary>
      <ul>\(rows.map { "<li>\(link($0))</li>" as HTML })</ul></details>

      """
  }

  /// The wrong answers with the number of players who chose each, the most frequent first.
  private func distractors(_ entry: Entry) -> HTML {
    let item = entry.item
    let wrong = entry.answers.indices.filter { entry.answers[$0] != item.options[item.correctIndex] }
      .sorted { entry.statistics.choiceCounts[$1] < entry.statistics.choiceCounts[$0] }
    let parts = wrong.map { index -> HTML in
      "<span\(context.page.languageAttributes(in: item.question.language))>\(entry.answers[index])</span> (\(context.texts.number(entry.statistics.choiceCounts[index])))"
    }
    var list = parts.first
    for part in parts.dropFirst() { list = "\(list) · \(part)" }
    return "<p class=\"facts\">\(texts.wrong)\(context.texts.site.sentenceSeparator)\(list)</p>"
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
    let units = whole / 100
    let rest = whole % 100
    return (self < 0 && whole > 0 ? "−" : "") + String(units) + decimalMark + rest.twoDigits
  }
}
