public import HTML

/// Asks for confirmation before an account or a guest's data is deleted.
public struct AccountDeletionPage: Sendable {
  let context: PlayerPageContext
  let hasQuizzes: Bool
  let errors: FormErrors

  /// - Parameter hasQuizzes: whether the player has made quizzes, which are deleted, too.
  public init(context: PlayerPageContext, hasQuizzes: Bool = false, errors: FormErrors = FormErrors()) {
    self.context = context
    self.hasQuizzes = hasQuizzes
    self.errors = errors
  }

  public var html: HTML {
    let texts = context.texts.account.deletion
    let words = texts.words(isGuest: context.name == nil)
    return context.document(
      title: words.title, bodyClass: "form-page", script: .account,
      main: """
        <h1>\(words.title)</h1>
        <p class="hint">\(words.text)</p>\("<p class=\"hint\">\(texts.quizzes)</p>", if: hasQuizzes)\(context.page.errorSummary(of: errors))
        <p><a href="\(SitePath.dataExport)" download>\(texts.dataFirst)</a></p>
        <form class="form" method="post" action="\(SitePath.accountDeletion)">\(context.page.csrfField)\(password)\
        <button class="button grave">\(texts.submit)</button></form>
        <p class="other-links"><a href="\(SitePath.account)">\(words.keep)</a></p>
        """)
  }

  /// The password field. A guest has none.
  private var password: HTML? {
    guard context.name != nil else { return nil }
    return "\(context.usernameInput)\(context.currentPasswordField(errors))"
  }
}

extension Texts.Account.Deletion {
  func words(isGuest: Bool) -> Words { isGuest ? guest : account }
}
