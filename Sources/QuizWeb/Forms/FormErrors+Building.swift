import QuizPages

extension FormErrors {
  var isEmpty: Bool { errors.isEmpty }

  /// - Parameters:
  ///   - text: nil adds nothing.
  ///   - field: nil for the whole form.
  mutating func add(_ text: String?, to field: String?) {
    guard let text else { return }
    errors.append(FieldError(field: field, text: text))
  }
}
