public import HTML

/// Where one comes back.
public struct SignInPage: Sendable {
  public let frame: Frame
  /// As it was typed.
  public let name: String
  /// The page that was asked for before; nil leads home.
  public let returnAddress: String?
  public let faults: FormFaults

  public init(frame: Frame, name: String = "", returnAddress: String? = nil, faults: FormFaults = FormFaults()) {
    self.frame = frame
    self.name = name
    self.returnAddress = returnAddress
    self.faults = faults
  }

  public var html: HTML {
    let (texts, fields) = (frame.texts.account.signIn, frame.texts.account.fields)
    return frame.formDocument(
      title: texts.title, text: texts.text, faults: faults,
      form: """
        <form class="form" method="post" action="\(Address.signIn)">\(frame.proofField)\(returnAddress.map(returnInput))\
        \(FormField(name: "name", label: fields.name, fault: faults["name"]).nameInput(name))\
        \(FormField(name: "password", label: fields.password, fault: faults["password"])
          .password(autocomplete: "current-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        <p class="elsewhere"><a href="\(Address.recover)">\(texts.forgotten)</a> \
        <a href="\(Address.signUp)">\(texts.haveNone)</a></p>
        """)
  }

  private func returnInput(_ address: String) -> HTML {
    "<input type=\"hidden\" name=\"\(Address.returnField)\" value=\"\(address)\">"
  }
}
