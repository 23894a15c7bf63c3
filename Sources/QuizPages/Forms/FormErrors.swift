import HTML

/// The error messages of a rejected form.
public struct FormErrors: Hashable, Sendable {
  /// One error message.
  public struct FieldError: Hashable, Sendable {
    /// The field's name; nil if the error is about the whole form.
    public let field: String?
    /// The sentence that the form shows.
    public let text: String

    /// - Parameter field: the name of the field that the sentence is about; nil for the whole form.
    public init(field: String?, text: String) {
      self.field = field
      self.text = text
    }
  }

  /// In the order of the fields.
  public var errors: [FieldError]

  /// Without errors the form is shown as new.
  public init(_ errors: [FieldError] = []) { self.errors = errors }

  /// A field's error, as the field shows it.
  struct Note: Sendable {
    let text: String
    /// Whether it is the form's only error. Then there is no summary, and the field gets the focus.
    let isOnly: Bool

    func html(field: String) -> HTML {
      "<p class=\"field-error\" id=\"\(field)-error\"\(" role=\"alert\"", if: isOnly)>\(text)</p>"
    }
  }

  subscript(_ field: String) -> Note? {
    errors.first { $0.field == field }.map { Note(text: $0.text, isOnly: errors.count == 1) }
  }
}

extension PageContext {
  /// The summary above a rejected form: of several errors, or of one that is about the whole form. Each error links to
  /// its field. Screen readers announce the summary, and it gets the focus. A single field's error is shown at its
  /// field.
  func errorSummary(of form: FormErrors) -> HTML? {
    let isSeveral = form.errors.count > 1
    let isAboutForm = form.errors.contains { $0.field == nil }
    guard isSeveral || isAboutForm else { return nil }
    guard isSeveral else {
      return """
        <p class="error-summary" role="alert" tabindex="-1" autofocus>\(form.errors.first?.text ?? "")</p>
        """
    }
    let items = form.errors.map { error -> HTML in
      guard let field = error.field else { return "<li>\(error.text)</li>" }
      return "<li><a href=\"#\(field)\">\(error.text)</a></li>"
    }
    return """
      <div class="error-summary" role="alert" tabindex="-1" autofocus>\
      <h2>\(texts.account.errors.title)</h2><ul>\(items)</ul></div>
      """
  }
}
