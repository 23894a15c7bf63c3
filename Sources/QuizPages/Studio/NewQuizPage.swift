public import HTML
public import QuizEngine

/// The ways to begin a quiz: an empty one, an example, a file, or a copy of one of the quiz folder.
public struct NewQuizPage: Sendable {
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

  /// What a new quiz made of an example would be.
  public struct ExampleQuiz: Sendable {
    let title: String
    let language: Language
    let faces: [OutcomeFace]

    /// - Parameter language: the title's.
    public init(title: String, language: Language, faces: [OutcomeFace]) {
      self.title = title
      self.language = language
      self.faces = faces
    }
  }

  /// How many quizzes of the folder a page lists.
  public static let pageSize = 20

  let context: PlayerPageContext
  let exampleQuizzes: [DraftOrigin.Example: ExampleQuiz]
  let folderQuizzes: [FolderQuiz]
  let pageNumber: Int
  let pageCount: Int
  let request: String
  let file: FileReport?
  let error: String?

  /// - Parameters:
  ///   - folderQuizzes: those of the page.
  ///   - pageNumber: from 1.
  ///   - request: a new random text. It identifies a form that is sent twice, so that a second press makes no second
  ///     draft.
  ///   - file: what was wrong with an uploaded file; nil if none was.
  ///   - error: why a quiz couldn't be made; nil if nothing went wrong.
  public init(
    context: PlayerPageContext, exampleQuizzes: [DraftOrigin.Example: ExampleQuiz], folderQuizzes: [FolderQuiz],
    pageNumber: Int = 1, pageCount: Int = 1, request: String, file: FileReport? = nil, error: String? = nil
  ) {
    self.context = context
    self.exampleQuizzes = exampleQuizzes
    self.folderQuizzes = folderQuizzes
    self.pageNumber = pageNumber
    self.pageCount = pageCount
    self.request = request
    self.file = file
    self.error = error
  }

  private var texts: Texts.Studio.NewQuiz { context.texts.studio.newQuiz }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: "studio-page new-quiz", area: .studio, script: .none,
      main: """
        <p class="back"><a href="\(SitePath.studio)">\(context.texts.studio.home.title)</a></p>
        <h1>\(texts.title)</h1>
        \(error.map { "<p class=\"error-summary\" role=\"alert\" tabindex=\"-1\" autofocus>\($0)</p>" })\
        \(examples)\(folder)\(fileForm)
        """)
  }

  private var hiddenFields: HTML {
    "\(context.page.csrfField)<input type=\"hidden\" name=\"\(StudioField.request)\" value=\"\(request)\">"
  }

  private var examples: HTML {
    func choice(_ origin: DraftOrigin, _ words: Texts.Message, _ quiz: ExampleQuiz? = nil) -> HTML {
      let shown = quiz.map { quiz -> HTML in
        let faces = quiz.faces.prefix(4).map { $0.html }
        return """
          <span class="example-quiz"><span\(context.page.languageAttributes(in: quiz.language))>\(quiz.title)</span> \
          <span class="faces">\(faces)</span></span>
          """
      }
      return """
        <li><button class="example" name="\(StudioField.origin)" value="\(origin.value)">\
        <strong>\(words.title)</strong><span>\(words.text)</span>\(shown)</button></li>
        """
    }
    return """
      <form class="subsection" method="post" action="\(SitePath.drafts)">\(hiddenFields)\
      <h2>\(texts.beginWithExample)</h2><ul class="examples">\
      \(DraftOrigin.Example.allCases.map { choice(.example($0), texts.examples.words($0), exampleQuizzes[$0]) })\
      \(choice(.empty, texts.empty))</ul></form>
      """
  }

  private var fileForm: HTML {
    """
    <section class="subsection" id="file"><h2>\(texts.fromFile)</h2>\
    <form class="form" method="post" action="\(SitePath.drafts)" enctype="multipart/form-data">\(hiddenFields)\
    <input type="hidden" name="\(StudioField.origin)" value="\(DraftOrigin.file.value)">\
    \(FileReport.field(file, label: texts.file, hint: texts.fileHint, context.texts))\
    <button class="button primary">\(texts.makeFromFile)</button></form></section>
    """
  }

  private var folder: HTML {
    guard !folderQuizzes.isEmpty else { return "" }
    let rows = folderQuizzes.map { quiz -> HTML in
      """
      <li><div><h3 class="title"><a href="\(SitePath.quiz(quiz.id))"\
      \(context.page.languageAttributes(in: quiz.language))>\(quiz.title)</a></h3>\(OutcomeFace.row(quiz.faces))</div>\
      <button class="button small" name="\(StudioField.origin)" value="\(DraftOrigin.copy(quiz.id).value)" \
      aria-label="\(texts.copyOf(quiz.title))">\(texts.copy)</button></li>
      """
    }
    let pages = Pagination(texts: context.texts.front, number: pageNumber, count: pageCount) {
      SitePath.newQuiz(page: $0)
    }
    return """
      <section class="subsection" id="folder"><h2>\(texts.folder)</h2><p class="hint">\(texts.folderText)</p>\
      <form method="post" action="\(SitePath.drafts)">\(hiddenFields)<ul class="quiz-rows">\(rows)</ul></form>\
      \(pages.html)</section>
      """
  }
}
