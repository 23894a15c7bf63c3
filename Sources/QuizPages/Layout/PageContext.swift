import HTML
import QuizEngine

/// The values that all pages need: the language, the URLs of scripts and styles, the current path.
public struct PageContext: Sendable {
  /// The sentences in the language of the page.
  public let texts: Texts
  /// The URLs of style sheets, scripts and icons.
  public let assets: Assets
  /// The page's own path. A change of language returns to it. If the page is the response to a form, it is the path of
  /// the page with the form.
  public let path: String
  /// Proves that a form came from our own page, for browsers that don't send a header for this.
  public let csrfToken: String
  /// Whether the page belongs to the site or to a frame on another site.
  public let entryPoint: EntryPoint
  /// The site's origin, for example `https://quiz.example.org`; nil if unknown.
  public let origin: String?
  /// Whether the house has leaderboards. It has none if each player gets different questions.
  public var hasBoards = true
  /// The path of the draft whose preview this is, for those who may open it; nil for everybody else.
  public var draftPath: String?
  /// What the header shows of the visitor.
  public let navigation: NavigationState
  /// What stands in the place of the site's navigation while a page is prepared; nil for a visitor's own page.
  public var navigationMarker: String?
  /// The quiz of this page, with its languages; nil on other pages.
  var quizLanguages: OfferedLanguages?

  public init(
    texts: Texts, assets: Assets, path: String, csrfToken: String, entryPoint: EntryPoint = .site,
    origin: String? = nil, navigation: NavigationState = .signedOut
  ) {
    self.texts = texts
    self.assets = assets
    self.path = path
    self.csrfToken = csrfToken
    self.entryPoint = entryPoint
    self.origin = origin
    self.navigation = navigation
  }

  /// The URLs of the files that pages load. Each contains a hash of the content.
  public struct Assets: Sendable {
    let stylesheets: Stylesheets
    /// For all pages but those of the account and of the daily game.
    public let script: String
    let icon: String
    /// For the account pages.
    let accountScript: String
    /// For the daily game's rounds.
    let dailyScript: String
    /// The pictures of the introduction to the daily game, in the order of its slides.
    let slides: [String]

    /// - Parameter slides: one picture for each slide, each 320 by 220 units in size.
    public init(
      stylesheets: Stylesheets, script: String, icon: String, accountScript: String, dailyScript: String,
      slides: [String]
    ) {
      self.slides = slides
      self.stylesheets = stylesheets
      self.script = script
      self.icon = icon
      self.accountScript = accountScript
      self.dailyScript = dailyScript
    }
  }

  /// The URLs of the style sheets for one scheme of colours. Each follows the ones before it.
  public struct Stylesheets: Sendable {
    let scheme: ColorScheme
    /// For all pages. Those of quizzes need no other one.
    let site: String
    let front: String
    /// For the account, the daily game and the admin pages.
    let game: String
    let studio: String

    public init(scheme: ColorScheme, site: String, front: String, game: String, studio: String) {
      self.scheme = scheme
      self.site = site
      self.front = front
      self.game = game
      self.studio = studio
    }

    func urls(for area: PageArea) -> [String] {
      switch area {
      case .quizzes: [site]
      case .front: [site, front]
      case .game: [site, game]
      case .studio: [site, game, studio]
      }
    }
  }
}

/// The script that a page loads.
enum PageScript {
  case none
  /// For the pages of quizzes, and others that need no script of their own.
  case quizzes
  case account
  /// For the daily game's rounds.
  case daily
}

extension PageContext.Assets {
  /// The URL of a script; nil for none.
  func url(of script: PageScript) -> String? {
    switch script {
    case .none: nil
    case .quizzes: self.script
    case .account: accountScript
    case .daily: dailyScript
    }
  }
}

/// The part of the site that a page belongs to. It says which style sheets the page needs.
enum PageArea {
  /// The quizzes' own pages, and messages.
  case quizzes
  case front
  /// The account, the daily game and the admin pages.
  case game
  case studio
}

extension PageContext {
  /// A complete page.
  ///
  /// - Parameters:
  ///   - title: the title in the browser tab. The house's name follows it.
  ///   - bodyClass: the CSS class of the page's body.
  ///   - area: says which style sheets the page needs.
  ///   - accent: the quiz's colour, if the page belongs to a quiz.
  ///   - isIndexable: whether search engines may list the page.
  ///   - head: meta tags for the head element.
  ///   - header: what the page's header shows.
  ///   - hasLanguages: whether the page can be read in another language. That loads it again.
  ///   - main: the page's content.
  func document(
    title: String, bodyClass: HTML, area: PageArea = .quizzes, accent: RGBColor? = nil, isIndexable: Bool = true,
    script: PageScript = .quizzes, head: HTML? = nil, header: PageHeader = .site, hasLanguages: Bool = true, main: HTML
  ) -> HTML {
    """
    <!doctype html>
    <html lang="\(texts.language.tag)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="\(assets.stylesheets.scheme.cssValue)">
    \("<meta name=\"robots\" content=\"noindex\">\n", if: !isIndexable || entryPoint.isPreview)\
    <title>\(title) · \(texts.site.name)</title>
    \(assets.stylesheets.urls(for: area).map(stylesheetLink))\(accent.map(accentLink))\
    <link rel="icon" type="image/svg+xml" href="\(assets.icon)">
    \(assets.url(of: script).map { "<script type=\"module\" src=\"\($0)\"></script>" })\
    \(head)
    </head>
    <body class="\(bodyClass)\(" focus", if: header.isFocus)\(" embedded", if: entryPoint.isEmbedded)">\
    \(html(of: header))
    \(previewMark)\
    <main id="main" tabindex="-1">
    \(main)
    </main>
    <footer>\(entryPoint.isEmbedded ? languageLinks : languageSwitch, if: hasLanguages)\(houseMark)</footer>
    </body>
    </html>

    """
  }

  private var previewMark: HTML {
    guard entryPoint.isPreview else { return "" }
    let words = texts.studio.previews
    let link = draftPath.map { " <a href=\"\($0)\">\(words.toDraft)</a>" as HTML }
    return "<aside class=\"preview-mark\">\(words.mark)\(link)</aside>\n"
  }

  private func stylesheetLink(_ url: String) -> HTML { "<link rel=\"stylesheet\" href=\"\(url)\">\n" }

  private func accentLink(_ accent: RGBColor) -> HTML {
    stylesheetLink(SitePath.stylesheet(of: accent, assets.stylesheets.scheme))
  }

  /// The site's logo: a lamp in an arch.
  static let logo: HTML = """
    <svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">\
    <path d="M4 22V11a8 8 0 0 1 16 0v11z" fill="currentColor"/>\
    <path class="light" d="M9.2 10h5.6l1.9 5H7.3zM11.3 15h1.4v4h-1.4zM9 19h6v1.4H9z"/></svg>
    """

  private var languageSwitch: HTML {
    """
    <form class="languages" method="post" action="\(SitePath.language)" aria-label="\(texts.site.languages)">\
    <input type="hidden" name="\(QueryField.returnPath)" value="\(path)">\(csrfField)\
    \(quizLanguages?.field)\(languages.map(languageButton))</form>
    """
  }

  private func languageButton(_ language: Language) -> HTML {
    """
    <button name="\(DisplayField.language)" value="\(language.tag)" lang="\(language.tag)"\
    \(" aria-current=\"true\"", if: language == currentLanguage)>\(language.ownName)</button>
    """
  }

  /// The hidden field with the CSRF token. Every form contains it.
  var csrfField: HTML { "<input type=\"hidden\" name=\"\(CSRFTokenField.name)\" value=\"\(csrfToken)\">" }
}
