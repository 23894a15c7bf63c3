import HTML
import QuizEngine

extension PageContext {
  /// In a frame no cookie keeps the choice, so that it stands in the address.
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

  /// The way to the other quizzes.
  func homeLink(_ label: String) -> HTML {
    "<p class=\"elsewhere\"><a href=\"\(SitePath.front)\"\(entryPoint.newTabAttributes)>\(label)\(newTabHint, if: entryPoint.isEmbedded)</a></p>"
  }

  /// Says of a link that it opens another tab.
  var newTabHint: HTML {
    " <span aria-hidden=\"true\">↗</span><span class=\"unseen\"> (\(texts.house.newTab))</span>"
  }
}
