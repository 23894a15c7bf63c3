public import HTML
public import QuizEngine

/// Shows the question of each date: past ones, today's, and future ones that are already drawn.
public struct AdminSchedulePage: Sendable {
  /// The field with the number of days to draw ahead.
  public static let daysField = "days"

  /// The question of one date and difficulty.
  public struct Entry: Sendable {
    let item: AdminItem
    /// How many players started it.
    let starts: Int

    public init(item: AdminItem, starts: Int) {
      self.item = item
      self.starts = starts
    }
  }

  let context: PlayerPageContext
  let language: Language
  /// All languages that have questions.
  let languages: [Language]
  let dates: ClosedRange<CalendarDate>
  /// The latest date that has begun in any time zone.
  let today: CalendarDate
  let entries: [Entry]
  /// Whether every player gets their own questions.
  let isPersonal: Bool
  /// As typed.
  let days: String
  let errors: FormErrors

  public init(
    context: PlayerPageContext, language: Language, languages: [Language], dates: ClosedRange<CalendarDate>,
    today: CalendarDate, entries: [Entry], isPersonal: Bool, days: String = "7", errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.language = language
    self.languages = languages
    self.dates = dates
    self.today = today
    self.entries = entries
    self.isPersonal = isPersonal
    self.days = days
    self.errors = errors
  }

  private var texts: Texts.Admin { context.texts.admin }

  public var html: HTML {
    AdminLayout.document(
      context, title: texts.schedule, current: SitePath.adminSchedule,
      main: """
        \(context.page.errorSummary(of: errors))<p>\(texts.scheduleText)\(context.texts.site.sentenceSeparator)\
        <strong>\(texts.secrecy)</strong></p>
        \(isPersonal ? "<p>\(texts.personal)</p>" : nil)\(languageLinks)
        \(dateNavigation)
        <table class="schedule"><thead><tr><th scope="col">\(texts.date)</th><th scope="col">\(texts.question)</th></tr>\
        </thead><tbody>\(rows)\
        </tbody></table>
        \(form)
        """)
  }

  private var languageLinks: HTML? {
    guard languages.count > 1 else { return nil }
    let links = languages.map { other in
      TabLinks.Link(
        label: "\(other.ownName)", path: SitePath.adminSchedule(of: other, from: dates.lowerBound),
        isCurrent: other == language, language: other)
    }
    return TabLinks(label: context.texts.site.languages, links: links).html
  }

  private var dateNavigation: HTML {
    let length = dates.upperBound - dates.lowerBound + 1
    return PreviousNextLinks(
      previous: link(to: dates.lowerBound - length, texts.earlier),
      heading: "<h2>\(context.texts.dates.range(dates))</h2>",
      next: link(to: dates.lowerBound + length, texts.later)
    ).html
  }

  private func link(to date: CalendarDate, _ label: String) -> PreviousNextLinks.Link {
    PreviousNextLinks.Link(path: SitePath.adminSchedule(of: language, from: date), label: label)
  }

  /// A row for each date with questions and for today, and one for each run of other dates.
  private var rows: HTML {
    var (rows, first): ([HTML], CalendarDate?) = ([], nil)
    func closeRun(before date: CalendarDate) {
      if let start = first { rows.append(row(from: start, to: date - 1)) }
      first = nil
    }
    for day in dates.lowerBound.epochDay...dates.upperBound.epochDay {
      let date = CalendarDate(epochDay: day)
      let drawn = entries.filter { $0.item.date == date }
      if drawn.isEmpty, date != today {
        first = first ?? date
      } else {
        closeRun(before: date)
        rows.append(row(of: date, drawn))
      }
    }
    closeRun(before: dates.upperBound + 1)
    return "\(rows)"
  }

  private func row(of date: CalendarDate, _ drawn: [Entry]) -> HTML {
    let questions: HTML = drawn.isEmpty ? "\(texts.notDrawn)" : "\(drawn.map(cell))"
    let now: HTML = date == today ? " <strong>\(texts.today)</strong>" : ""
    return """
      <tr\(" class=\"today\"", if: date == today)><th scope="row">\(context.texts.dates.date(date))\(now)</th>\
      <td>\(questions)</td></tr>
      """
  }

  /// One row for dates in a row without questions. Those ahead have no end: later dates have no questions either.
  private func row(from first: CalendarDate, to last: CalendarDate) -> HTML {
    let isAhead = first > today
    let format = context.texts.dates
    let start = context.texts.dates.date(first)
    let period =
      isAhead && last == dates.upperBound ? texts.from(start) : first == last ? start : format.range(first...last)
    return "<tr><th scope=\"row\">\(period)</th><td>\(isAhead ? texts.notDrawn : texts.neverDrawn)</td></tr>"
  }

  private func cell(_ entry: Entry) -> HTML {
    let item = entry.item
    let question = entry.item.question
    let void: HTML = item.isVoid ? " · <strong>\(texts.void)</strong>" : ""
    return """
      <div class="scheduled-question"><p class="facts">\(context.texts.game.difficulties[question.difficulty]) · \
      \(context.texts.game.categories[question.category]) · \(texts.starts(entry.starts))\(void)</p>\
      <p><a href="\(SitePath.adminItem(item.number))"\(context.page.languageAttributes(in: question.language))>\(question.text)</a></p>\
      <p\(context.page.languageAttributes(in: question.language))>✓ \(item.options[item.correctIndex])</p></div>
      """
  }

  private var form: HTML {
    let field = FormField(
      name: AdminSchedulePage.daysField, label: texts.drawDays, error: errors[AdminSchedulePage.daysField])
    return """
      <form class="form subsection" method="post" action="\(SitePath.adminSchedule)">\(context.page.csrfField)\
      <h2>\(texts.drawAhead)</h2><input type="hidden" name="\(QueryField.questionLanguage)" value="\(language.tag)">\
      \(field.input(value: days, "inputmode=\"numeric\" required maxlength=\"3\" autocomplete=\"off\""))\
      <button class="button primary">\(texts.draw)</button></form>
      """
  }
}
