import HTML
import QuizEngine

extension AdminItemPage {
  /// One form for each action, the gravest one last. A form that was rejected is open. Two of the forms lead to a page
  /// that asks for confirmation.
  var actionForms: HTML {
    let number = details.item.number
    let dismissal: HTML? =
      details.reportCount > 0
      ? form(for: .dismiss, texts: texts.dismissing, path: SitePath.dismiss(number), button: texts.dismissing.button)
      : nil
    let explanation = details.item.question.explanation
    let note: HTML? = explanation.isEmpty ? nil : "<p>\(texts.explanationNote)</p>"
    return """
      <section class="subsection" aria-labelledby="decide"><h2 id="decide">\(texts.decide)</h2>
      \(dismissal)
      \(form(for: details.item.question.primaryTexts))
      \(form(for: .rekey, texts: texts.rekeying, path: SitePath.rekey(number), note: note, fields: options, button: texts.reviewRekeying))
      \(form(for: .void, texts: texts.voiding, path: SitePath.void(number), button: texts.reviewVoiding))</section>
      """
  }

  /// - Parameters:
  ///   - note: below the form's text.
  ///   - fields: above the field for the reason.
  private func form(
    for action: Action, texts formTexts: Texts.Admin.ActionForm, path: String, note: HTML? = nil, fields: HTML? = nil,
    button: String
  ) -> HTML {
    let rejected = rejectedForm?.action == action ? rejectedForm : nil
    let name = Self.reasonField(of: action)
    let reason = FormField(name: name, label: texts.reason, hint: texts.reasonHint, error: rejected?.errors[name])
    return """
      <details class="action-form" name="decision"\(" open", if: rejected != nil)><summary>\(formTexts.title)</summary>
      <p>\(formTexts.text)</p>\(note)
      <form class="form" method="post" action="\(path)">\(context.page.csrfField)\(fields)\
      \(reason.input(value: rejected?.reason ?? "", "required maxlength=\"\(TextLimit.fieldLength(TextLimit.reason))\" autocomplete=\"off\" dir=\"auto\""))\
      <button class="button">\(button)</button></form></details>
      """
  }

  /// The name of the reason field. Each form has its own, because field names are also element ids.
  public static func reasonField(of action: Action) -> String { action.rawValue + "-reason" }

  /// The name of the field that selects the new correct answer.
  public static let optionField = "option"

  /// The field that confirms an action. Its value is `1`.
  public static let confirmationField = "confirmed"

  private var options: HTML {
    let item = details.item
    let error = rejectedForm?.action == .rekey ? rejectedForm?.errors[Self.optionField] : nil
    let choices = item.options.indices.filter { $0 != item.correctIndex }.map { index -> HTML in
      """
      <label class="choice"><input type="radio" name="\(Self.optionField)" value="\(index)" required\
      \(" id=\"\(Self.optionField)\"", if: index == (item.correctIndex == 0 ? 1 : 0))\(" checked", if: rejectedForm?.option == index)> \
      <span\(context.page.languageAttributes(in: item.question.language))>\(item.options[index])</span></label>
      """
    }
    return """
      <fieldset class="field"\(" aria-describedby=\"option-error\"", if: error != nil)\
      \(" tabindex=\"-1\" autofocus", if: error?.isOnly == true)><legend>\(texts.rightAnswer)</legend>\
      \(error?.html(field: Self.optionField))\(choices)</fieldset>
      """
  }
}
