public import HTML

/// Shows a new recovery code, once only.
public struct RecoveryCodePage: Sendable {
  public let player: PlayerContext
  /// Five groups of five characters, separated by hyphens.
  public let code: String

  public init(player: PlayerContext, code: String) {
    self.player = player
    self.code = code
  }

  public var html: HTML {
    let texts = player.texts.account.code
    return player.document(
      title: texts.title, bodyClass: "filling", script: player.page.assets.accountScript,
      main: """
        <h1>\(texts.title)</h1>
        <p class="hint">\(texts.text)</p>
        <p class="code shown" id="code" translate="no">\(code)</p>
        <p class="copying"><button class="button" type="button" data-copy="code" data-copied="\(texts.copied)" hidden>\
        \(texts.copy)</button> <span role="status"></span></p>
        <div class="actions"><a class="button primary" href="\(SitePath.daily)">\(texts.goOn)</a></div>
        """)
  }
}

/// Asks for the password before a new recovery code is made.
public struct NewRecoveryCodePage: Sendable {
  public let player: PlayerContext
  public let errors: FormErrors

  public init(player: PlayerContext, errors faults: FormErrors = FormErrors()) {
    self.player = player
    self.errors = faults
  }

  public var html: HTML {
    let texts = player.texts.account.code
    return player.formDocument(
      title: texts.renewTitle, text: texts.renewText, errors: errors,
      form: """
        <form class="form" method="post" action="\(SitePath.recoveryCode)">\(player.page.csrfField)\(player.usernameInput)\
        \(player.currentPasswordField(errors))<button class="button primary">\(texts.renew)</button></form>
        """)
  }
}

extension PlayerContext {
  /// A form page of the player's own, with a link back to the settings.
  func formDocument(title: String, text: String?, errors faults: FormErrors, form: HTML) -> HTML {
    document(
      title: title, bodyClass: "filling", script: page.assets.accountScript,
      main: """
        <h1>\(title)</h1>
        \(text.map { "<p class=\"hint\">\($0)</p>" })\(page.errorSummary(of: faults))
        \(form)
        <p class="elsewhere"><a href="\(SitePath.account)">\(texts.account.settings.title)</a></p>
        """)
  }

  /// A hidden field with the user name. Password managers need it to find the right password.
  var usernameInput: HTML {
    """
    <input type="text" value="\(name ?? "")" autocomplete="username" readonly hidden>
    """
  }

  func currentPasswordField(_ faults: FormErrors) -> HTML {
    let fields = texts.account.fields
    return FormField(name: "present", label: fields.presentPassword, error: faults["present"])
      .password(autocomplete: "current-password", fields)
  }
}
