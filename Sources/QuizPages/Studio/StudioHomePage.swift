public import HTML
public import QuizEngine

/// The studio's home: the author's quizzes, those of the quiz folder, and ways to begin a new one.
public struct StudioHomePage: Sendable {
  /// One of the author's quizzes.
  public struct Entry: Sendable {
    let draft: String
    let title: String
    let language: Language?
    let state: StudioQuizState
    let faces: [OutcomeFace]
    let playsThisWeek: Int?

    /// - Parameters:
    ///   - draft: the draft's name in its address.
    ///   - title: empty if none was written.
    ///   - language: the title's; nil if there is no title.
    ///   - playsThisWeek: nil if it isn't counted, or isn't published.
    public init(
      draft: String, title: String, language: Language?, state: StudioQuizState, faces: [OutcomeFace] = [],
      playsThisWeek: Int? = nil
    ) {
      self.draft = draft
      self.title = title
      self.language = language
      self.state = state
      self.faces = faces
      self.playsThisWeek = playsThisWeek
    }
  }

  /// A quiz of the quiz folder. It stays a file; a copy of it can be changed.
  public struct FolderQuiz: Sendable {
    let id: QuizID
    let title: String
    let language: Language
    let faces: [OutcomeFace]

    /// - Parameter language: the title's.
    public init(id: QuizID, title: String, language: Language, faces: [OutcomeFace] = []) {
      self.id = id
      self.title = title
      self.language = language
      self.faces = faces
    }
  }

  let player: PlayerContext
  let entries: [Entry]
  let folderQuizzes: [FolderQuiz]
  /// Identifies a form that is sent twice, so that a second press makes no second draft.
  let request: String
  let acceptsFiles: Bool
  let error: String?

  /// - Parameters:
  ///   - entries: the author's quizzes, the one that was changed last first.
  ///   - request: a new random text.
  ///   - acceptsFiles: whether a quiz can be made from an uploaded file.
  ///   - error: why a quiz couldn't be made; nil if nothing went wrong.
  public init(
    player: PlayerContext, entries: [Entry], folderQuizzes: [FolderQuiz], request: String, acceptsFiles: Bool = false,
    error: String? = nil
  ) {
    self.player = player
    self.entries = entries
    self.folderQuizzes = folderQuizzes
    self.request = request
    self.acceptsFiles = acceptsFiles
    self.error = error
  }

  private var texts: Texts.Studio.Home { player.texts.studio.home }

  public var html: HTML {
    player.document(
      title: texts.title, bodyClass: "studio-page studio-home", area: .studio, script: .none,
      main: """
        <h1>\(texts.title)</h1>
        \(error.map { "<p class=\"error-summary\" role=\"alert\" tabindex=\"-1\" autofocus>\($0)</p>" })\
        \(entries.isEmpty ? EmptyState(title: texts.empty.title, text: texts.empty.text, links: nil).html : ownQuizzes)
        \(newQuiz)\(folder)
        """)
  }

  private var ownQuizzes: HTML {
    """
    <section class="own-quizzes" aria-labelledby="own"><h2 id="own" class="visually-hidden">\(texts.own)</h2>\
    <ul class="quiz-rows">\(entries.map(row))</ul></section>
    """
  }

  private func row(_ entry: Entry) -> HTML {
    let plays = entry.playsThisWeek.map { " · \(texts.playsThisWeek($0))" } ?? ""
    let title: HTML =
      entry.title.isEmpty
      ? "<span class=\"untitled\">\(player.texts.studio.untitled)</span>"
      : "<span\(entry.language.map { player.page.languageAttributes(in: $0) })>\(entry.title)</span>"
    return """
      <li><div><h3 class="title"><a href="\(SitePath.draft(entry.draft))">\(title)</a></h3>\
      <p class="facts">\(player.texts.studio.states.html(entry.state))\(plays)</p>\
      \(player.texts.studio.states.reason(entry.state, player.texts.house))</div>\(OutcomeFace.row(entry.faces))</li>
      """
  }

  private var folder: HTML {
    guard !folderQuizzes.isEmpty else { return "" }
    let rows = folderQuizzes.map { quiz -> HTML in
      """
      <li><div><h3 class="title"><a href="\(SitePath.quiz(quiz.id))"\
      \(player.page.languageAttributes(in: quiz.language))>\(quiz.title)</a></h3>\
      <button class="button small" name="\(StudioField.origin)" value="\(DraftOrigin.copy(quiz.id).value)" \
      aria-label="\(texts.copyOf(quiz.title))">\(texts.copy)</button></div>\(OutcomeFace.row(quiz.faces))</li>
      """
    }
    return """
      <section class="subsection"><h2>\(texts.folder)</h2><p class="hint">\(texts.folderText)</p>\
      <form method="post" action="\(SitePath.drafts)">\(hiddenFields)<ul class="quiz-rows">\(rows)</ul></form></section>
      """
  }

  private var hiddenFields: HTML {
    "\(player.page.csrfField)<input type=\"hidden\" name=\"\(StudioField.request)\" value=\"\(request)\">"
  }
}

extension StudioHomePage {
  private var newQuiz: HTML {
    let examples = DraftOrigin.Example.allCases.map { example -> HTML in
      let words = texts.examples.words(example)
      return """
        <li><button class="example" name="\(StudioField.origin)" value="\(DraftOrigin.example(example).value)">\
        <strong>\(words.title)</strong><span>\(words.text)</span></button></li>
        """
    }
    return """
      <section class="subsection new-quiz"><h2>\(texts.newQuiz)</h2>\
      <form method="post" action="\(SitePath.drafts)">\(hiddenFields)\
      <button class="button primary" name="\(StudioField.origin)" value="\(DraftOrigin.empty.value)">\(texts.startEmpty)</button>\
      <h3>\(texts.fromExample)</h3><ul class="examples">\(examples)</ul></form>\(fileForm)</section>
      """
  }

  private var fileForm: HTML {
    guard acceptsFiles else { return "" }
    let field = FormField(name: StudioField.file, label: texts.file, hint: texts.fileHint)
    return """
      <form class="form" method="post" action="\(SitePath.drafts)" enctype="multipart/form-data">\(hiddenFields)\
      <input type="hidden" name="\(StudioField.origin)" value="\(DraftOrigin.file.value)">\
      \(field.input("type=\"file\" accept=\".yaml,.yml,.json,.zip,.h5p\" required"))\
      <button class="button">\(texts.makeFromFile)</button></form>
      """
  }
}
