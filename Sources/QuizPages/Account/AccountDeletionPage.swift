public import HTML

/// Asks for confirmation before an account or a guest's data is deleted.
public struct AccountDeletionPage: Sendable {
  let player: PlayerPageContext
  let errors: FormErrors

  public init(player: PlayerPageContext, errors: FormErrors = FormErrors()) {
    self.player = player
    self.errors = errors
  }

  public var html: HTML {
    let texts = player.texts.account.deletion
    let words = texts.words(isGuest: player.name == nil)
    return player.document(
      title: words.title, bodyClass: "form-page", script: .account,
      main: """
        <h1>\(words.title)</h1>
        <p class="hint">\(words.text)</p>\(player.page.errorSummary(of: errors))
        <p><a href="\(SitePath.dataExport)" download>\(texts.dataFirst)</a></p>
        <form class="form" method="post" action="\(SitePath.deletion)">\(player.page.csrfField)\(password)\
        <button class="button grave">\(texts.submit)</button></form>
        <p class="other-links"><a href="\(SitePath.account)">\(words.keep)</a></p>
        """)
  }

  /// The password field. A guest has none.
  private var password: HTML? {
    guard player.name != nil else { return nil }
    return "\(player.usernameInput)\(player.currentPasswordField(errors))"
  }
}

extension Texts.Account.Deletion {
  func words(isGuest: Bool) -> Words { isGuest ? guest : account }
}
