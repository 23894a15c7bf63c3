import HTML
import QuizEngine

extension DeskItemPage {
  /// Each decision is a form of its own; one that came back is open.
  var decisions: HTML {
    let number = file.item.number
    return """
      <section class="beyond" aria-labelledby="decide"><h2 id="decide">\(texts.decide)</h2>
      \(form(.void, texts.voiding, Address.void(number)))
      \(form(.rekey, texts.rekeying, Address.rekey(number), options))
      \(file.reportCount > 0 ? form(.dismiss, texts.dismissing, Address.dismiss(number)) : nil)</section>
      """
  }

  private func form(_ deed: Deed, _ words: Texts.Desk.Deed, _ address: String, _ choice: HTML? = nil) -> HTML {
    let returned = draft?.deed == deed ? draft : nil
    let name = Self.reasonField(of: deed)
    let reason = FormField(name: name, label: texts.reason, hint: texts.reasonHint, fault: returned?.faults[name])
    return """
      <details class="deed"\(" open", if: returned != nil)><summary>\(words.title)</summary>
      <p>\(words.text)</p>
      <form class="form" method="post" action="\(address)">\(player.frame.proofField)\(choice)\
      \(reason.input(value: returned?.reason ?? "", "required maxlength=\"\(TextLimit.fieldLength(TextLimit.reason))\" autocomplete=\"off\" dir=\"auto\""))\
      <button class="button primary">\(words.button)</button></form></details>
      """
  }

  /// The reason's field; each form has its own, since names are ids too.
  public static func reasonField(of deed: Deed) -> String { deed.rawValue + "-reason" }

  /// The field of the answer that is to be right.
  public static let optionField = "option"

  private var options: HTML {
    let item = file.item.item
    let fault = draft?.deed == .rekey ? draft?.faults[Self.optionField] : nil
    let choices = item.options.indices.filter { $0 != item.key }.map { place -> HTML in
      """
      <label class="choice"><input type="radio" name="\(Self.optionField)" value="\(place)" required\
      \(" id=\"\(Self.optionField)\"", if: place == (item.key == 0 ? 1 : 0))\(" checked", if: draft?.option == place)> \
      <span\(player.written(in: item.question.language))>\(item.options[place])</span></label>
      """
    }
    return """
      <fieldset class="field"\(" aria-describedby=\"option-fault\"", if: fault != nil)><legend>\(texts.rightAnswer)</legend>\
      \(fault.map { "<p class=\"fault\" id=\"option-fault\">\($0)</p>" })\(choices)</fieldset>
      """
  }
}
