public import HTML
public import QuizEngine

/// A player's settings of the game, with links to all pages about the account.
public struct SettingsPage: Sendable {
  let context: PlayerPageContext
  let settings: Settings
  /// Whether the settings were just saved.
  let isSaved: Bool
  let hasFormerQuizzes: Bool
  let errors: FormErrors

  /// The settings that the form shows.
  public struct Settings: Sendable {
    /// The IANA name of the player's time zone.
    let zone: String
    /// The IANA names to choose from.
    let zones: [String]
    /// The time zone of a move that hasn't taken effect yet.
    let pendingZone: String?
    /// The language of the questions, not of the pages.
    public let language: Language
    /// The languages that the bank has questions in.
    public let languages: [Language]
    /// The languages in which the questions of the first language can be read; empty if it is the only one.
    let sharedLanguages: [Language]
    /// Whether rounds don't show the stopwatch. It runs all the same.
    let hidesStopwatch: Bool

    /// - Parameters:
    ///   - pendingZone: the time zone of a move that hasn't taken effect yet; nil if there is none.
    ///   - language: of the questions, not of the pages.
    ///   - languages: those that the bank has questions in.
    ///   - sharedLanguages: those in which the questions of the first of them can be read; empty for it alone.
    public init(
      zone: String, zones: [String], pendingZone: String?, language: Language, languages: [Language],
      sharedLanguages: [Language] = [], hidesStopwatch: Bool
    ) {
      self.zone = zone
      self.zones = zones
      self.pendingZone = pendingZone
      self.language = language
      self.languages = languages
      self.sharedLanguages = sharedLanguages
      self.hidesStopwatch = hidesStopwatch
    }
  }

  /// - Parameters:
  ///   - isSaved: whether the settings were just saved.
  ///   - hasFormerQuizzes: whether the player made quizzes and may no longer. The navigation has no link to them then.
  public init(
    context: PlayerPageContext, settings: Settings, isSaved: Bool = false, hasFormerQuizzes: Bool = false,
    errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.settings = settings
    self.isSaved = isSaved
    self.hasFormerQuizzes = hasFormerQuizzes
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.settings
    return context.document(
      title: texts.title, bodyClass: "form-page settings", script: .account,
      main: """
        <h1 dir="auto">\(context.name ?? texts.guest)</h1>
        \(guestNote)\(isSaved ? "<p class=\"done\" role=\"status\">\(texts.saved)</p>" : nil)\
        \(context.page.errorSummary(of: errors))
        <section aria-labelledby="game"><h2 id="game">\(texts.game)</h2>
        <form class="form" method="post" action="\(SitePath.account)">\(context.page.csrfField)\
        \(zoneField)\(languageField)\(stopwatchSwitch)\
        <button class="button primary">\(texts.save)</button></form></section>
        <section aria-labelledby="display"><h2 id="display">\(texts.display)</h2>
        \(displayChoices)</section>
        <section aria-labelledby="account"><h2 id="account">\(texts.account)</h2>
        <ul class="link-list">\(links.map(link))</ul>
        <form method="post" action="\(SitePath.signOut)">\(context.page.csrfField)\(guestWarning)\
        <button class="button">\(texts.signOut)</button></form></section>
        """)
  }

  private var isGuest: Bool { context.name == nil }

  private var guestNote: HTML? {
    guard isGuest else { return nil }
    let texts = context.texts.account.settings
    return """
      \(streak)<p class="hint">\(texts.guestText)</p>
      <p class="actions"><a class="button primary" href="\(SitePath.signUp)">\(texts.signUp)</a></p>
      """
  }

  /// What a guest would lose.
  private var streak: HTML? {
    let days = context.page.navigation.streak
    let texts = context.texts.daily.home
    guard days > 0 else { return nil }
    return "<p class=\"guest-streak\">\(FlameIcon.html)\(texts.streakOrWeeks(days))</p>\n"
  }

  private var guestWarning: HTML? {
    isGuest ? "<p class=\"hint\">\(context.texts.account.settings.guestSignOut)</p>" : nil
  }

  private var zoneField: HTML {
    let texts = context.texts.account
    let hint =
      settings.pendingZone.map { texts.settings.moving(context.texts.cities.name(of: $0)) } ?? texts.settings.zoneHint
    return TimeZoneField(
      texts: context.texts, zones: settings.zones, chosen: settings.pendingZone ?? settings.zone, hint: hint,
      error: errors[TimeZoneField.name]
    ).html
  }

  private var languageField: HTML? {
    guard settings.languages.count > 1 else { return nil }
    let texts = context.texts.account.settings
    let options = settings.languages.map { language -> HTML in
      """
      <option value="\(language.tag)" lang="\(language.tag)"\(" selected", if: language == settings.language)>\
      \(name(of: language))</option>
      """
    }
    return FormField(
      name: AccountField.gameLanguage, label: texts.language, hint: texts.languageHint,
      error: errors[AccountField.gameLanguage]
    ).select("\(options)")
  }

  private func name(of language: Language) -> String {
    guard language == settings.sharedLanguages.first else { return language.ownName }
    return ListFormat.joined(settings.sharedLanguages.map { $0.ownName }, comma: " · ", and: " · ")
  }

  private var stopwatchSwitch: HTML {
    let texts = context.texts.account.settings
    return """
      <label class="answer switch"><span class="text">\(texts.hideStopwatch)<span class="hint" id="watch-hint">\
      \(texts.hideStopwatchHint)</span></span><input type="checkbox" role="switch" name="\(AccountField.hidesStopwatch)" value="1" \
      aria-describedby="watch-hint"\(" checked", if: settings.hidesStopwatch)></label>
      """
  }

  /// The language and the scheme of the pages. They belong to the browser, so each press takes effect at once.
  private var displayChoices: HTML {
    let page = context.page
    let texts = context.texts.account.settings
    let languages = page.languages.map { language -> HTML in
      choice(
        DisplayField.language, language.tag, language.ownName, isCurrent: language == page.texts.language,
        language: language)
    }
    let schemes = [(ColorScheme.automatic, texts.automatic), (.light, texts.light), (.dark, texts.dark)]
      .map { scheme, label -> HTML in
        choice(DisplayField.scheme, scheme.rawValue, label, isCurrent: scheme == page.assets.stylesheets.scheme)
      }
    return """
      \(choices(texts.pageLanguage, SitePath.language, languages))
      \(choices(texts.scheme, SitePath.scheme, schemes))
      """
  }

  private func choices(_ label: String, _ path: String, _ buttons: [HTML]) -> HTML {
    """
    <form class="segments" method="post" action="\(path)"><p class="label" aria-hidden="true">\(label)</p>\
    \(context.page.csrfField)<input type="hidden" name="\(QueryField.returnPath)" value="\(SitePath.account)"><ul aria-label="\(label)">\(buttons)</ul></form>
    """
  }

  private func choice(
    _ name: String, _ value: String, _ label: String, isCurrent: Bool, language: Language? = nil
  ) -> HTML {
    """
    <li><button name="\(name)" value="\(value)"\(language.map { " lang=\"\($0.tag)\"" })\
    \(" aria-current=\"true\"", if: isCurrent)>\(label)</button></li>
    """
  }

  private var links: [(label: String, path: String)] {
    let texts = context.texts.account.settings
    var ways: [(label: String, path: String)] = [
      (texts.data, SitePath.dataExport),
      (context.texts.account.deletion.words(isGuest: isGuest).link, SitePath.accountDeletion),
    ]
    guard !isGuest else { return ways }
    ways.insert((texts.password, SitePath.passwordChange), at: 0)
    ways.insert((texts.code, SitePath.recoveryCode), at: 1)
    ways.insert((texts.sessions, SitePath.accountSessions), at: 2)
    if hasFormerQuizzes { ways.insert((context.texts.studio.toStudio, SitePath.studio), at: 3) }
    return ways
  }

  private func link(to target: (label: String, path: String)) -> HTML {
    let download: HTML = target.path == SitePath.dataExport ? " download" : ""
    return "<li><a href=\"\(target.path)\"\(download)>\(target.label)</a></li>"
  }
}
