public import HTML
import QuizEngine

/// The page to create an account, or to turn a guest into an account.
public struct SignUpPage: Sendable {
  let context: PageContext
  /// As typed.
  let name: String
  let timeZoneChoice: TimeZoneChoice
  /// 128 random bits as text. A form that is sent twice creates one account.
  let idempotencyKey: String
  /// The page to return to after signing up; nil for the home page.
  let returnPath: String?
  /// The token of a set-up link, whose first account is made here; nil for any other sign-up.
  let setupToken: String?
  let errors: FormErrors

  /// The time zone of the player's dates.
  public enum TimeZoneChoice: Sendable {
    /// - Parameter chosen: nil if nothing is selected yet.
    case choice(among: [String], chosen: String?)
    /// A guest chose it earlier, so the page doesn't ask.
    case known
  }

  public init(
    context: PageContext, name: String = "", timeZoneChoice: TimeZoneChoice, idempotencyKey: String,
    returnPath: String? = nil, setupToken: String? = nil, errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.name = name
    self.timeZoneChoice = timeZoneChoice
    self.idempotencyKey = idempotencyKey
    self.returnPath = returnPath
    self.setupToken = setupToken
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account
    let path = setupToken.map { SitePath.setup($0) }
    return context.formDocument(
      title: path != nil ? texts.setup.title : isGuest ? texts.signUp.guestTitle : texts.signUp.title,
      text: path != nil ? texts.setup.text : isGuest ? texts.signUp.guestText : nil, errors: errors,
      form: """
        <form class="form" method="post" action="\(path ?? SitePath.signUp)">\(context.csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
        \(returnPath.map(context.returnInput))\
        \(nameField)\(passwordField)\(zoneField)\
        <button class="button primary">\(texts.signUp.create)</button></form>
        <p class="other-links"><a href="\((path ?? returnPath).map { SitePath.signIn(returningTo: $0) } ?? SitePath.signIn)">\(texts.signUp.haveOne)</a></p>
        """)
  }

  private var isGuest: Bool { if case .known = timeZoneChoice { true } else { false } }

  private var nameField: HTML {
    let texts = context.texts.account.fields
    return FormField(name: AccountField.name, label: texts.name, hint: texts.nameHint, error: errors[AccountField.name])
      .nameInput(name)
  }

  private var passwordField: HTML {
    let texts = context.texts.account.fields
    return FormField(
      name: AccountField.password, label: texts.password, hint: texts.passwordHint, error: errors[AccountField.password]
    )
    .password(autocomplete: "new-password", texts)
  }

  private var zoneField: HTML? {
    guard case .choice(let zones, let chosen) = timeZoneChoice else { return nil }
    return TimeZoneField(
      texts: context.texts, zones: zones, chosen: chosen, error: errors[TimeZoneField.name], isFoldable: true
    ).html
  }
}
