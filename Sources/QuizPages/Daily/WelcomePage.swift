public import HTML

/// The daily game for a visitor who isn't signed in: what it is, and how to start.
public struct WelcomePage: Sendable {
  let context: PageContext
  /// 128 random bits as text. A guest form that is sent twice creates one guest. It is nil if the house doesn't allow
  /// guests.
  let idempotencyKey: String?

  /// - Parameter idempotencyKey: for the form that creates a guest; nil if the house doesn't allow guests.
  public init(context: PageContext, idempotencyKey: String?) {
    self.context = context
    self.idempotencyKey = idempotencyKey
  }

  public var html: HTML {
    let texts = context.texts.welcome
    return context.document(
      title: context.texts.game.name, bodyClass: "welcome-page", script: context.assets.accountScript,
      main: """
        <p class="eyebrow">\(context.texts.game.name)</p>
        <h1>\(texts.title)</h1>
        <p class="lead">\(texts.lead)</p>
        \(StopwatchIcon.html)
        <ul class="features" aria-label="\(texts.promises)"><li>\(texts.sameForAll)</li><li>\(texts.streaks)</li>\
        <li>\(texts.friends)</li></ul>
        <div class="actions"><a class="button primary" href="\(SitePath.signUp)">\(texts.create)</a>\
        <a class="button" href="\(SitePath.signIn)">\(texts.signIn)</a></div>
        \(idempotencyKey.map(guestForm))
        <p class="hint">\(texts.noMail)</p>
        """)
  }

  private func guestForm(_ idempotencyKey: String) -> HTML {
    """
    <form class="other-links" method="post" action="\(SitePath.guest)">\(context.csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
    <input type="hidden" name="\(TimeZoneField.name)" value="" data-zone disabled>\
    <button class="link">\(context.texts.welcome.guest)</button></form>
    """
  }
}
