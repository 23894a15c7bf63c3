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

  subscript(_ field: String) -> String? { errors.first { $0.field == field }?.text }
}

extension PageContext {
  /// The summary above a rejected form. Each error links to its field. Screen readers announce the summary, and it gets
  /// the focus.
  func errorSummary(of form: FormErrors) -> HTML? {
    guard !form.errors.isEmpty else { return nil }
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
