public import HTML

/// The page to change the password.
public struct PasswordPage: Sendable {
  let player: PlayerPageContext
  /// Whether the password was just changed.
  let isChanged: Bool
  let errors: FormErrors

  public init(player: PlayerPageContext, isChanged: Bool = false, errors: FormErrors = FormErrors()) {
    self.player = player
    self.isChanged = isChanged
    self.errors = errors
  }

  public var html: HTML {
    let texts = player.texts.account.password
    let fields = player.texts.account.fields
    return player.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        \(isChanged ? "<p class=\"done\" role=\"status\">\(texts.changed)</p>" : nil)
        <form class="form" method="post" action="\(SitePath.password)">\(player.page.csrfField)\(player.usernameInput)\
        \(player.currentPasswordField(errors))\
        \(FormField(
          name: AccountField.password, label: fields.newPassword, hint: fields.passwordHint, error: errors[AccountField.password])
          .password(autocomplete: "new-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        """)
  }
}
