public import HTML

/// Asks for the password before a new recovery code is made.
public struct RecoveryCodeRenewalPage: Sendable {
  let context: PlayerPageContext
  let errors: FormErrors

  public init(context: PlayerPageContext, errors: FormErrors = FormErrors()) {
    self.context = context
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.code
    return context.formDocument(
      title: texts.renewTitle, text: texts.renewText, errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.recoveryCode)">\(context.page.csrfField)\(context.usernameInput)\
        \(context.currentPasswordField(errors))<button class="button primary">\(texts.renew)</button></form>
        """)
  }
}
