public import HTML
public import QuizEngine

/// What a player decides about the game, and the ways to everything about the account.
public struct SettingsPage: Sendable {
  public let player: PlayerFrame
  public let settings: Settings
  /// Whether they were just saved.
  public let isSaved: Bool
  public let faults: FormFaults

  public struct Settings: Sendable {
    public let zone: String
    public let zones: [String]
    /// The zone that a move leads to which has yet to take effect.
    public let moving: String?
    public let language: Language
    /// Those that the bank has questions in.
    public let languages: [Language]
    public let hidesWatch: Bool

    public init(
      zone: String, zones: [String], moving: String?, language: Language, languages: [Language], hidesWatch: Bool
    ) {
      self.zone = zone
      self.zones = zones
      self.moving = moving
      self.language = language
      self.languages = languages
      self.hidesWatch = hidesWatch
    }
  }

  public init(player: PlayerFrame, settings: Settings, isSaved: Bool = false, faults: FormFaults = FormFaults()) {
    self.player = player
    self.settings = settings
    self.isSaved = isSaved
    self.faults = faults
  }

  public var html: HTML {
    let texts = player.texts.account.settings
    return player.document(
      title: texts.title, kind: "filling settings", script: player.frame.assets.accountScript,
      main: """
        <h1 dir="auto">\(player.name ?? texts.guest)</h1>
        \(guestNote)\(isSaved ? "<p class=\"done\" role=\"status\">\(texts.saved)</p>" : nil)\
        \(player.frame.summary(of: faults))
        <section aria-labelledby="game"><h2 id="game">\(texts.game)</h2>
        <form class="form" method="post" action="\(Address.account)">\(player.frame.proofField)\
        \(zoneField)\(languageField)\(watchSwitch)<button class="button primary">\(texts.save)</button></form></section>
        <section aria-labelledby="account"><h2 id="account">\(texts.account)</h2>
        <ul class="ways-on">\(ways.map(way))</ul>
        <form method="post" action="\(Address.signOut)">\(player.frame.proofField)\(guestWarning)\
        <button class="button">\(texts.signOut)</button></form></section>
        """)
  }

  private var isGuest: Bool { player.name == nil }

  private var guestNote: HTML? {
    guard isGuest else { return nil }
    let texts = player.texts.account.settings
    return """
      <p class="hint">\(texts.guestText)</p>
      <p class="actions"><a class="button primary" href="\(Address.signUp)">\(texts.signUp)</a></p>
      """
  }

  private var guestWarning: HTML? {
    isGuest ? "<p class=\"hint\">\(player.texts.account.settings.guestSignOut)</p>" : nil
  }

  private var zoneField: HTML {
    let texts = player.texts.account
    let hint = settings.moving.map(texts.settings.moving) ?? texts.settings.zoneHint
    return ZoneField(
      texts: texts.fields, zones: settings.zones, chosen: settings.moving ?? settings.zone, hint: hint,
      fault: faults[ZoneField.name]
    ).html
  }

  private var languageField: HTML? {
    guard settings.languages.count > 1 else { return nil }
    let texts = player.texts.account.settings
    let options = settings.languages.map { language -> HTML in
      """
      <option value="\(language.tag)" lang="\(language.tag)"\(" selected", if: language == settings.language)>\
      \(language.ownName)</option>
      """
    }
    return FormField(
      name: "language", label: texts.language, hint: texts.languageHint, fault: faults["language"]
    ).select("\(options)")
  }

  private var watchSwitch: HTML {
    let texts = player.texts.account.settings
    return """
      <label class="answer switch"><span class="text">\(texts.hideWatch)<span class="hint" id="watch-hint">\
      \(texts.hideWatchHint)</span></span><input type="checkbox" role="switch" name="hides-watch" value="1" \
      aria-describedby="watch-hint"\(" checked", if: settings.hidesWatch)></label>
      """
  }

  private var ways: [(label: String, address: String)] {
    let texts = player.texts.account.settings
    var ways: [(label: String, address: String)] = [
      (texts.data, Address.data), (texts.delete, Address.deletion),
    ]
    guard !isGuest else { return ways }
    ways.insert((texts.password, Address.password), at: 0)
    ways.insert((texts.code, Address.recoveryCode), at: 1)
    ways.insert((texts.sessions, Address.sessions), at: 2)
    return ways
  }

  private func way(to way: (label: String, address: String)) -> HTML {
    let download: HTML = way.address == Address.data ? " download" : ""
    return "<li><a href=\"\(way.address)\"\(download)>\(way.label)</a></li>"
  }
}
