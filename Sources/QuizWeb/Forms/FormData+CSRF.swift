import Hummingbird
import QuizPages

extension FormData {
  /// The form of a request, if it comes from one of our pages. If the browser reports where it comes from,
  /// ``SecurityMiddleware`` has checked that before; otherwise the form must have the visitor's CSRF token.
  ///
  /// - Throws: `.crossOrigin`, or what ``FormData/init(of:)`` throws.
  static func checkingCSRF(of request: Request, from visitor: Visitor) async throws(PageError) -> FormData {
    let form = try await FormData(of: request)
    try form.checkCSRF(of: request, from: visitor)
    return form
  }

  /// Checks a form of which nothing but its coming from our own page matters: its button was pressed.
  ///
  /// - Throws: what ``checkingCSRF(of:from:)`` throws.
  static func checkCSRF(of request: Request, from visitor: Visitor) async throws(PageError) {
    _ = try await checkingCSRF(of: request, from: visitor)
  }

  /// - Throws: `.crossOrigin`.
  func checkCSRF(of request: Request, from visitor: Visitor) throws(PageError) {
    guard request.hasOriginEvidence || self[CSRFTokenField.name] == visitor.csrfToken else { throw .crossOrigin }
  }
}
