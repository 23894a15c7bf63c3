import HTML
import QuizEngine

extension VerdictPage {
  static let reportField = "report"

  /// Stands above the page where a report came back.
  var faults: HTML? {
    guard let fault else { return nil }
    return shown.frame.summary(of: FormFaults([.init(field: Self.reportField, text: fault)]))
  }

  var reporting: HTML {
    switch report {
    case .thanked: "<p class=\"note\" role=\"status\">\(texts.thanks)</p>"
    case .none, .faulty: form
    }
  }

  private var fault: String? {
    guard case .faulty(_, let isTooLong) = report else { return nil }
    return isTooLong ? texts.reportTooLong : texts.reportEmpty
  }

  private var typed: String {
    guard case .faulty(let text, _) = report else { return "" }
    return text
  }

  private var form: HTML {
    """
    <details class="beyond"\(" open", if: fault != nil)><summary>\(texts.report)</summary>
    <form method="post" action="\(Address.report(key))">\(shown.frame.proofField)\
    <div class="field"><label for="report">\(texts.reportLabel)</label>\
    \(fault.map { "<p class=\"fault\" id=\"report-fault\">\($0)</p>" })\
    <textarea id="report" name="report" rows="4" required maxlength="\(TextLimit.fieldLength(TextLimit.report))" \
    aria-describedby="\("report-fault ", if: fault != nil)report-hint"\
    \(" aria-invalid=\"true\"", if: fault != nil)>\(typed)</textarea>\
    <p class="hint" id="report-hint">\(texts.reportHint)</p></div>\
    <button class="button">\(texts.send)</button></form></details>
    """
  }
}
