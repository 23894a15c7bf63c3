public import HTML

/// The daily game for a visitor who isn't signed in: what it is, and how to start.
public struct WelcomePage: Sendable {
  public let context: PageContext
  /// 128 random bits as text. A guest form that is sent twice creates one guest. It is nil if the house doesn't allow
  /// guests.
  public let idempotencyKey: String?

  public init(context frame: PageContext, idempotencyKey ticket: String?) {
    self.context = frame
    self.idempotencyKey = ticket
  }

  public var html: HTML {
    let texts = context.texts.welcome
    return context.document(
      title: texts.game, bodyClass: "welcoming", script: context.assets.accountScript,
      main: """
        <p class="eyebrow">\(texts.game)</p>
        <h1>\(texts.title)</h1>
        <p class="lead">\(texts.lead)</p>
        \(StopwatchIcon.html)
        <ul class="promises" aria-label="\(texts.promises)"><li>\(texts.sameForAll)</li><li>\(texts.streaks)</li>\
        <li>\(texts.friends)</li></ul>
        <div class="actions"><a class="button primary" href="\(SitePath.signUp)">\(texts.create)</a>\
        <a class="button" href="\(SitePath.signIn)">\(texts.signIn)</a></div>
        \(idempotencyKey.map(guestForm))
        <p class="hint">\(texts.noMail)</p>
        """)
  }

  private func guestForm(_ ticket: String) -> HTML {
    """
    <form class="elsewhere" method="post" action="\(SitePath.guest)">\(context.csrfField)\(IdempotencyKeyField.html(ticket))\
    <input type="hidden" name="\(TimeZoneField.name)" value="" data-zone disabled>\
    <button class="link">\(context.texts.welcome.guest)</button></form>
    """
  }
}

/// The hidden field that identifies a form which is sent twice.
public enum IdempotencyKeyField {
  /// The field's name in forms.
  public static let name = "ticket"

  static func html(_ ticket: String) -> HTML { "<input type=\"hidden\" name=\"\(name)\" value=\"\(ticket)\">" }
}

/// The daily game's icon: a stopwatch with three marks, one for each question.
enum StopwatchIcon {
  static let html: HTML = """
    <svg class="dial" viewBox="0 0 120 132" width="120" height="132" aria-hidden="true">\
    <path class="stem" d="M52 4h16v8H52zM57 12h6v10h-6zM94 26l8 8-6 6-8-8z"/>\
    <circle class="case" cx="60" cy="76" r="50"/><circle class="face" cx="60" cy="76" r="42"/>\
    <path class="sector" d="M60 76V40a36 36 0 0 1 31.2 54z"/>\
    <circle class="mark-one" cx="60" cy="48" r="5"/>\
    <path class="mark-two" d="M84.2 84.2l6 10.4H78.2z"/><path class="mark-three" d="M30 85h10v10H30z"/>\
    <path class="hand" d="M60 76L88 60"/><circle class="pin" cx="60" cy="76" r="4"/></svg>
    """
}
