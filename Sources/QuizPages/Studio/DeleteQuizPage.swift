public import HTML
public import QuizEngine

/// Asks for the title of a quiz before it is deleted.
public struct DeleteQuizPage: Sendable {
  let context: PlayerPageContext
  let id: String
  let title: String
  let language: Language?
  let isPublished: Bool
  let isRejected: Bool

  /// - Parameters:
  ///   - id: the draft's name in its address.
  ///   - title: empty if none was written.
  ///   - language: the title's; nil if there is no title.
  ///   - isPublished: whether players can find the quiz now, or could before.
  ///   - isRejected: whether another title was typed.
  public init(
    context: PlayerPageContext, id: String, title: String, language: Language?, isPublished: Bool,
    isRejected: Bool = false
  ) {
    self.context = context
    self.id = id
    self.title = title
    self.language = language
    self.isPublished = isPublished
    self.isRejected = isRejected
  }

  /// Whether somebody typed the title. Differences in spaces and line breaks, and characters that can't be seen, don't
  /// matter.
  public static func isTitle(_ typed: String, _ title: String, in texts: Texts) -> Bool {
    words(typed) == words(shown(title, in: texts))
  }

  /// The title, or the words for a quiz without one.
  private static func shown(_ title: String, in texts: Texts) -> String {
    words(title).isEmpty ? texts.studio.untitled : title
  }

  private static func words(_ text: String) -> [String] {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: visible.append(" ")
      case .format: break
      default: visible.append(scalar)
      }
    }
    return String(visible).split { $0.isWhitespace }.map { String($0) }
  }

  public var html: HTML {
    let texts = context.texts.studio.publishing
    let error = isRejected ? FormErrors.Note(text: texts.deleteWrong, isOnly: true) : nil
    let field = FormField(name: StudioField.title, label: texts.deleteTitle, error: error)
    let attributes: HTML = language.map { context.page.languageAttributes(in: $0) } ?? ""
    let published: HTML = isPublished ? "<p>\(texts.deletePublished)</p>" : ""
    return StudioForm.document(
      context, quizTitle: title, id: id, title: texts.deleteHeading,
      main: """
        <p>\(texts.deleteText)</p>\(published)\
        <form class="form" method="post" action="\(SitePath.delete(id))">\(context.page.csrfField)\
        <p class="to-type"><bdi\(attributes)>\(Self.shown(title, in: context.texts))</bdi></p>\
        \(field.input("required autocomplete=\"off\" dir=\"auto\""))\
        <button class="button primary">\(texts.deleteButton)</button></form>
        """)
  }
}
