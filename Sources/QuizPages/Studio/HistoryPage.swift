public import HTML
public import QuizDrafts
public import QuizEngine

/// The versions of a draft, the newest first.
///
/// No route leads to it yet.
public struct HistoryPage: Sendable {
  /// A version of the draft.
  public struct Entry: Sendable {
    let version: Int
    let date: CalendarDate
    let author: String
    let isPublished: Bool

    /// - Parameters:
    ///   - version: how many changes the draft had.
    ///   - author: who made the last of them.
    ///   - isPublished: whether players got this version.
    public init(version: Int, date: CalendarDate, author: String, isPublished: Bool) {
      self.version = version
      self.date = date
      self.author = author
      self.isPublished = isPublished
    }
  }

  let context: PlayerPageContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let entries: [Entry]

  public init(context: PlayerPageContext, id: String, draft: Draft, version: Int, request: String, entries: [Entry]) {
    self.context = context
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.entries = entries
  }

  private var texts: Texts.Studio.Publishing { context.texts.studio.publishing }

  public var html: HTML {
    StudioForm.document(
      context, quizTitle: draft.title, id: id, title: context.texts.studio.editor.history,
      main: """
        <p class="hint">\(entries.isEmpty ? texts.noHistory : texts.historyText)</p>
        <ul class="quiz-rows">\(entries.map(row))</ul>
        """)
  }

  private func row(_ entry: Entry) -> HTML {
    let name = texts.version(entry.version)
    let separator = context.texts.site.labelSeparator
    let actions: HTML =
      entry.version == version
      ? ""
      : """
      <form class="state-actions" method="post" action="\(SitePath.restore(id))">\
      \(StudioForm.hiddenFields(context, request: request, version: version))\
      <a class="button small" href="\(SitePath.history(of: id, version: entry.version))" \
      aria-label="\(texts.look)\(separator)\(name)">\(texts.look)</a>\
      <button class="button small" name="\(StudioField.restored)" value="\(entry.version)" \
      aria-label="\(texts.restore)\(separator)\(name)">\(texts.restore)</button></form>
      """
    return """
      <li><div><h2 class="row-title">\(name)</h2><p class="facts">\(context.texts.dates.date(entry.date)) · \
      <span dir="auto">\(entry.author)</span>\(" · <strong>\(context.texts.studio.states.published)</strong>", if: entry.isPublished)\
      \(" · \(texts.current)", if: entry.version == version)</p></div>\(actions)</li>
      """
  }
}
