import HTML
import QuizEngine

/// A page's meta tags for search engines and for link previews: Open Graph (ogp.me), a Twitter card with a large
/// picture, and the canonical URL.
struct MetaTags: Sendable {
  let title: String
  let description: String
  /// The page's path.
  let path: String
  /// The share card's path.
  let cardPath: String
  /// The card's alternative text.
  let alt: String
  let language: Language
  /// The same page in other languages, and the one that follows the reader's preference.
  var translations: [Translation] = []

  struct Translation: Sendable {
    let tag: String
    /// The page's path.
    let path: String
  }

  /// If the site's origin is unknown, there is only the description, because all other tags need absolute URLs.
  func html(in context: PageContext) -> HTML {
    guard let site = context.origin else { return Self.named("description", description) }
    return """
      \(Self.named("description", description))\(Self.link("canonical", to: site + path))\
      \(translations.map { Self.alternate(in: $0.tag, at: site + $0.path) })\
      \(Self.property("og:type", "website"))\(Self.property("og:site_name", context.texts.site.name))\
      \(Self.property("og:title", title))\(Self.property("og:description", description))\
      \(Self.property("og:url", site + path))\
      \(language == context.texts.language ? Self.property("og:locale", context.texts.share.locale) : nil)\
      \(Self.property("og:image", site + cardPath))\(Self.property("og:image:type", "image/png"))\
      \(Self.property("og:image:width", "1200"))\(Self.property("og:image:height", "630"))\
      \(Self.property("og:image:alt", alt))\(Self.named("twitter:card", "summary_large_image"))
      """
  }

  private static func named(_ name: HTML, _ content: String) -> HTML {
    """

    <meta name="\(name)" content="\(content)">
    """
  }

  private static func property(_ name: HTML, _ content: String) -> HTML {
    """

    <meta property="\(name)" content="\(content)">
    """
  }

  private static func link(_ relation: HTML, to url: String) -> HTML {
    """

    <link rel="\(relation)" href="\(url)">
    """
  }

  private static func alternate(in tag: String, at url: String) -> HTML {
    """

    <link rel="alternate" hreflang="\(tag)" href="\(url)">
    """
  }
}

extension MetaTags {
  /// The tags of a quiz's introduction.
  init(of context: QuizPageContext) {
    let quiz = context.quiz
    let language = context.language
    self.init(
      title: quiz.title[language], description: quiz.description[language].teaser, path: SitePath.quiz(quiz.id),
      cardPath: SitePath.card(nil, of: quiz.id, in: language), alt: context.texts.share.quizCard(quiz.title[language]),
      language: language)
  }

  /// The tags of an outcome's public page. They describe the quiz, because the outcome's description speaks to the
  /// player who got it.
  init(of outcome: Outcome, in context: QuizPageContext) {
    let quiz = context.quiz
    let language = context.language
    let sentence = context.ownSentenceAndQuestion(outcome)
    let title = quiz.title[language]
    let translations = quiz.languages.map {
      Translation(tag: $0.tag, path: SitePath.share(outcome.id, of: quiz.id, in: $0))
    }
    let anyLanguage = Translation(tag: "x-default", path: SitePath.share(outcome.id, of: quiz.id))
    self.init(
      title: sentence + " · " + title, description: quiz.description[language].teaser,
      path: SitePath.share(outcome.id, of: quiz.id, in: language),
      cardPath: SitePath.card(outcome.id, of: quiz.id, in: language), alt: context.texts.share.card(sentence, title),
      language: language, translations: translations + [anyLanguage])
  }
}
