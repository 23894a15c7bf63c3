import HTML
import QuizEngine

extension VerdictPage {
  /// Nil after a report, and for a question that was removed.
  var reportSection: HTML? { report == .sent || verdict == .void ? nil : form }

  private var error: String? {
    guard case .invalid(_, let isTooLong) = report else { return nil }
    return isTooLong ? texts.reportTooLong : texts.reportEmpty
  }

  private var typed: String {
    guard case .invalid(let text, _) = report else { return "" }
    return text
  }

  private var form: HTML {
    """
    <details\(" open", if: error != nil)><summary>\(texts.report)</summary>
    <form method="post" action="\(SitePath.report(roundID))#sent">\(context.page.csrfField)\
    <div class="field"><label for="report">\(texts.reportLabel)</label>\
    \(error.map { "<p class=\"field-error\" id=\"report-error\" role=\"alert\">\($0)</p>" })\
    <textarea id="report" name="\(DailyField.report)" rows="4" required maxlength="\(TextLimit.fieldLength(TextLimit.report))" \
    aria-describedby="\("report-error ", if: error != nil)report-hint"\
    \(" aria-invalid=\"true\" autofocus", if: error != nil)>\(typed)</textarea>\
    <p class="hint" id="report-hint">\(texts.reportHint)</p></div>\
    <button class="button">\(texts.send)</button></form></details>
    """
  }
}
