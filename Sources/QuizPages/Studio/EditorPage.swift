public import HTML
public import QuizDrafts
public import QuizEngine

/// The editor of a draft: one list of the introduction, the outcomes, the questions and the rules, with one card open.
///
/// It works without a script. The open card is a form; its buttons save the fields, and then do what their
/// ``EditorAction`` says. The other cards' buttons belong to the same form, so that nothing typed is lost on the way to
/// another card. Inputs are named by ``QuizDrafts/DraftLocation/formName``.
///
/// No route leads to it yet.
public struct EditorPage: Sendable {
  /// What can be undone and redone.
  public struct Steps: Hashable, Sendable {
    let canUndo: Bool
    let canRedo: Bool

    public init(canUndo: Bool, canRedo: Bool) {
      self.canUndo = canUndo
      self.canRedo = canRedo
    }
  }

  let context: PlayerPageContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let open: EditorCard
  let secondLanguage: Language?
  let state: StudioQuizState
  let diagnostics: [EditorDiagnostic]
  let steps: Steps
  let pictures: [String: String]
  let odds: OddsPanel?

  /// - Parameters:
  ///   - id: the draft's name in its address.
  ///   - version: how many changes the draft has had.
  ///   - request: a new random text. It identifies a form that is sent twice.
  ///   - open: the open card. If the draft has no such item any more, it is the introduction.
  ///   - secondLanguage: is shown beside the first; nil for none.
  ///   - pictures: the addresses of the draft's pictures, by their names in the draft.
  ///   - odds: stand below the cards; nil for none.
  public init(
    context: PlayerPageContext, id: String, draft: Draft, version: Int, request: String, open: EditorCard,
    secondLanguage: Language? = nil, state: StudioQuizState, diagnostics: [EditorDiagnostic], steps: Steps,
    pictures: [String: String] = [:], odds: OddsPanel? = nil
  ) {
    self.context = context
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    if case .item(let item) = open, draft.item(item) == nil { self.open = .introduction } else { self.open = open }
    self.secondLanguage = secondLanguage
    self.state = state
    self.diagnostics = diagnostics
    self.steps = steps
    self.pictures = pictures
    self.odds = odds
  }

  var texts: Texts.Studio.Editor { context.texts.studio.editor }

  /// The languages of the quiz, the one that the author writes in first.
  var languages: [Language] { draft.quiz.items(.language).map { Language($0.id.name) } }

  var fields: EditorFields {
    let first = languages.first ?? context.texts.language
    let second = secondLanguage.flatMap { second in second != first && languages.contains(second) ? second : nil }
    return EditorFields(
      page: context.page, draft: draft, diagnostics: diagnostics, languages: [first] + (second.map { [$0] } ?? []))
  }

  public var html: HTML {
    let title = draft.title.isEmpty ? context.texts.studio.untitled : draft.title
    return context.document(
      title: title, bodyClass: "studio-page editor-page", area: .studio, script: .none,
      main: """
        <p class="back"><a href="\(SitePath.studio)">\(context.texts.studio.home.title)</a></p>
        <h1\(languages.first.map { context.page.languageAttributes(in: $0) })>\(title)</h1>
        \(stateLine)
        <div class="editor">\(cards)\(odds?.html)</div>
        """)
  }

  private var stateLine: HTML {
    """
    <div class="draft-state"><p class="facts" role="status">\(context.texts.studio.states.html(state)) · \(texts.saved)</p>\
    <div class="state-actions">\(step(SitePath.undo(id), texts.undo, "↶", steps.canUndo))\
    \(step(SitePath.redo(id), texts.redo, "↷", steps.canRedo))\
    <a class="button small" href="\(SitePath.livePage(of: id))">\(texts.livePage)</a>\
    <a class="button small" href="\(SitePath.history(of: id))">\(texts.history)</a>\
    <a class="button small primary" href="\(SitePath.publish(id))">\(texts.publish)</a></div>\
    \(context.texts.studio.states.reason(state, context.texts.site))</div>
    """
  }

  private func step(_ path: String, _ label: String, _ sign: HTML, _ isPossible: Bool) -> HTML {
    """
    <form method="post" action="\(path)">\(hiddenFields)\
    <button class="button small"\(" disabled", if: !isPossible)><span aria-hidden="true">\(sign)</span> \(label)</button></form>
    """
  }

  /// The hidden fields of every form.
  var hiddenFields: HTML {
    """
    \(context.page.csrfField)<input type="hidden" name="\(StudioField.request)" value="\(request)">\
    <input type="hidden" name="\(StudioField.version)" value="\(version)">\
    <input type="hidden" name="\(StudioField.card)" value="\(open.name)">\
    <input type="hidden" name="\(StudioField.secondLanguage)" value="\(secondLanguage?.tag ?? "")">
    """
  }
}
