import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addAccountRoutes(to router: SiteRouter) {
    addSignUpRoutes(to: router)
    addSignInRoutes(to: router)
    addGuestRoutes(to: router)
    addRecoveryRoutes(to: router)
    addSettingsRoutes(to: router)
    addPasswordRoutes(to: router)
    addSessionsRoutes(to: router)
    addAccountExportRoutes(to: router)
    addDeletionRoutes(to: router)
    addSetupRoutes(to: router)
  }

  /// The names of all time zones that can be chosen.
  static let zoneNames = IANATimeZone.all.map(\.name)

  /// A new idempotency key for a form.
  func newIdempotencyKey() -> String { Token128(using: services.dependencies).text }

  /// The idempotency key of a form; a new one if it has none.
  func idempotencyKey(of form: FormData) -> Token128 {
    form[IdempotencyKeyField.name].flatMap { Token128(text: $0) } ?? Token128(using: services.dependencies)
  }
}
