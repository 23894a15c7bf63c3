import HTML
import QuizDrafts
import QuizEngine

/// Draws the fields of a draft as inputs, each with its label and with the diagnostics that are about it.
///
/// A form sends only what it shows. A checkbox follows a hidden input of the same name, so of several values with one
/// name the last one counts. An empty value means that nothing was written.
struct EditorFields {
  let page: PageContext
  let draft: Draft
  let diagnostics: [EditorDiagnostic]
  /// The language that the author writes in, and the one beside it.
  let languages: [Language]

  var texts: Texts.Studio.Editor { page.texts.studio.editor }

  /// The text of a field without translations, as it is written; empty if nothing is.
  func text(_ item: DraftItem, _ field: DraftField) -> String {
    if case .text(let text)? = item[field] { text } else { "" }
  }

  /// A text in the first of the languages that has it.
  func written(_ item: DraftItem, _ field: DraftField) -> (text: String, language: Language)? {
    let all = draft.quiz.items(.language).map { Language($0.id.name) }
    for language in languages + all {
      if case .text(let text)? = item[field, language.tag], !text.isEmpty { return (text, language) }
    }
    return nil
  }

  /// A text in the first of the languages that has it, or else words that say that nothing is written.
  func text(_ item: DraftItem, _ field: DraftField, otherwise: String) -> HTML {
    guard let (text, language) = written(item, field) else { return "<span class=\"untitled\">\(otherwise)</span>" }
    return "<span\(page.languageAttributes(in: language))>\(text)</span>"
  }

  /// What the author knows an outcome, a question or the quiz itself as.
  func name(of item: DraftItem) -> HTML {
    switch item.kind {
    case .outcome: text(item, .name, otherwise: texts.unnamedOutcome)
    case .question: text(item, .text, otherwise: texts.unwrittenQuestion)
    case .quiz, .answer, .language: "\(texts.introduction)"
    }
  }

  /// The tags of the questions in their order, then those that only quotas have.
  var tags: [String] {
    var tags: [String] = []
    for question in draft.quiz.items(.question) {
      if case .text(let tag)? = question[.tag], !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
    var others: [String] = []
    for key in draft.quiz.values.keys where key.field == .quota {
      if let tag = key.key, !tags.contains(tag) { others.append(tag) }
    }
    return tags + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Texts

  /// A text in each of the page's languages.
  ///
  /// - Parameters:
  ///   - rows: the height of the field; 1 for a single line.
  func translations(
    _ item: DraftItem, _ field: DraftField, label: String, hint: String? = nil, rows: Int = 1
  ) -> HTML {
    guard languages.count > 1 else {
      return "\(languages.map { translation(item, field, $0, label: label, hint: hint, rows: rows) })"
    }
    let inputs = languages.map { language in
      translation(item, field, language, label: language.ownName, hint: nil, rows: rows)
    }
    return """
      <fieldset class="translations"><legend>\(label)</legend>\(hint.map { "<p class=\"hint\">\($0)</p>" })\
      <div>\(inputs)</div></fieldset>
      """
  }

  private func translation(
    _ item: DraftItem, _ field: DraftField, _ language: Language, label: String, hint: String?, rows: Int
  ) -> HTML {
    let location = DraftLocation(item.id, field, language.tag)
    let value: String = if case .text(let text)? = item[field, language.tag] { text } else { "" }
    let other = value.isEmpty && languages.count > 1 && written(item, field) != nil
    let attributes: HTML = "\(names(location, hasHint: hint != nil || other)) lang=\"\(language.tag)\" dir=\"auto\""
    let input: HTML =
      rows > 1
      ? "<textarea rows=\"\(rows)\"\(attributes)>\n\(value)</textarea>" : "<input value=\"\(value)\"\(attributes)>"
    return self.field(location, label: label, hint: other ? texts.untranslated : hint, input)
  }

  /// A text that is the same in every language.
  func plain(_ item: DraftItem, _ field: DraftField, label: String, hint: String? = nil, _ more: HTML = "") -> HTML {
    let location = DraftLocation(item.id, field)
    return self.field(
      location, label: label, hint: hint,
      "<input value=\"\(text(item, field))\"\(names(location, hasHint: hint != nil))\(more)>")
  }

  // MARK: Numbers and choices

  func number(_ item: DraftItem, _ field: DraftField, _ key: String? = nil, label: String, hint: String? = nil) -> HTML
  {
    let location = DraftLocation(item.id, field, key)
    let value: HTML = if case .integer(let number)? = item[field, key] { "\(number)" } else { "" }
    return self.field(
      location, label: label, hint: hint,
      """
      <input type="number" class="short" step="1" value="\(value)"\(names(location, hasHint: hint != nil))>
      """)
  }

  func switchField(_ item: DraftItem, _ field: DraftField, label: String) -> HTML {
    let location = DraftLocation(item.id, field)
    let isOn = item[field] == .boolean(true)
    return """
      <input type="hidden" name="\(location.formName)" value="">\
      <label class="check"><input type="checkbox" id="\(location.elementID)" name="\(location.formName)" value="true"\
      \(" checked", if: isOn)><span>\(label)</span></label>\(notes(location))
      """
  }

  /// - Parameters:
  ///   - fallback: the value that counts if nothing is written.
  ///   - options: values and their labels.
  func choice(
    _ item: DraftItem, _ field: DraftField, label: String, fallback: String, options: [(value: String, label: String)]
  ) -> HTML {
    let location = DraftLocation(item.id, field)
    let written = text(item, field)
    let items = options.map { option -> HTML in
      // What nobody wrote stays unwritten.
      let value = written.isEmpty && option.value == fallback ? "" : option.value
      return "<option value=\"\(value)\"\(" selected", if: value == written)>\(option.label)</option>"
    }
    return self.field(
      location, label: label, hint: nil, "<select\(names(location, hasHint: false))>\(items)</select>")
  }
}

extension EditorFields {
  // MARK: Parts of a field

  func field(_ location: DraftLocation, label: String, hint: String?, _ input: HTML) -> HTML {
    """
    <div class="field"><label for="\(location.elementID)">\(label)</label>\(notes(location))\(input)\
    \(hint.map { "<p class=\"hint\" id=\"\(location.elementID)-hint\">\($0)</p>" })</div>
    """
  }

  /// The name of an input, and what describes it.
  func names(_ location: DraftLocation, hasHint: Bool) -> HTML {
    let found = about(location)
    var described = found.indices.map { noteID(location, $0) }
    if hasHint { described.append(location.elementID + "-hint") }
    let isWrong = found.contains { $0.isError }
    return """
       id="\(location.elementID)" name="\(location.formName)"\
      \(" aria-describedby=\"\(described.joined(separator: " "))\"", if: !described.isEmpty)\
      \(" aria-invalid=\"true\"", if: isWrong)
      """
  }

  /// What is wrong at a field.
  func notes(_ location: DraftLocation) -> HTML {
    let notes = about(location).enumerated().map { index, diagnostic in
      diagnostic.html(id: noteID(location, index), page.texts.diagnostics)
    }
    return "\(notes)"
  }

  /// What is wrong with a whole item, or with one of its lists.
  func notes(_ item: DraftItemID, where isHere: (EditorDiagnostic) -> Bool = { _ in true }) -> HTML {
    let found = diagnostics.filter { $0.item == item && $0.field == nil && isHere($0) }
    return "\(found.map { $0.html(id: nil, page.texts.diagnostics) })"
  }

  /// A diagnostic without a language is shown at the field of the first one.
  private func about(_ location: DraftLocation) -> [EditorDiagnostic] {
    diagnostics.filter { diagnostic in
      guard diagnostic.item == location.item, diagnostic.field == location.key.field else { return false }
      if diagnostic.key == location.key.key { return true }
      return diagnostic.key == nil && location.key.field.isTranslated && location.key.key == languages.first?.tag
    }
  }

  private func noteID(_ location: DraftLocation, _ index: Int) -> String {
    location.elementID + "-note" + String(index + 1)
  }
}
