public import HTML

/// Asks for the password before a new recovery code is made.
public struct RecoveryCodeRenewalPage: Sendable {
  let player: PlayerPageContext
  let errors: FormErrors

  public init(player: PlayerPageContext, errors: FormErrors = FormErrors()) {
    self.player = player
    self.errors = errors
  }

  public var html: HTML {
    let texts = player.texts.account.code
    return player.formDocument(
      title: texts.renewTitle, text: texts.renewText, errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.recoveryCode)">\(player.page.csrfField)\(player.usernameInput)\
        \(player.currentPasswordField(errors))<button class="button primary">\(texts.renew)</button></form>
        """)
  }
}
