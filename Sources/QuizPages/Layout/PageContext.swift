import HTML
import QuizEngine

/// What all pages of one answer share: the language, the files that they load, the address to return to.
public struct PageContext: Sendable {
  public let texts: Texts
  public let assets: Assets
  /// The path of the page itself, where a change of language leads back to; on pages that answer a form, that of the
  /// page which showed the form.
  public let path: String
  /// Shows that a form came from one of our own pages, for browsers that don't say so themselves.
  public let csrfToken: String
  public let entryPoint: EntryPoint
  /// The site's address without any path, as `https://quiz.example.org`; nil where nobody knows it.
  public let origin: String?
  /// On the pages of a quiz: which, and in what languages it is there.
  var quizLanguages: OfferedLanguages?

  public init(
    texts: Texts, assets: Assets, path address: String, csrfToken proof: String, entryPoint door: EntryPoint = .site,
    origin: String? = nil
  ) {
    self.texts = texts
    self.assets = assets
    self.path = address
    self.csrfToken = proof
    self.entryPoint = door
    self.origin = origin
  }

  /// The fingerprinted addresses of the files that pages load.
  public struct Assets: Sendable {
    public let stylesheet: String
    public let script: String
    public let icon: String
    /// For the pages about accounts.
    public let accountScript: String
    /// For the rounds of the daily game.
    public let dailyScript: String

    public init(stylesheet: String, script: String, icon: String, accountScript: String, dailyScript: String) {
      self.stylesheet = stylesheet
      self.script = script
      self.icon = icon
      self.accountScript = accountScript
      self.dailyScript = dailyScript
    }
  }
}

extension PageContext {
  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: stands in the browser's tab, before the house's name.
  ///   - kind: the class by which the stylesheet knows the page.
  ///   - accent: the quiz's colour, where the page belongs to a quiz.
  ///   - isForRobots: whether search engines may list the page.
  ///   - script: the script that it loads; nil loads the one of quizzes.
  ///   - isScripted: whether it loads one at all.
  ///   - head: what the page tells programs about itself.
  ///   - navigation: stands in the page's head.
  ///   - main: what the page is there for.
  func document(
    title: String, bodyClass kind: HTML, accent: RGBColor? = nil, isIndexable isForRobots: Bool = true,
    script: String? = nil,
    loadsScript isScripted: Bool = true, head: HTML? = nil, navigation: HTML? = nil, main: HTML
  ) -> HTML {
    """
    <!doctype html>
    <html lang="\(texts.language.tag)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    \("<meta name=\"robots\" content=\"noindex\">\n", if: !isForRobots)\
    <title>\(title) · \(texts.house.name)</title>
    <link rel="stylesheet" href="\(assets.stylesheet)">\
    \(accent.map(accentLink))
    <link rel="icon" type="image/svg+xml" href="\(assets.icon)">
    \("<script type=\"module\" src=\"\(script ?? assets.script)\"></script>", if: isScripted)\
    \(head)
    </head>
    <body class="\(kind)\(" embedded", if: entryPoint.isEmbedded)">\
    \(header(navigation), if: !entryPoint.isEmbedded)
    <main id="main" tabindex="-1">
    \(main)
    </main>
    <footer>\(entryPoint.isEmbedded ? languageLinks : languageSwitch)</footer>
    </body>
    </html>

    """
  }

  private func header(_ navigation: HTML?) -> HTML {
    """

    <a class="skip" href="#main">\(texts.house.skipToContent)</a>
    <header><a class="house" href="/" aria-label="\(texts.house.home)">\(PageContext.logo)\(texts.house.name)</a>\
    \(navigation)</header>
    """
  }

  private func accentLink(_ accent: RGBColor) -> HTML {
    """

    <link rel="stylesheet" href="\(SitePath.stylesheet(of: accent))">
    """
  }

  /// The house's mark: a lamp's light in a window.
  private static let logo: HTML = """
    <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">\
    <path d="M4 22V11a8 8 0 0 1 16 0v11z" fill="currentColor"/>\
    <path class="light" d="M9.2 10h5.6l1.9 5H7.3zM11.3 15h1.4v4h-1.4zM9 19h6v1.4H9z"/></svg>
    """

  private var languageSwitch: HTML {
    """
    <form class="languages" method="post" action="\(SitePath.language)" aria-label="\(texts.house.languages)">\
    <input type="hidden" name="return" value="\(path)">\(csrfField)\
    \(quizLanguages?.field)\(languages.map(languageButton))</form>
    """
  }

  private func languageButton(_ language: Language) -> HTML {
    """
    <button name="language" value="\(language.tag)" lang="\(language.tag)"\
    \(" aria-current=\"true\"", if: language == currentLanguage)>\(language.ownName)</button>
    """
  }

  /// The hidden field that every form carries.
  var csrfField: HTML { "<input type=\"hidden\" name=\"proof\" value=\"\(csrfToken)\">" }
}
