public import HTML
import QuizEngine

/// Where one takes a name: a new account, or a guest's that gets one.
public struct SignUpPage: Sendable {
  public let frame: Frame
  /// As it was typed.
  public let name: String
  public let place: Place
  /// 128 random bits as text: the form sent twice is one sign-up.
  public let ticket: String
  public let faults: FormFaults

  /// Where the player's days begin.
  public enum Place: Sendable {
    /// - Parameter chosen: nil where nothing is chosen yet.
    case choice(among: [String], chosen: String?)
    /// It is a guest's, who has told before.
    case known
  }

  public init(frame: Frame, name: String = "", place: Place, ticket: String, faults: FormFaults = FormFaults()) {
    self.frame = frame
    self.name = name
    self.place = place
    self.ticket = ticket
    self.faults = faults
  }

  public var html: HTML {
    let texts = frame.texts.account
    return frame.formDocument(
      title: isGuest ? texts.signUp.guestTitle : texts.signUp.title, text: isGuest ? texts.signUp.guestText : nil,
      faults: faults,
      form: """
        <form class="form" method="post" action="\(Address.signUp)">\(frame.proofField)\(TicketField.html(ticket))\
        \(nameField)\(passwordField)\(zoneField)\
        <button class="button primary">\(texts.signUp.create)</button></form>
        <p class="elsewhere"><a href="\(Address.signIn)">\(texts.signUp.haveOne)</a></p>
        """)
  }

  private var isGuest: Bool { if case .known = place { true } else { false } }

  private var nameField: HTML {
    let texts = frame.texts.account.fields
    return FormField(name: "name", label: texts.name, hint: texts.nameHint, fault: faults["name"]).nameInput(name)
  }

  private var passwordField: HTML {
    let texts = frame.texts.account.fields
    return FormField(name: "password", label: texts.password, hint: texts.passwordHint, fault: faults["password"])
      .password(autocomplete: "new-password", texts)
  }

  private var zoneField: HTML? {
    guard case .choice(let zones, let chosen) = place else { return nil }
    return ZoneField(texts: frame.texts.account.fields, zones: zones, chosen: chosen, fault: faults[ZoneField.name])
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

extension Frame {
  /// A page that is a form.
  func formDocument(title: String, text: String?, faults: FormFaults = FormFaults(), form: HTML) -> HTML {
    document(
      title: title, kind: "filling", isForRobots: false, script: assets.accountScript,
      main: """
        <h1>\(title)</h1>
        \(text.map { "<p class=\"hint\">\($0)</p>" })\(summary(of: faults))
        \(form)
        """)
  }
}
