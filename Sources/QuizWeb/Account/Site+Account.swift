import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addAccountRoutes(to router: SiteRouter) {
    router.route(SitePath.account, get: .players(showSettings), post: .players(form: changeSettings))
    router.route(SitePath.signUp, get: .everybody(showSignUp), post: .everybody(form: signUp))
    router.route(SitePath.signIn, get: .everybody(showSignIn), post: .everybody(form: signIn))
    router.route(SitePath.signOut, get: .redirect(to: SitePath.account), post: .everybody(form: signOut))
    router.route(SitePath.guest, get: .everybody(showGuest), post: .everybody(form: createGuest))
    router.route(SitePath.recover, get: .everybody(showRecovery), post: .everybody(form: recover))
    router.route(
      SitePath.recoveryCode, get: .namedPlayers(showNewRecoveryCode), post: .namedPlayers(form: renewRecoveryCode))
    router.route(SitePath.password, get: .namedPlayers(showPassword), post: .namedPlayers(form: changePassword))
    router.route(SitePath.sessions, get: .namedPlayers(showSessions), post: .namedPlayers(form: endSessions))
    router.route(SitePath.dataExport, get: .players(downloadAccountExport))
    router.route(SitePath.deletion, get: .players(showDeletion), post: .players(form: deleteAccount))
    router.route(SitePath.accountDeleted, get: .everybody(showDeleted))
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
