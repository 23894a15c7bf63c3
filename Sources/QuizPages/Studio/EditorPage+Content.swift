import HTML
import QuizDrafts
import QuizEngine

extension EditorPage {
  /// The fields of the open card.
  var content: HTML {
    switch open {
    case .introduction: return introduction
    case .rules: return rules
    case .outcomes: return outcomes
    case .item(let id):
      guard let item = draft.item(id) else { return "" }
      return item.kind == .outcome ? outcome(item) : question(item)
    }
  }

  private var words: Texts.Studio.Editor.Fields { texts.fields }

  private var introduction: HTML {
    let fields = fields
    let quiz = draft.quiz
    return """
      \(fields.translations(quiz, .title, label: words.title))\
      \(fields.translations(quiz, .description, label: words.description, rows: 4))\
      \(picture(quiz))\
      \(fields.plain(quiz, .accent, label: words.accent, hint: words.accentHint, " class=\"short\" spellcheck=\"false\""))\
      \(name(quiz, label: words.address, hint: words.addressHint))\
      \(languageFields)
      """
  }

  private var languageFields: HTML {
    let rows = languages.map { language -> HTML in
      """
      <li><span lang="\(language.tag)">\(language.ownName)</span>\
      \(button(.delete(DraftItemID(language.tag)), "\(texts.actions.delete)", about: texts.actions.removeLanguage(language.ownName)))</li>
      """
    }
    let new = FormField(name: StudioField.newLanguage, label: words.newLanguage, hint: words.newLanguageHint)
    return """
      <fieldset class="part"><legend>\(words.languages)</legend><ul class="plain-rows">\(rows)</ul>\
      \(new.input("class=\"short\" autocapitalize=\"none\" spellcheck=\"false\""))\
      \(button(.add(.language, to: .quiz), "\(texts.actions.addLanguage)"))</fieldset>
      """
  }

  /// What stands with every result.
  private var outcomes: HTML {
    let fields = fields
    let quiz = draft.quiz
    return """
      \(fields.translations(quiz, .reveal, label: words.reveal, hint: words.revealHint))\
      \(fields.translations(quiz, .undecidedTitle, label: words.undecidedTitle, hint: words.undecidedHint))\
      \(fields.translations(quiz, .undecidedDescription, label: words.undecidedDescription, rows: 3))
      """
  }

  private func outcome(_ outcome: DraftItem) -> HTML {
    """
    \(fields.translations(outcome, .name, label: words.outcomeName, hint: words.outcomeNameHint))\
    \(fields.plain(outcome, .emoji, label: words.emoji, " class=\"short\""))\
    \(picture(outcome))\
    \(fields.translations(outcome, .description, label: words.description, rows: 5))\
    \(name(outcome, label: words.fileName, hint: words.fileNameHint))
    """
  }

  private var rules: HTML {
    let fields = fields
    let quiz = draft.quiz
    return """
      \(fields.number(quiz, .draw, label: words.draw, hint: words.drawHint))\
      \(fields.tags.map { fields.number(quiz, .quota, $0, label: words.quota($0)) })\
      <fieldset class="part"><legend>\(words.order)</legend>\
      \(fields.switchField(quiz, .shuffledQuestions, label: words.shuffledQuestions))\
      \(fields.switchField(quiz, .shuffledAnswers, label: words.shuffledAnswers))</fieldset>\
      \(fields.choice(quiz, .ties, label: words.ties, fallback: "random", options: [("random", words.chance), ("first", words.firstOutcome), ("question", words.oneMoreQuestion)]))\
      \(tieBreaker)
      """
  }

  private var tieBreaker: HTML {
    var options = [(value: "none", label: words.noTieBreaker)]
    for (index, question) in draft.quiz.items(.question).enumerated() {
      let text = fields.written(question, .text)?.text ?? texts.unwrittenQuestion
      options.append((value: question.id.name, label: "\(index + 1). \(text)"))
    }
    return fields.choice(draft.quiz, .tieBreaker, label: words.tieBreaker, fallback: "none", options: options)
  }

  // MARK: What several cards have

  /// The item's picture, if it has one, with its alternative text.
  func picture(_ item: DraftItem) -> HTML {
    guard case .text(let name)? = item[.picture], !name.isEmpty else { return "" }
    let location = DraftLocation(item.id, .picture)
    return """
      <fieldset class="part picture"><legend class="visually-hidden">\(name)</legend>\
      \(pictures[name].map { "<img src=\"\($0)\" alt=\"\">" } ?? "<p class=\"facts\">\(name)</p>" as HTML)\
      \(fields.notes(location))\
      \(fields.translations(item, .alt, label: words.alt))\
      <label class="check"><input type="checkbox" id="\(location.elementID)" name="\(location.formName)" value="">\
      <span>\(words.removePicture)</span></label></fieldset>
      """
  }

  /// The item's name in files and addresses, folded away.
  func name(_ item: DraftItem, label: String, hint: String) -> HTML {
    let isWrong = diagnostics.contains { $0.item == item.id && $0.field == .id }
    return """
      <details class="more"\(" open", if: isWrong)><summary>\(label)</summary>\
      \(fields.plain(item, .id, label: label, hint: hint, " autocapitalize=\"none\" spellcheck=\"false\""))</details>
      """
  }
}
