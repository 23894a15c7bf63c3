import HTML
public import QuizEngine

/// What all pages of one quiz share: the site's frame, the quiz, the language that it is shown in, its pictures.
public struct QuizContext: Sendable {
  public let page: PageContext
  public let quiz: Quiz
  /// One of the quiz's languages; the site's own may be another.
  public let language: Language
  public let pictures: PictureURLs
  /// Whether the visitor finds the quiz in the language that they want most.
  public var isInPreferredLanguage = true
  /// The language that the page's own address asks for; a play that begins on the page keeps it.
  public var pathLanguage: Language?

  public init(page frame: PageContext, quiz: Quiz, language: Language, pictures: PictureURLs) {
    self.page = frame.offering(quiz, in: language)
    self.quiz = quiz
    self.language = language
    self.pictures = pictures
  }

  var texts: Texts { page.texts }
  var entryPoint: EntryPoint { page.entryPoint }

  /// Attributes for an element that holds a text of the author's: its language where that isn't the page's, and its
  /// own direction.
  var authorTextAttributes: HTML {
    if language == texts.language { return " dir=\"auto\"" }
    return " dir=\"auto\" lang=\"\(language.tag)\""
  }

  /// An author's text as paragraphs, one for each line that has anything on it.
  func paragraphs(_ text: LocalizedText) -> [HTML] {
    text[language].split(separator: "\n").map { line in
      let line = String(line)
      return "<p\(" class=\"long\"", if: line.isLonger(than: 400))\(authorTextAttributes)>\(line)</p>"
    }
  }

  /// A picture of the author's.
  ///
  /// - Parameters:
  ///   - fallback: what it shows, where the author didn't say.
  ///   - isUrgent: whether the browser gets it at once, or only when it comes near the window.
  func image(_ picture: Picture, fallback: String = "", loadsEagerly isUrgent: Bool = true) -> HTML? {
    guard let entry = pictures[picture] else { return nil }
    return """
      <img src="\(entry.url)" width="\(entry.width)" height="\(entry.height)" \
      alt="\(picture.alt?[language] ?? fallback)"\
      \(" lang=\"\(language.tag)\"", if: picture.alt != nil && language != texts.language)\(" loading=\"lazy\"", if: !isUrgent)>
      """
  }

  /// An outcome's face: its picture or its emoji. It says nothing that its name, which stands beside it, doesn't.
  func icon(_ outcome: Outcome) -> HTML {
    if let picture = outcome.picture, let image = image(picture) { return "<span class=\"face\">\(image)</span>" }
    guard let emoji = outcome.emoji else { return "" }
    return "<span class=\"face\" aria-hidden=\"true\">\(emoji)</span>"
  }
}
