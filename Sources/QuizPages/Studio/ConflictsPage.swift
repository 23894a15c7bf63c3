public import HTML
public import QuizDrafts
import QuizEngine

/// What two authors wrote in the same field, to choose from. Everything else that they wrote is saved already.
///
/// The form sends the chosen values like those of a card, with the version that the page shows.
///
/// No route leads to it yet.
public struct ConflictsPage: Sendable {
  let context: PlayerPageContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let card: EditorCard
  let conflicts: [DraftConflict]

  /// - Parameters:
  ///   - draft: as it is now.
  ///   - card: to which the form returns.
  public init(
    context: PlayerPageContext, id: String, draft: Draft, version: Int, request: String, card: EditorCard,
    conflicts: [DraftConflict]
  ) {
    self.context = context
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.card = card
    self.conflicts = conflicts
  }

  private var texts: Texts.Studio.Publishing { context.texts.studio.publishing }

  public var html: HTML {
    StudioForm.document(
      context, quizTitle: draft.title, id: id, title: texts.conflicts,
      main: """
        <p>\(texts.conflictsText)</p>
        <form class="form card-form" method="post" action="\(SitePath.saveCard(of: id))">\
        \(StudioForm.hiddenFields(context, request: request, version: version))\
        <input type="hidden" name="\(StudioField.card)" value="\(card.name)">\
        \(conflicts.map(choice))\
        <button class="button primary" name="\(StudioField.action)" value="\(EditorAction.save.value)">\
        \(context.texts.studio.editor.save)</button></form>
        """)
  }

  private func choice(_ conflict: DraftConflict) -> HTML {
    guard case .set(let location, _, let mine) = conflict.operation, case .value(let theirs) = conflict.current else {
      return removed(conflict)
    }
    return """
      <fieldset class="conflict"><legend>\(name(of: location))</legend>\
      \(option(location, theirs, texts.theirs, isChosen: true))\(option(location, mine, texts.mine, isChosen: false))</fieldset>
      """
  }

  private func option(_ location: DraftLocation, _ value: DraftValue?, _ label: String, isChosen: Bool) -> HTML {
    let text = text(value)
    let isOn = if case .boolean(let isOn)? = value { isOn } else { false }
    let shown: HTML =
      isOn
      ? "<span aria-hidden=\"true\">✓</span>"
      : text.isEmpty ? "<em>\(texts.nothing)</em>" : "<span class=\"written\" dir=\"auto\">\(text)</span>"
    return """
      <label class="check"><input type="radio" name="\(location.formName)" value="\(text)"\(" checked", if: isChosen)>\
      <span><strong>\(label)</strong>\(shown)</span></label>
      """
  }

  /// A change of something that is gone or elsewhere now: what was written is shown, so that it isn't lost.
  private func removed(_ conflict: DraftConflict) -> HTML {
    var mine: HTML = ""
    if case .set(_, _, let value) = conflict.operation {
      mine = "<p><strong>\(texts.mine)</strong></p><p class=\"written\" dir=\"auto\">\(text(value))</p>"
    }
    let words: String =
      switch conflict.current {
      case .removed: texts.gone
      case .changed: texts.changedMeanwhile
      case .moved, .value: texts.movedMeanwhile
      }
    return "<div class=\"conflict\"><p>\(words)</p>\(mine)</div>"
  }

  private func text(_ value: DraftValue?) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .boolean(let isTrue): isTrue ? "true" : ""
    case nil: ""
    }
  }

  /// What the author calls the part of the draft that has the field, and its language.
  private func name(of location: DraftLocation) -> String {
    let fields = EditorFields(page: context.page, draft: draft, diagnostics: [], languages: [])
    let editor = context.texts.studio.editor
    let item = draft.item(location.item)
    var parts: [String] = []
    switch location.item.kind {
    case .outcome: parts.append(item.flatMap { fields.written($0, .name)?.text } ?? editor.unnamedOutcome)
    case .question: parts.append(item.flatMap { fields.written($0, .text)?.text } ?? editor.unwrittenQuestion)
    case .answer: parts.append(item.flatMap { fields.written($0, .text)?.text } ?? editor.points.answer)
    case .quiz, .language: parts.append(draft.title.isEmpty ? context.texts.studio.untitled : draft.title)
    }
    if location.key.field.isTranslated, let tag = location.key.key { parts.append(Language(tag).ownName) }
    return parts.joined(separator: " · ")
  }
}
