public import HTML

/// The page to change the password.
public struct PasswordPage: Sendable {
  let context: PlayerPageContext
  /// Whether the password was just changed.
  let isChanged: Bool
  let errors: FormErrors

  public init(context: PlayerPageContext, isChanged: Bool = false, errors: FormErrors = FormErrors()) {
    self.context = context
    self.isChanged = isChanged
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.password
    let fields = context.texts.account.fields
    return context.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        \(isChanged ? "<p class=\"done\" role=\"status\">\(texts.changed)</p>" : nil)
        <form class="form" method="post" action="\(SitePath.passwordChange)">\(context.page.csrfField)\(context.usernameInput)\
        \(context.currentPasswordField(errors))\
        \(FormField(
          name: AccountField.password, label: fields.newPassword, hint: fields.passwordHint, error: errors[AccountField.password])
          .password(autocomplete: "new-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        """)
  }
}
