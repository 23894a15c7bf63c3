import HTML
import QuizEngine

/// What the pages about one draft share, besides the editor.
enum StudioForm {
  /// A page with links back to the studio and the draft's page.
  ///
  /// - Parameter quizTitle: empty if none was written.
  static func document(
    _ context: PlayerPageContext, quizTitle: String, id: String, title: String, error: String? = nil, main: HTML
  ) -> HTML {
    let name = quizTitle.isEmpty ? context.texts.studio.untitled : quizTitle
    return context.document(
      title: title, bodyClass: "studio-page", area: .studio, script: .account,
      main: """
        <p class="back"><a href="\(SitePath.studio)">\(context.texts.studio.home.title)</a> › \
        <a href="\(SitePath.draft(id))" dir="auto">\(name)</a></p>
        <h1>\(title)</h1>
        \(error.map { "<p class=\"error-summary\" role=\"alert\" tabindex=\"-1\" autofocus>\($0)</p>" })\
        \(main)
        """)
  }

  static func hiddenFields(_ context: PlayerPageContext, request: String, version: Int) -> HTML {
    """
    \(context.page.csrfField)<input type="hidden" name="\(StudioField.request)" value="\(request)">\
    <input type="hidden" name="\(StudioField.version)" value="\(version)">
    """
  }
}
