import Hummingbird
import QuizPages

extension FormData {
  /// Checks that a form comes from one of our pages. If the browser reports where it comes from,
  /// ``Site/check(_:from:)`` has checked that before; otherwise the form must have the visitor's CSRF token.
  ///
  /// - Throws: `.crossOrigin`.
  func checkCSRF(of request: Request, from visitor: Visitor) throws(PageError) {
    guard request.reportsOrigin || self[CSRFTokenField.name] == visitor.csrfToken else { throw .crossOrigin }
  }
}
