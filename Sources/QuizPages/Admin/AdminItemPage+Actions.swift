import HTML
import QuizEngine

extension AdminItemPage {
  /// One form for each action. A form that was rejected is open.
  var actionForms: HTML {
    let number = details.item.number
    return """
      <section class="subsection" aria-labelledby="decide"><h2 id="decide">\(texts.decide)</h2>
      \(form(.void, texts.voiding, SitePath.void(number)))
      \(form(.rekey, texts.rekeying, SitePath.rekey(number), options))
      \(details.reportCount > 0 ? form(.dismiss, texts.dismissing, SitePath.dismiss(number)) : nil)</section>
      """
  }

  private func form(_ action: Action, _ words: Texts.Admin.ActionForm, _ address: String, _ choice: HTML? = nil) -> HTML
  {
    let returned = rejectedForm?.action == action ? rejectedForm : nil
    let name = Self.reasonField(of: action)
    let reason = FormField(name: name, label: texts.reason, hint: texts.reasonHint, error: returned?.errors[name])
    return """
      <details class="action-form"\(" open", if: returned != nil)><summary>\(words.title)</summary>
      <p>\(words.text)</p>
      <form class="form" method="post" action="\(address)">\(player.page.csrfField)\(choice)\
      \(reason.input(value: returned?.reason ?? "", "required maxlength=\"\(TextLimit.fieldLength(TextLimit.reason))\" autocomplete=\"off\" dir=\"auto\""))\
      <button class="button primary">\(words.button)</button></form></details>
      """
  }

  /// The name of the reason field. Each form has its own, because field names are also element ids.
  public static func reasonField(of action: Action) -> String { action.rawValue + "-reason" }

  /// The name of the field that selects the new correct answer.
  public static let optionField = "option"

  private var options: HTML {
    let item = details.item.item
    let fault = rejectedForm?.action == .rekey ? rejectedForm?.errors[Self.optionField] : nil
    let choices = item.options.indices.filter { $0 != item.keyIndex }.map { index -> HTML in
      """
      <label class="choice"><input type="radio" name="\(Self.optionField)" value="\(index)" required\
      \(" id=\"\(Self.optionField)\"", if: index == (item.keyIndex == 0 ? 1 : 0))\(" checked", if: rejectedForm?.option == index)> \
      <span\(player.page.languageAttributes(in: item.question.language))>\(item.options[index])</span></label>
      """
    }
    return """
      <fieldset class="field"\(" aria-describedby=\"option-error\"", if: fault != nil)><legend>\(texts.rightAnswer)</legend>\
      \(fault.map { "<p class=\"field-error\" id=\"option-error\">\($0)</p>" })\(choices)</fieldset>
      """
  }
}
