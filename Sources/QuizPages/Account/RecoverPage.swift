public import HTML

/// The page to sign in with a recovery code and set a new password.
public struct RecoverPage: Sendable {
  let context: PageContext
  /// As typed. The form also shows the recovery code again as it was typed.
  let name: String
  let code: String
  let idempotencyKey: String
  let errors: FormErrors

  public init(
    context: PageContext, name: String = "", code: String = "", idempotencyKey: String,
    errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.name = name
    self.code = code
    self.idempotencyKey = idempotencyKey
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.recover
    let fields = context.texts.account.fields
    return context.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.recover)">\(context.csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
        \(FormField(name: AccountField.name, label: fields.name, error: errors[AccountField.name]).nameInput(name))\
        \(codeField)\
        \(FormField(
          name: AccountField.password, label: fields.newPassword, hint: fields.passwordHint, error: errors[AccountField.password])
          .password(autocomplete: "new-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        <p class="hint">\(texts.noCode)</p>
        """)
  }

  private var codeField: HTML {
    let fields = context.texts.account.fields
    return FormField(
      name: AccountField.recoveryCode, label: fields.code, hint: fields.codeHint,
      error: errors[AccountField.recoveryCode]
    ).input(
      value: code,
      """
      class="code" autocomplete="one-time-code" required maxlength="200" autocapitalize="none" autocorrect="off" \
      spellcheck="false"
      """)
  }
}
