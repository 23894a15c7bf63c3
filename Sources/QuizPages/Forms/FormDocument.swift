import HTML

extension PageContext {
  /// A page that consists of a form.
  func formDocument(title: String, text: String?, errors: FormErrors = FormErrors(), form: HTML) -> HTML {
    document(
      title: title, bodyClass: "form-page", area: .game, isIndexable: false, script: .account,
      main: """
        <h1>\(title)</h1>
        \(text.map { "<p class=\"hint\">\($0)</p>" })\(errorSummary(of: errors))
        \(form)
        """)
  }
}

extension PlayerPageContext {
  /// A form page of the player's own, with a link back to the settings.
  func formDocument(title: String, text: String?, errors: FormErrors, form: HTML) -> HTML {
    document(
      title: title, bodyClass: "form-page", script: .account,
      main: """
        <h1>\(title)</h1>
        \(text.map { "<p class=\"hint\">\($0)</p>" })\(page.errorSummary(of: errors))
        \(form)
        <p class="other-links"><a href="\(SitePath.account)">\(texts.account.settings.title)</a></p>
        """)
  }

  /// A hidden field with the user name. Password managers need it to find the right password.
  var usernameInput: HTML {
    """
    <input type="text" value="\(name ?? "")" autocomplete="username" readonly hidden>
    """
  }

  func currentPasswordField(_ errors: FormErrors) -> HTML {
    let fields = texts.account.fields
    return FormField(
      name: AccountField.currentPassword, label: fields.currentPassword, error: errors[AccountField.currentPassword]
    )

    .password(autocomplete: "current-password", fields)
  }
}
