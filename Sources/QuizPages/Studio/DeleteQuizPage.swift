public import HTML
public import QuizDrafts

/// Asks for the title of a quiz before it is deleted.
public struct DeleteQuizPage: Sendable {
  let player: PlayerContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let isRejected: Bool

  /// - Parameter isRejected: whether another title was typed.
  public init(player: PlayerContext, id: String, draft: Draft, version: Int, request: String, isRejected: Bool = false)
  {
    self.player = player
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.isRejected = isRejected
  }

  /// Whether somebody typed the title. Spaces around it don't matter.
  public static func isTitle(_ typed: String, of draft: Draft, in texts: Texts) -> Bool {
    func trimmed(_ text: String) -> Substring {
      var rest = Substring(text)
      while rest.first?.isWhitespace == true { rest.removeFirst() }
      while rest.last?.isWhitespace == true { rest.removeLast() }
      return rest
    }
    return trimmed(typed) == trimmed(title(of: draft, in: texts))
  }

  private static func title(of draft: Draft, in texts: Texts) -> String {
    draft.title.isEmpty ? texts.studio.untitled : draft.title
  }

  public var html: HTML {
    let texts = player.texts.studio.publishing
    let title = Self.title(of: draft, in: player.texts)
    let error = isRejected ? FormErrors.Note(text: texts.deleteWrong, isOnly: true) : nil
    let field = FormField(name: StudioField.title, label: texts.deleteTitle, hint: title, error: error)
    return StudioForm.document(
      player, draft: draft, id: id, title: texts.deleteHeading, error: nil,
      main: """
        <p>\(texts.deleteText)</p>
        <form class="form" method="post" action="\(SitePath.delete(id))">\
        \(StudioForm.hiddenFields(player, request: request, version: version))\
        \(field.input("required autocomplete=\"off\" dir=\"auto\""))\
        <button class="button primary">\(texts.deleteButton)</button></form>
        """)
  }
}
