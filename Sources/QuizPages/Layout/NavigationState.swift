import HTML

/// What the site's navigation shows of the visitor.
public struct NavigationState: Hashable, Sendable {
  /// Whose pages they are.
  public enum Account: Hashable, Sendable {
    case signedOut
    case guest
    case named(String)
    /// The browser has a session, and the page didn't look whose it is.
    case unknown
  }

  /// A visitor without a session.
  public static let signedOut = NavigationState(account: .signedOut)
  /// A visitor with a session that the page didn't look up.
  public static let unknown = NavigationState(account: .unknown)

  let account: Account
  /// Whether the navigation leads to the admin pages.
  let isOperator: Bool
  /// Whether the navigation leads to the studio.
  let hasStudio: Bool
  /// The length of the current streak in days; 0 for none. The header shows it from 1 on.
  let streak: Int

  /// - Parameter streak: in days; 0 for none.
  public init(account: Account, isOperator: Bool = false, hasStudio: Bool = false, streak: Int = 0) {
    self.account = account
    self.hasStudio = hasStudio
    self.isOperator = isOperator
    self.streak = streak
  }

  /// The label of the link to the account.
  func accountLabel(_ texts: Texts.Site.Navigation) -> String {
    switch account {
    case .signedOut: texts.signIn
    case .guest: texts.guest
    case .named(let name): name
    case .unknown: texts.account
    }
  }
}
