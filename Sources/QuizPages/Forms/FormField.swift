import HTML
import QuizEngine

/// A form field with its label, its hint and its error.
struct FormField: Sendable {
  /// The field's name in the form, and its element id on the page.
  let name: String
  let label: String
  var hint: String?
  var error: FormErrors.Note?

  /// A one-line text field.
  ///
  /// - Parameter attributes: for example the input type.
  func input(value: String = "", _ attributes: HTML) -> HTML {
    field("<input id=\"\(name)\" name=\"\(name)\" value=\"\(value)\" \(attributes)\(references)>")
  }

  /// A text field of several lines.
  func textArea(value: String, rows: Int, _ attributes: HTML) -> HTML {
    field("<textarea id=\"\(name)\" name=\"\(name)\" rows=\"\(rows)\" \(attributes)\(references)>\n\(value)</textarea>")
  }

  /// A password field. Its value is never sent back to the browser. With scripts, a button shows the password.
  ///
  /// - Parameters:
  ///   - autocomplete: `new-password` or `current-password`.
  ///   - texts: the labels of the button.
  func password(autocomplete: HTML, _ texts: Texts.Account.Fields) -> HTML {
    field(
      """
      <span class="password-field" data-show="\(texts.show)" data-hide="\(texts.hide)">\
      <input id="\(name)" name="\(name)" type="password" autocomplete="\(autocomplete)" required maxlength="\(4 * TextLimit.password.upperBound)" \
      autocapitalize="none" spellcheck="false"\(references)></span>
      """)
  }

  /// A drop-down list.
  func select(_ options: HTML, _ attributes: HTML = "") -> HTML {
    field("<select id=\"\(name)\" name=\"\(name)\"\(attributes)\(references)>\(options)</select>")
  }

  private func field(_ control: HTML) -> HTML {
    """
    <div class="field"><label for="\(name)">\(label)</label>\
    \(error?.html(field: name))\
    \(control)\
    \(hint.map { "<p class=\"hint\" id=\"\(name)-hint\">\($0)</p>" })</div>
    """
  }

  /// The `aria-describedby` attribute, which refers to hint and error; after an error also `aria-invalid`, and the
  /// focus if it is the only one.
  private var references: HTML {
    let described: HTML =
      switch (error != nil, hint != nil) {
      case (true, true): "\(name)-error \(name)-hint"
      case (true, false): "\(name)-error"
      case (false, true): "\(name)-hint"
      case (false, false): ""
      }
    guard error != nil || hint != nil else { return "" }
    let marks: HTML = "\(" aria-invalid=\"true\"", if: error != nil)\(" autofocus", if: error?.isOnly == true)"
    return " aria-describedby=\"\(described)\"\(marks)"
  }
}
