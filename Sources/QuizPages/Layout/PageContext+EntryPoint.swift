import HTML
import QuizEngine

extension PageContext {
  /// The language menu. A frame has no cookie for the choice, so its links contain the language.
  var languageLinks: HTML {
    """
    <nav class="languages" aria-label="\(texts.house.languages)">\(languages.map(languageLink))</nav>
    """
  }

  private func languageLink(_ language: Language) -> HTML {
    """
    <a href="\(entryPoint.path(path, in: language))" lang="\(language.tag)" hreflang="\(language.tag)"\
    \(" aria-current=\"true\"", if: language == currentLanguage)>\(language.ownName)</a>
    """
  }

  /// A link to the other quizzes.
  func homeLink(_ label: String) -> HTML {
    "<p class=\"other-links\"><a href=\"\(SitePath.front)\"\(entryPoint.newTabAttributes)>\(label)\(newTabHint, if: entryPoint.isEmbedded)</a></p>"
  }

  /// A hint that a link opens a new tab.
  var newTabHint: HTML {
    " <span aria-hidden=\"true\">↗</span><span class=\"visually-hidden\"> (\(texts.house.newTab))</span>"
  }
}
