import HTML

/// A field of a form with its label, what to know about it, and what is wrong with it.
struct FormField: Sendable {
  /// Names it in the form, and on the page.
  let name: String
  let label: String
  var hint: String?
  var error: String?

  /// A line to type.
  ///
  /// - Parameter attributes: what kind of line it is.
  func input(value: String = "", _ attributes: HTML) -> HTML {
    field("<input id=\"\(name)\" name=\"\(name)\" value=\"\(value)\" \(attributes)\(references)>")
  }

  /// A password to type; it is never sent back. With scripts there is a button that shows it.
  ///
  /// - Parameters:
  ///   - autocomplete: `new-password` or `current-password`.
  ///   - texts: the words of the button.
  func password(autocomplete: HTML, _ texts: Texts.Account.Fields) -> HTML {
    field(
      """
      <span class="secret" data-show="\(texts.show)" data-hide="\(texts.hide)">\
      <input id="\(name)" name="\(name)" type="password" autocomplete="\(autocomplete)" required maxlength="1024" \
      autocapitalize="none" spellcheck="false"\(references)></span>
      """)
  }

  /// One to choose out of a list.
  func select(_ options: HTML, _ attributes: HTML = "") -> HTML {
    field("<select id=\"\(name)\" name=\"\(name)\"\(attributes)\(references)>\(options)</select>")
  }

  private func field(_ control: HTML) -> HTML {
    """
    <div class="field"><label for="\(name)">\(label)</label>\
    \(error.map { "<p class=\"fault\" id=\"\(name)-fault\">\($0)</p>" })\
    \(control)\
    \(hint.map { "<p class=\"hint\" id=\"\(name)-hint\">\($0)</p>" })</div>
    """
  }

  /// What describes the control.
  private var references: HTML {
    let described: HTML =
      switch (error != nil, hint != nil) {
      case (true, true): "\(name)-fault \(name)-hint"
      case (true, false): "\(name)-fault"
      case (false, true): "\(name)-hint"
      case (false, false): ""
      }
    guard error != nil || hint != nil else { return "" }
    return " aria-describedby=\"\(described)\"\(" aria-invalid=\"true\"", if: error != nil)"
  }
}
