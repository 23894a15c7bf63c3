import QuizPages

extension PageMarkers {
  /// Letters, made anew by each process. No token has them, because Crockford's base 32 lacks them.
  static func random() -> PageMarkers {
    PageMarkers(
      publicID: randomLetters(), csrfToken: randomLetters(), navigation: randomLetters(), sectionPrefix: randomLetters()
    )
  }

  private static func randomLetters() -> String { String((0..<26).map { _ in "ilou".randomElement() ?? "i" }) }
}
