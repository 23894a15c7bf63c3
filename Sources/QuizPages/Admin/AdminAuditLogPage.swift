public import HTML
public import QuizEngine

/// Lists operators' decisions: who, what, which question, and why.
public struct AdminAuditLogPage: Sendable {
  /// What an operator did.
  public enum Action: Sendable {
    case void, rekey, dismiss, resetClock, correctTexts
    /// - Parameter file: number and name of the file whose import was undone.
    case undoImport(file: String)
  }

  /// The question that a decision is about.
  public struct Question: Sendable {
    let number: Int64
    let text: String

    public init(number: Int64, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// A text that a correction replaced.
  public struct TextChange: Sendable {
    /// Empty if the text was added.
    let former: String
    /// Empty if the text was removed.
    let present: String

    public init(former: String, present: String) {
      self.former = former
      self.present = present
    }
  }

  /// One action of an operator.
  public struct Entry: Sendable {
    let action: Action
    /// Nil if the action isn't about a question.
    let question: Question?
    let textChanges: [TextChange]
    /// Nil for the command line, or if the account was deleted.
    let operatorName: String?
    /// Empty for an import that was undone.
    let reason: String
    let doneAt: Timestamp

    /// - Parameters:
    ///   - question: nil if the decision is about no single question.
    ///   - textChanges: what a correction of texts replaced.
    ///   - operatorName: nil if the account was deleted.
    public init(
      action: Action, question: Question?, textChanges: [TextChange] = [], operatorName: String?, reason: String,
      doneAt: Timestamp
    ) {
      self.action = action
      self.question = question
      self.textChanges = textChanges
      self.operatorName = operatorName
      self.reason = reason
      self.doneAt = doneAt
    }
  }

  let context: PlayerPageContext
  /// The latest comes first.
  let entries: [Entry]

  public init(context: PlayerPageContext, entries: [Entry]) {
    self.context = context
    self.entries = entries
  }

  private var texts: Texts.Admin { context.texts.admin }

  public var html: HTML {
    AdminLayout.document(
      context, title: texts.auditLog, current: SitePath.adminAuditLog,
      main: """
        <p>\(texts.auditLogText)</p>
        \(entries.isEmpty ? nothing : "<ol class=\"audit-log\">\(entries.map(item))</ol>")
        """)
  }

  private var nothing: HTML { "<p>\(texts.auditLogEmpty)</p>" }

  private func item(_ entry: Entry) -> HTML {
    """
    <li><p class="facts">\(time(entry.doneAt)) · <bdi>\(entry.operatorName ?? texts.commandLine)</bdi></p>
    <p><strong>\(label(of: entry.action))</strong>\(entry.question.map(link))\(file(of: entry.action))</p>
    \(entry.textChanges.map(change))\(entry.reason.isEmpty ? nil : context.page.quotation(entry.reason))</li>

    """
  }

  private func link(to question: Question) -> HTML {
    """
    \(context.texts.site.labelSeparator)<a href="\(SitePath.adminItem(question.number))"\
    \(context.page.languageAttributes(ofTyped: question.text))>\(question.text)</a>
    """
  }

  private func change(_ change: TextChange) -> HTML {
    let former: HTML? = change.former.isEmpty ? nil : typed("del", change.former)
    let present: HTML? = change.present.isEmpty ? nil : typed("ins", change.present)
    return """
      <p class="text-change">\(former)\(" → ", if: former != nil && present != nil)\(present)</p>

      """
  }

  private func typed(_ element: HTML, _ text: String) -> HTML {
    "<\(element)\(context.page.languageAttributes(ofTyped: text))>\(text)</\(element)>"
  }

  private func file(of action: Action) -> HTML? {
    if case .undoImport(let file) = action { "\(context.texts.site.labelSeparator)<bdi>\(file)</bdi>" } else { nil }
  }

  private func label(of action: Action) -> String {
    switch action {
    case .void: texts.actionNames.void
    case .rekey: texts.actionNames.rekey
    case .dismiss: texts.actionNames.dismiss
    case .resetClock: texts.actionNames.resetClock
    case .undoImport: texts.actionNames.undoImport
    case .correctTexts: texts.actionNames.correctTexts
    }
  }

  private func time(_ instant: Timestamp) -> String {
    let date = CalendarDate(of: instant, offset: .zero)
    let minutes = Int((instant - date.midnightUTC).milliseconds / 60_000)
    return context.texts.dates.dateAndTime(date, (minutes / 60).twoDigits + ":" + (minutes % 60).twoDigits) + " UTC"
  }
}
