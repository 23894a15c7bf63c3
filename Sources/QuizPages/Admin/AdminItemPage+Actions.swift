import HTML
import QuizEngine

extension AdminItemPage {
  /// One form for each action. A form that was rejected is open.
  var actionForms: HTML {
    let number = details.item.number
    return """
      <section class="subsection" aria-labelledby="decide"><h2 id="decide">\(texts.decide)</h2>
      \(form(for: .void, texts: texts.voiding, path: SitePath.void(number)))
      \(form(for: .rekey, texts: texts.rekeying, path: SitePath.rekey(number), fields: options))
      \(details.reportCount > 0 ? form(for: .dismiss, texts: texts.dismissing, path: SitePath.dismiss(number)) : nil)</section>
      """
  }

  /// - Parameter fields: above the field for the reason.
  private func form(
    for action: Action, texts formTexts: Texts.Admin.ActionForm, path: String, fields: HTML? = nil
  ) -> HTML {
    let rejected = rejectedForm?.action == action ? rejectedForm : nil
    let name = Self.reasonField(of: action)
    let reason = FormField(name: name, label: texts.reason, hint: texts.reasonHint, error: rejected?.errors[name])
    return """
      <details class="action-form"\(" open", if: rejected != nil)><summary>\(formTexts.title)</summary>
      <p>\(formTexts.text)</p>
      <form class="form" method="post" action="\(path)">\(player.page.csrfField)\(fields)\
      \(reason.input(value: rejected?.reason ?? "", "required maxlength=\"\(TextLimit.fieldLength(TextLimit.reason))\" autocomplete=\"off\" dir=\"auto\""))\
      <button class="button primary">\(formTexts.button)</button></form></details>
      """
  }

  /// The name of the reason field. Each form has its own, because field names are also element ids.
  public static func reasonField(of action: Action) -> String { action.rawValue + "-reason" }

  /// The name of the field that selects the new correct answer.
  public static let optionField = "option"

  private var options: HTML {
    let item = details.item
    let error = rejectedForm?.action == .rekey ? rejectedForm?.errors[Self.optionField] : nil
    let choices = item.options.indices.filter { $0 != item.keyIndex }.map { index -> HTML in
      """
      <label class="choice"><input type="radio" name="\(Self.optionField)" value="\(index)" required\
      \(" id=\"\(Self.optionField)\"", if: index == (item.keyIndex == 0 ? 1 : 0))\(" checked", if: rejectedForm?.option == index)> \
      <span\(player.page.languageAttributes(in: item.question.language))>\(item.options[index])</span></label>
      """
    }
    return """
      <fieldset class="field"\(" aria-describedby=\"option-error\"", if: error != nil)><legend>\(texts.rightAnswer)</legend>\
      \(error.map { "<p class=\"field-error\" id=\"option-error\">\($0)</p>" })\(choices)</fieldset>
      """
  }
}
