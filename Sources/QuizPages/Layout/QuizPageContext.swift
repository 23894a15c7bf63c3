import HTML
public import QuizEngine

/// The values that all pages of a quiz need: the page's context, the quiz, its language on this page, its pictures.
public struct QuizPageContext: Sendable {
  /// The values that don't depend on the quiz.
  public let page: PageContext
  /// The revision that the page shows.
  public let quiz: Quiz
  /// One of the quiz's languages. The page's own texts may be in another language.
  public let language: Language
  /// Where the pages find the quiz's pictures.
  public let pictures: PictureURLs
  /// Whether the quiz exists in the language that the visitor prefers most.
  public var isInPreferredLanguage = true
  /// The language in the page's URL. A play that begins on the page keeps it.
  public var pathLanguage: Language?

  public init(page: PageContext, quiz: Quiz, language: Language, pictures: PictureURLs) {
    self.page = page.offering(quiz, in: language)
    self.quiz = quiz
    self.language = language
    self.pictures = pictures
  }

  var texts: Texts { page.texts }
  var entryPoint: EntryPoint { page.entryPoint }

  /// Attributes for an element with a text of the author: its language, if it differs from the page's, and its
  /// direction.
  var authorTextAttributes: HTML { page.languageAttributes(in: language) }

  /// A text of the author as paragraphs, one for each line that isn't blank.
  func paragraphs(_ text: LocalizedText) -> [HTML] {
    text[language].lines.map { line in
      "<p\(" class=\"long\"", if: line.isLonger(than: 400))\(authorTextAttributes)>\(line)</p>"
    }
  }

  /// A picture of the author.
  ///
  /// - Parameters:
  ///   - fallback: the alternative text, if the author gave none.
  ///   - loadsEagerly: whether the browser loads it at once, or only when it comes near the viewport.
  func image(_ picture: Picture, fallback: String = "", loadsEagerly: Bool = true) -> HTML? {
    guard let entry = pictures[picture] else { return nil }
    return """
      <img src="\(entry.url)" width="\(entry.width)" height="\(entry.height)" \
      alt="\(picture.alt?[language] ?? fallback)"\
      \(" lang=\"\(language.tag)\"", if: picture.alt != nil && language != texts.language)\(" loading=\"lazy\"", if: !loadsEagerly)>
      """
  }

  /// An outcome's name where it stands alone, for example beside a bar. The style sheet shows its first letter as a
  /// capital one; the text stays as the author wrote it. A first word with capitals, as in "iPhone", is shown as it is.
  func label(_ outcome: Outcome) -> HTML {
    let name = outcome.name[language]
    let isLowercase = !name.hasCapitalInFirstWord
    return "<span\(" class=\"label\"", if: isLowercase)\(authorTextAttributes)>\(name)</span>"
  }

  /// An outcome's picture or emoji. Screen readers skip it, because the outcome's name is beside it.
  func icon(_ outcome: Outcome) -> HTML {
    if let picture = outcome.picture, let entry = pictures[picture], let image = image(picture) {
      return "<span class=\"outcome-icon\(" scenery", if: entry.isWide)\">\(image)</span>"
    }
    guard let emoji = outcome.emoji else { return "" }
    return "<span class=\"outcome-icon\" aria-hidden=\"true\">\(emoji)</span>"
  }
}

extension String {
  /// The lines that aren't empty. A carriage return and the line feed after it are one character, which ends no line.
  fileprivate var lines: [String] {
    let bytes = Array(utf8)
    guard !bytes.contains(UInt8(ascii: "\r")) else { return split(separator: "\n").map { String($0) } }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the text has a capital letter before the first space.
  fileprivate var hasCapitalInFirstWord: Bool {
    let bytes = Array(utf8)
    let word = bytes.prefix { $0 != UInt8(ascii: " ") }
    // Most words are ASCII, where bytes tell what characters would. A mark after the space would be part of it.
    let isASCII = word.allSatisfy { $0 < 0x80 } && bytes.dropFirst(word.count + 1).first ?? 0 < 0x80
    if isASCII { return word.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } }
    return prefix { $0 != " " }.contains { $0.isUppercase }
  }
}
