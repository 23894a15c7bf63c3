public import HTML
import QuizEngine

/// Lists the questions that players reported.
public struct AdminReportsPage: Sendable {
  /// A question with open reports.
  public struct ReportedItem: Sendable {
    let item: AdminItem
    /// The reports' texts, the latest first. Older ones may be left out.
    let texts: [String]
    /// How many players reported the question.
    let count: Int

    public init(item: AdminItem, texts: [String], count: Int) {
      self.item = item
      self.texts = texts
      self.count = count
    }
  }

  let context: PlayerPageContext
  /// The question with most reports comes first.
  let reportedItems: [ReportedItem]

  public init(context: PlayerPageContext, reportedItems: [ReportedItem]) {
    self.context = context
    self.reportedItems = reportedItems
  }

  private var texts: Texts.Admin { context.texts.admin }

  public var html: HTML {
    AdminLayout.document(
      context, title: texts.reports, current: SitePath.admin,
      main: reportedItems.isEmpty
        ? texts.noReports.emptyState() : "<ul class=\"reports\">\(reportedItems.map(item))</ul>")
  }

  private func item(_ reported: ReportedItem) -> HTML {
    let item = reported.item
    let question = item.question
    return """
      <li>\(context.facts(of: item))
      <h2><a href="\(SitePath.adminItem(item.number))"\(context.page.languageAttributes(in: question.language))>\(question.text)</a></h2>
      <p>\(texts.reported(reported.count))</p>\(quotations(reported.texts.prefix(3)))</li>

      """
  }

  private func quotations(_ texts: ArraySlice<String>) -> HTML {
    "\(texts.filter { !$0.isEmpty }.map(context.page.quotation))"
  }
}
