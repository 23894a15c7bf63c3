public import HTML
public import QuizEngine

/// Shows everything about one question, with the actions that an operator can take.
public struct AdminItemPage: Sendable {
  /// The question, the players' answers and their reports.
  public struct Details: Sendable {
    let item: AdminItem
    /// How many players started it.
    let starts: Int
    /// By option: how many rounds chose it.
    let answers: [Int]
    /// How many rounds ended without an answer.
    let unanswered: Int
    /// Players' open reports, the latest first.
    let reports: [String]
    /// The number of all open reports; `reports` may leave some out.
    let reportCount: Int

    /// - Parameters:
    ///   - starts: how many players started the question.
    ///   - answers: by option, how many rounds chose it.
    ///   - unanswered: how many rounds ended without an answer.
    ///   - reports: the latest open ones.
    ///   - reportCount: all open ones, including those that `reports` leaves out.
    public init(
      item: AdminItem, starts: Int, answers: [Int], unanswered: Int, reports: [String], reportCount: Int
    ) {
      self.item = item
      self.starts = starts
      self.answers = answers
      self.unanswered = unanswered
      self.reports = reports
      self.reportCount = reportCount
    }
  }

  /// An action that an operator can take.
  public enum Action: String, Sendable {
    case void, rekey, dismiss
  }

  /// The result of the last action.
  public enum ActionResult: Hashable, Sendable {
    /// The number of rounds that count differently now.
    case recounted(Int)
    case redrawn
    case dismissed
    case textsCorrected
  }

  /// A form that was rejected.
  public struct RejectedForm: Sendable {
    /// Nil for the form that corrects texts.
    let action: Action?
    /// The selected option, if there was one.
    let option: Int?
    /// What was typed into the form that corrects texts; nil for other forms.
    let texts: TriviaTexts?
    let reason: String
    let errors: FormErrors

    /// - Parameter option: the option chosen as the new correct one; nil if none was chosen.
    public init(action: Action, reason: String, option: Int?, errors: FormErrors) {
      (self.action, self.option, texts) = (action, option, nil)
      (self.reason, self.errors) = (reason, errors)
    }

    /// - Parameter texts: what was typed as the texts of their language.
    public init(texts: TriviaTexts, reason: String, errors: FormErrors) {
      (action, option, self.texts) = (nil, nil, texts)
      (self.reason, self.errors) = (reason, errors)
    }
  }

  let context: PlayerPageContext
  let details: Details
  let result: ActionResult?
  let rejectedForm: RejectedForm?

  public init(
    context: PlayerPageContext, details: Details, result: ActionResult? = nil, rejectedForm: RejectedForm? = nil
  ) {
    self.context = context
    self.details = details
    self.result = result
    self.rejectedForm = rejectedForm
  }

  var texts: Texts.Admin { context.texts.admin }

  public var html: HTML {
    let question = details.item.question
    return AdminLayout.document(
      context, title: texts.question, current: SitePath.admin,
      main: """
        \(resultNote)\(rejectedForm.flatMap { context.page.errorSummary(of: $0.errors) })
        \(context.facts(of: details.item))
        <p class="question-text"\(context.page.languageAttributes(in: question.language))>\(question.text)</p>
        \(answers)
        <p class="facts">\(texts.starts(details.starts))</p>
        \(note(texts.explanation, question.explanation))\(corrected)\(note(texts.source, question.source))
        \(reports)
        \(details.item.isVoid ? "<p>\(texts.isVoid)</p>" : actionForms)
        \(translations)
        """)
  }

  private var resultNote: HTML? {
    result.map { result in
      let text =
        switch result {
        case .recounted(let rounds): texts.counted(rounds)
        case .redrawn: texts.drawnAnew
        case .dismissed: texts.settled
        case .textsCorrected: texts.translationCorrected
        }
      return "<p class=\"done\" role=\"status\">\(text)</p>"
    }
  }

  private var answers: HTML {
    let item = details.item
    let rows = item.options.enumerated().map { index, option -> HTML in
      let correctMark: HTML =
        index == item.correctIndex ? " <strong class=\"key\">✓ \(texts.correctAnswer)</strong>" : ""
      return """
        <tr><th scope="row"><span\(context.page.languageAttributes(in: item.question.language))>\(option)</span>\(correctMark)</th>\
        <td>\(context.texts.number(details.answers[index]))</td></tr>
        """
    }
    return """
      <table class="answers-given"><thead><tr><th scope="col">\(texts.answer)</th><th scope="col">\(texts.chosen)</th></tr>\
      </thead><tbody>\(rows)<tr><th scope="row">\(texts.unanswered)</th><td>\(context.texts.number(details.unanswered))</td></tr></tbody></table>
      """
  }

  /// Says that players don't see the explanation, because it is about another answer.
  private var corrected: HTML? {
    let item = details.item
    guard !item.question.explanation.isEmpty, !item.question.explains(item.options[item.correctIndex]) else {
      return nil
    }
    return "<p class=\"warning\">\(texts.explanationNote)</p>"
  }

  private func note(_ label: String, _ text: String) -> HTML? {
    guard !text.isEmpty else { return nil }
    return
      "<p><strong>\(label)\(context.texts.site.labelSeparator)</strong><span\(context.page.languageAttributes(in: details.item.question.language))>\(text)</span></p>"
  }

  private var reports: HTML? {
    guard details.reportCount > 0 else { return nil }
    let reportTexts = details.reports.filter { !$0.isEmpty }
    let quoted: HTML = "\(reportTexts.map(context.page.quotation))"
    return """
      <section class="subsection" aria-labelledby="reports"><h2 id="reports">\(texts.playersWrote)</h2>
      <p class="facts">\(texts.reported(details.reportCount))</p>\(reportTexts.isEmpty ? "<p>\(texts.wroteNothing)</p>" : quoted)</section>
      """
  }
}
