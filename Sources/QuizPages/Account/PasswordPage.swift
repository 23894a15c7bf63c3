public import HTML

/// Where one changes the password.
public struct PasswordPage: Sendable {
  public let player: PlayerFrame
  /// Whether it was just changed.
  public let isChanged: Bool
  public let faults: FormFaults

  public init(player: PlayerFrame, isChanged: Bool = false, faults: FormFaults = FormFaults()) {
    self.player = player
    self.isChanged = isChanged
    self.faults = faults
  }

  public var html: HTML {
    let (texts, fields) = (player.texts.account.password, player.texts.account.fields)
    return player.formDocument(
      title: texts.title, text: texts.text, faults: faults,
      form: """
        \(isChanged ? "<p class=\"done\" role=\"status\">\(texts.changed)</p>" : nil)
        <form class="form" method="post" action="\(Address.password)">\(player.frame.proofField)\(player.owner)\
        \(player.presentPassword(faults))\
        \(FormField(
          name: "password", label: fields.newPassword, hint: fields.passwordHint, fault: faults["password"])
          .password(autocomplete: "new-password", fields))\
        <button class="button primary">\(texts.submit)</button></form>
        """)
  }
}
