public import HTML

/// Shows a recovery code, this once.
public struct RecoveryCodePage: Sendable {
  public let player: PlayerFrame
  /// Five groups of five characters, with hyphens.
  public let code: String

  public init(player: PlayerFrame, code: String) {
    self.player = player
    self.code = code
  }

  public var html: HTML {
    let texts = player.texts.account.code
    return player.document(
      title: texts.title, kind: "filling", script: player.frame.assets.accountScript,
      main: """
        <h1>\(texts.title)</h1>
        <p class="hint">\(texts.text)</p>
        <p class="code shown" id="code" translate="no">\(code)</p>
        <p class="copying"><button class="button" type="button" data-copy="code" data-copied="\(texts.copied)" hidden>\
        \(texts.copy)</button> <span role="status"></span></p>
        <div class="actions"><a class="button primary" href="\(Address.daily)">\(texts.goOn)</a></div>
        """)
  }
}

/// Asks for the password before there is a new recovery code.
public struct NewRecoveryCodePage: Sendable {
  public let player: PlayerFrame
  public let faults: FormFaults

  public init(player: PlayerFrame, faults: FormFaults = FormFaults()) {
    self.player = player
    self.faults = faults
  }

  public var html: HTML {
    let texts = player.texts.account.code
    return player.formDocument(
      title: texts.renewTitle, text: texts.renewText, faults: faults,
      form: """
        <form class="form" method="post" action="\(Address.recoveryCode)">\(player.frame.proofField)\(player.owner)\
        \(player.presentPassword(faults))<button class="button primary">\(texts.renew)</button></form>
        """)
  }
}

extension PlayerFrame {
  /// A page of the player's own that is a form, with the way back to the settings.
  func formDocument(title: String, text: String?, faults: FormFaults, form: HTML) -> HTML {
    document(
      title: title, kind: "filling", script: frame.assets.accountScript,
      main: """
        <h1>\(title)</h1>
        \(text.map { "<p class=\"hint\">\($0)</p>" })\(frame.summary(of: faults))
        \(form)
        <p class="elsewhere"><a href="\(Address.account)">\(texts.account.settings.title)</a></p>
        """)
  }

  /// Tells a browser's password manager whose password is asked for.
  var owner: HTML {
    """
    <input type="text" value="\(name ?? "")" autocomplete="username" readonly hidden>
    """
  }

  func presentPassword(_ faults: FormFaults) -> HTML {
    let fields = texts.account.fields
    return FormField(name: "present", label: fields.presentPassword, fault: faults["present"])
      .password(autocomplete: "current-password", fields)
  }
}
