public import HTML

/// The page of a set-up link for somebody who is signed in: one button makes them the first operator. Somebody without
/// an account gets ``SignUpPage`` instead.
public struct SetupPage: Sendable {
  /// The form field with the account's name. The sign-up form for somebody without an account doesn't have it.
  public static let accountField = "account"

  let context: PlayerPageContext
  /// The token in the link.
  let token: String

  public init(context: PlayerPageContext, token: String) {
    self.context = context
    self.token = token
  }

  public var html: HTML {
    let texts = context.texts.account.setup
    return context.page.formDocument(
      title: texts.title, text: texts.text,
      form: """
        <form class="form" method="post" action="\(SitePath.setup(token))">\(context.page.csrfField)\
        <input type="hidden" name="\(Self.accountField)" value="\(context.name ?? "")">\
        <p>\(texts.signedIn(context.name ?? ""))</p>\
        <button class="button primary">\(texts.become)</button></form>
        """)
  }
}
