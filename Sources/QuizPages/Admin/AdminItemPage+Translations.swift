import HTML
public import QuizEngine

extension AdminItemPage {
  /// What readers of other languages see, each with a form that corrects it.
  var translations: HTML? {
    let question = details.item.question
    guard !question.translations.isEmpty else { return nil }
    return """
      <section class="subsection" aria-labelledby="translations"><h2 id="translations">\(texts.translations)</h2>
      \(question.translations.map(translation))</section>
      """
  }

  private func translation(_ translation: TriviaTexts) -> HTML {
    let options = details.item.options(in: translation.language).enumerated().map { index, option -> HTML in
      "<li>\("✓ ", if: index == details.item.correctIndex)\(option)</li>"
    }
    let explanation: HTML? = translation.explanation.isEmpty ? nil : "<p>\(translation.explanation)</p>"
    return """
      <div\(context.page.languageAttributes(in: translation.language))><h3>\(translation.language.ownName)</h3>\
      <p class="question-text">\(translation.text)</p>
      <ul>\(options)</ul>\(explanation)</div>
      \(form(for: translation))

      """
  }

  /// The form that corrects the texts of a language.
  func form(for translation: TriviaTexts) -> HTML {
    let language = translation.language
    let rejected = rejectedForm?.texts?.language == language ? rejectedForm : nil
    let shown = rejected?.texts ?? translation
    let reasonName = Self.textsField(.reason, language)
    let reason = FormField(
      name: reasonName, label: texts.reason, hint: texts.reasonHint, error: rejected?.errors[reasonName])
    let textName = Self.textsField(.text, language)
    let text = FormField(name: textName, label: texts.question, error: rejected?.errors[textName])
    let attributes: HTML = "autocomplete=\"off\"\(context.page.languageAttributes(in: language))"
    let required: HTML = "required \(attributes)"
    let primary = details.item.question.primaryTexts.answers
    // In the order of the options above.
    let order = details.item.options(in: language).compactMap(translation.answers.firstIndex)
    let answers = order.enumerated().map { position, index -> HTML in
      let name = Self.textsField(.answer(index), language)
      return FormField(
        name: name, label: texts.answer + " " + context.texts.number(position + 1),
        hint: primary.indices.contains(index) && language != details.item.question.language ? primary[index] : nil,
        error: rejected?.errors[name]
      ).input(value: shown.answers[index], required)
    }
    return """
      <details class="action-form" name="decision"\(" open", if: rejected != nil)><summary>\(texts.translating.title)</summary>
      <p>\(texts.translating.text)</p>
      <form class="form" method="post" action="\(SitePath.correctTexts(details.item.number))">\(context.page.csrfField)\
      <input type="hidden" name="\(QueryField.questionLanguage)" value="\(language.tag)">\
      \(text.textArea(value: shown.text, rows: 2, required))\
      \(answers)\
      \(FormField(name: Self.textsField(.explanation, language), label: texts.explanation).textArea(value: shown.explanation, rows: 4, attributes))\
      \(reason.input(value: rejected?.reason ?? "", "required maxlength=\"\(TextLimit.fieldLength(TextLimit.reason))\" autocomplete=\"off\" dir=\"auto\""))\
      <button class="button">\(texts.translating.button)</button></form></details>
      """
  }

  /// A field of the form that corrects the texts of a language.
  public enum TextsField: Sendable {
    case text, explanation, reason
    /// The correct answer at 0, then the wrong answers.
    case answer(Int)
  }

  /// The name of a field. Each language has its own, because field names are also element ids.
  public static func textsField(_ field: TextsField, _ language: Language) -> String {
    let name =
      switch field {
      case .text: "text"
      case .explanation: "explanation"
      case .reason: "translate-reason"
      case .answer(let index): "answer-" + String(index)
      }
    return name + "-" + language.tag
  }
}
