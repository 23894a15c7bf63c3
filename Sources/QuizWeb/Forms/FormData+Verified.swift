import Hummingbird
import QuizPages

extension FormData {
  /// The form of a request, if it comes from one of our pages. If the browser reports where it comes from,
  /// ``SecurityMiddleware`` has checked that before; otherwise the form must have the visitor's CSRF token.
  ///
  /// - Throws: `.crossOrigin`, or what ``FormData/init(of:)`` throws.
  static func verified(of request: Request, from visitor: Visitor) async throws(PageError) -> FormData {
    let form = try await FormData(of: request)
    try form.verify(request, from: visitor)
    return form
  }

  /// Checks a form of which nothing but its coming from our own page matters: its button was pressed.
  ///
  /// - Throws: what ``verified(of:from:)`` throws.
  static func verify(_ request: Request, from visitor: Visitor) async throws(PageError) {
    _ = try await verified(of: request, from: visitor)
  }

  /// - Throws: `.crossOrigin`.
  func verify(_ request: Request, from visitor: Visitor) throws(PageError) {
    guard request.hasOriginEvidence || self[CSRFTokenField.name] == visitor.csrfToken else { throw .crossOrigin }
  }
}
