public import HTML

/// Where one gets in with the recovery code, and sets a new password.
public struct RecoverPage: Sendable {
  public let frame: Frame
  /// As it was typed, and the code too.
  public let name: String
  public let code: String
  public let ticket: String
  public let faults: FormFaults

  public init(
    frame: Frame, name: String = "", code: String = "", ticket: String, faults: FormFaults = FormFaults()
  ) {
    self.frame = frame
    self.name = name
    self.code = code
    self.ticket = ticket
    self.faults = faults
  }

  public var html: HTML {
    let (texts, fields) = (frame.texts.account.recover, frame.texts.account.fields)
    return frame.formDocument(
      title: texts.title, text: texts.text, faults: faults,
      form: """
        <form class="form" method="post" action="\(Address.recover)">\(frame.proofField)\(TicketField.html(ticket))\
        \(FormField(name: "name", label: fields.name, fault: faults["name"]).nameInput(name))\
        \(codeField)\
        \(FormField(
          name: "password", label: fields.newPassword, hint: fields.passwordHint, fault: faults["password"])
          .password(autocomplete: "new-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        <p class="hint">\(texts.noCode)</p>
        """)
  }

  private var codeField: HTML {
    let fields = frame.texts.account.fields
    return FormField(name: "code", label: fields.code, hint: fields.codeHint, fault: faults["code"]).input(
      value: code,
      """
      class="code" autocomplete="one-time-code" required maxlength="200" autocapitalize="none" autocorrect="off" \
      spellcheck="false"
      """)
  }
}
