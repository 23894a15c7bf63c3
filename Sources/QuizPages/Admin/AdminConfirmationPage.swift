public import HTML
import QuizEngine

/// Asks an operator for confirmation before a question is removed or its answer changed. It says whom that affects.
public struct AdminConfirmationPage: Sendable {
  /// What is to be done.
  public enum Action: Sendable {
    case void
    /// - Parameter option: the index of the new correct option.
    case rekey(option: Int)
  }

  let context: PlayerPageContext
  let details: AdminItemPage.Details
  let action: Action
  let reason: String

  /// - Parameter reason: as typed.
  public init(context: PlayerPageContext, details: AdminItemPage.Details, action: Action, reason: String) {
    self.context = context
    self.details = details
    self.action = action
    self.reason = reason
  }

  private var texts: Texts.Admin { context.texts.admin }
  private var item: AdminItem { details.item }
  private var language: HTML { context.page.languageAttributes(in: item.question.language) }

  public var html: HTML {
    switch action {
    case .void:
      document(
        title: texts.confirmVoiding, action: .void, path: SitePath.void(item.number), button: texts.voiding.button,
        isDestructive: true,
        effect: """
          <p class="effect">\(details.starts == 0 ? texts.unstarted : texts.affected(details.starts))</p>
          <p>\(texts.voiding.text)</p>
          """)
    case .rekey(let option):
      document(
        title: texts.confirmRekeying, action: .rekey, path: SitePath.rekey(item.number), button: texts.rekeying.button,
        option: option,
        effect: """
          <dl class="answer-change"><div><dt>\(texts.oldAnswer)</dt><dd\(language)>\(item.options[item.correctIndex])</dd></div>\
          <div><dt>\(texts.newAnswer)</dt><dd\(language)>\(item.options[option])</dd></div></dl>
          <p class="effect">\(texts.rescored(details.answers[option], details.answers[item.correctIndex]))</p>
          <p>\(texts.rekeying.text)</p>
          \(explanation(for: item.options[option]))
          """)
    }
  }

  /// The explanation, for an operator who decides whether it still holds.
  private func explanation(for correctAnswer: String) -> HTML? {
    let question = item.question
    guard !question.explanation.isEmpty, !question.explains(correctAnswer) else { return nil }
    return "<blockquote\(language)>\(question.explanation)</blockquote>\n<p>\(texts.explanationNote)</p>"
  }

  private func document(
    title: String, action: AdminItemPage.Action, path: String, button: String, isDestructive: Bool = false,
    option: Int? = nil, effect: HTML
  ) -> HTML {
    AdminLayout.document(
      context, title: title, current: SitePath.admin,
      main: """
        \(context.facts(of: item))
        <p class="question-text"\(language)>\(item.question.text)</p>
        \(effect)
        <p class="facts">\(texts.reason)\(context.texts.site.labelSeparator)<bdi\(context.page.languageAttributes(ofTyped: reason))>\(reason)</bdi></p>
        <form method="post" action="\(path)">\(context.page.csrfField)\
        \(hidden(AdminItemPage.reasonField(of: action), reason))\(option.map { hidden(AdminItemPage.optionField, String($0)) })\
        \(hidden(AdminItemPage.confirmationField, "1"))
        <div class="actions"><button class="button \(isDestructive ? "grave" : "primary")">\(button)</button>\
        <a class="button quiet" href="\(SitePath.adminItem(item.number))">\(texts.cancel)</a></div></form>
        """)
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
  }
}
