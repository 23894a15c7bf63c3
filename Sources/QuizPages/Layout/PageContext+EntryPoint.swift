import HTML
import QuizEngine

extension PageContext {
  /// The language menu. A frame has no cookie for the choice, so its links contain the language.
  var languageLinks: HTML {
    """
    <nav class="languages" aria-label="\(texts.site.languages)">\(languages.map(languageLink))</nav>
    """
  }

  private func languageLink(_ language: Language) -> HTML {
    """
    <a href="\(entryPoint.path(path, in: language))" lang="\(language.tag)" hreflang="\(language.tag)"\
    \(" aria-current=\"true\"", if: language == currentLanguage)>\(language.ownName)</a>
    """
  }

  /// In a frame: a small mark of the house, which leads to the quiz's own page.
  var houseMark: HTML? {
    guard entryPoint.isEmbedded else { return nil }
    let path = quizLanguages.map { SitePath.quiz($0.quizID) } ?? SitePath.front
    return """
      <p class="house-mark"><a href="\(path)"\(entryPoint.newTabAttributes)>\(Self.logo)\(texts.site.name)\(newTabHint)</a></p>
      """
  }

  /// A hint that a link opens a new tab.
  var newTabHint: HTML {
    " <span aria-hidden=\"true\">↗</span><span class=\"visually-hidden\">\(texts.site.inBrackets(texts.site.newTab))</span>"
  }
}
