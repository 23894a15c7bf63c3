public import HTML
import QuizEngine

/// Where one takes a name: a new account, or a guest's that gets one.
public struct SignUpPage: Sendable {
  public let context: PageContext
  /// As it was typed.
  public let name: String
  public let timeZoneChoice: TimeZoneChoice
  /// 128 random bits as text: the form sent twice is one sign-up.
  public let idempotencyKey: String
  public let errors: FormErrors

  /// Where the player's days begin.
  public enum TimeZoneChoice: Sendable {
    /// - Parameter chosen: nil where nothing is chosen yet.
    case choice(among: [String], chosen: String?)
    /// It is a guest's, who has told before.
    case known
  }

  public init(
    context frame: PageContext, name: String = "", timeZoneChoice place: TimeZoneChoice, idempotencyKey ticket: String,
    errors faults: FormErrors = FormErrors()
  ) {
    self.context = frame
    self.name = name
    self.timeZoneChoice = place
    self.idempotencyKey = ticket
    self.errors = faults
  }

  public var html: HTML {
    let texts = context.texts.account
    return context.formDocument(
      title: isGuest ? texts.signUp.guestTitle : texts.signUp.title, text: isGuest ? texts.signUp.guestText : nil,
      errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.signUp)">\(context.csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
        \(nameField)\(passwordField)\(zoneField)\
        <button class="button primary">\(texts.signUp.create)</button></form>
        <p class="elsewhere"><a href="\(SitePath.signIn)">\(texts.signUp.haveOne)</a></p>
        """)
  }

  private var isGuest: Bool { if case .known = timeZoneChoice { true } else { false } }

  private var nameField: HTML {
    let texts = context.texts.account.fields
    return FormField(name: "name", label: texts.name, hint: texts.nameHint, error: errors["name"]).nameInput(name)
  }

  private var passwordField: HTML {
    let texts = context.texts.account.fields
    return FormField(name: "password", label: texts.password, hint: texts.passwordHint, error: errors["password"])
      .password(autocomplete: "new-password", texts)
  }

  private var zoneField: HTML? {
    guard case .choice(let zones, let chosen) = timeZoneChoice else { return nil }
    return TimeZoneField(
      texts: context.texts.account.fields, zones: zones, chosen: chosen, error: errors[TimeZoneField.name]
    )
    .html
  }
}

extension FormField {
  /// The name that an account has, or will have. Systems may send it decomposed and with blanks around it, so that there is
  /// room for twice as much as will be left of it.
  func nameInput(_ name: String) -> HTML {
    input(
      value: name,
      "autocomplete=\"username\" required maxlength=\"\(2 * TextLimit.fieldLength(TextLimit.accountName))\" dir=\"auto\" autocapitalize=\"none\" spellcheck=\"false\""
    )
  }
}

extension PageContext {
  /// A page that is a form.
  func formDocument(title: String, text: String?, errors faults: FormErrors = FormErrors(), form: HTML) -> HTML {
    document(
      title: title, bodyClass: "filling", isIndexable: false, script: assets.accountScript,
      main: """
        <h1>\(title)</h1>
        \(text.map { "<p class=\"hint\">\($0)</p>" })\(errorSummary(of: faults))
        \(form)
        """)
  }
}
