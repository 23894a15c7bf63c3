import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addAccount(to router: Router<SiteContext>) {
    router.route("/account", get: showSettings, post: changeSettings)
    router.route("/account/sign-up", get: showSignUp, post: signUp)
    router.route("/account/sign-in", get: showSignIn, post: signIn)
    router.route("/account/sign-out", get: { _, _ in ResponseBuilder.redirect(SitePath.account) }, post: signOut)
    router.route("/account/guest", get: showGuest, post: createGuest)
    router.route("/account/recover", get: showRecovery, post: recover)
    router.route("/account/code", get: showNewRecoveryCode, post: renewRecoveryCode)
    router.route("/account/password", get: showPassword, post: changePassword)
    router.route("/account/sessions", get: showSessions, post: endSessions)
    router.route("/account/data", get: downloadAccountExport)
    router.route("/account/delete", get: showDeletion, post: delete)
    router.route("/account/deleted", get: showDeleted)
  }

  /// The zones that can be chosen, by name.
  static let zoneNames = IANATimeZone.all.map(\.name)

  /// A new ticket for a form.
  func newIdempotencyKey() -> String { Token128(using: house.dependencies).text }

  /// The ticket that a form came with; a form without one is a new one each time.
  func idempotencyKey(of form: FormData) -> Token128 {
    form[IdempotencyKeyField.name].flatMap { Token128(text: $0) } ?? Token128(using: house.dependencies)
  }

  /// Does what the house may refuse, and counts it for the security log.
  ///
  /// - Parameters:
  ///   - verdict: says why something was refused.
  ///   - wrong: the sentence for what doesn't fit together, and the field that it stands beside.
  ///   - counts: as what it counts where it is done, and where it doesn't fit together.
  /// - Returns: nil in the place of what was refused; `verdict` says why then.
  func validating<Value>(
    _ validation: inout FormValidation, wrong: (field: String?, text: String), _ visitor: Visitor,
    counting counts: (done: SecurityCounter, wrong: SecurityCounter),
    _ work: () async throws(AccountError) -> Value
  ) async throws(PageError) -> Value? {
    do {
      let value = try await work()
      house.security.increment(counts.done)
      return value
    } catch {
      switch error {
      case .invalidCredentials, .nameTaken, .password: house.security.increment(counts.wrong)
      case .rateLimited: house.security.increment(.rateLimited)
      case .busy: house.security.increment(.tooBusy)
      case .guestsDisabled, .isGuest, .noSuchAccount, .store: break
      }
      validation = try FormValidation(
        error, wrong: wrong, in: visitor.texts.account.errors, at: house.dependencies.now())
      return nil
    }
  }
}
