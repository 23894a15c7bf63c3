public import HTML

/// The page to sign in.
public struct SignInPage: Sendable {
  let context: PageContext
  /// As typed.
  let name: String
  /// The page to return to after signing in; nil for the usual one, the home page or an invitation.
  let returnPath: String?
  let errors: FormErrors
  /// Whether the page leads to the recovery code first: the next try with a password must wait for minutes or hours.
  let offersRecovery: Bool

  public init(
    context: PageContext, name: String = "", returnPath: String? = nil,
    errors: FormErrors = FormErrors(), offersRecovery: Bool = false
  ) {
    self.context = context
    self.name = name
    self.returnPath = returnPath
    self.errors = errors
    self.offersRecovery = offersRecovery
  }

  public var html: HTML {
    let texts = context.texts.account.signIn
    let fields = context.texts.account.fields
    return context.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        \(offersRecovery ? recovery : nil)<form class="form" method="post" action="\(SitePath.signIn)">\(context.csrfField)\(returnPath.map(context.returnInput))\
        \(FormField(name: AccountField.name, label: fields.name, error: errors[AccountField.name]).nameInput(name))\
        \(FormField(name: AccountField.password, label: fields.password, error: errors[AccountField.password])
          .password(autocomplete: "current-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        <p class="other-links"><a href="\(SitePath.recover)">\(texts.forgotten)</a> \
        <a href="\(returnPath.map { SitePath.signUp(returningTo: $0) } ?? SitePath.signUp)">\(texts.haveNone)</a></p>
        """)
  }
}

extension SignInPage {
  /// The link to recovery, which works while signing in is limited.
  private var recovery: HTML {
    let texts = context.texts.account.signIn
    return """
      <p><a href="\(SitePath.recover)">\(texts.useCode)</a></p>

      """
  }
}

extension PageContext {
  /// The hidden field with the page to return to.
  func returnInput(_ path: String) -> HTML {
    "<input type=\"hidden\" name=\"\(QueryField.returnPath)\" value=\"\(path)\">"
  }
}
