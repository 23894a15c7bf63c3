import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addAccountRoutes(to router: Router<SiteContext>) {
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
    router.route("/account/delete", get: showDeletion, post: deleteAccount)
    router.route("/account/deleted", get: showDeleted)
  }

  /// The names of all time zones that can be chosen.
  static let zoneNames = IANATimeZone.all.map(\.name)

  /// A new idempotency key for a form.
  func newIdempotencyKey() -> String { Token128(using: house.dependencies).text }

  /// The idempotency key of a form; a new one if it has none.
  func idempotencyKey(of form: FormData) -> Token128 {
    form[IdempotencyKeyField.name].flatMap { Token128(text: $0) } ?? Token128(using: house.dependencies)
  }
}
