import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addAccount(to router: Router<SiteContext>) {
    router.answer("/account", get: showSettings, post: changeSettings)
    router.answer("/account/sign-up", get: offerSignUp, post: signUp)
    router.answer("/account/sign-in", get: offerSignIn, post: signIn)
    router.answer("/account/sign-out", get: { _, _ in Reply.see(Address.account) }, post: signOut)
    router.answer("/account/guest", get: offerGuest, post: admitGuest)
    router.answer("/account/recover", get: offerRecovery, post: recover)
    router.answer("/account/code", get: offerNewCode, post: renewCode)
    router.answer("/account/password", get: offerPassword, post: changePassword)
    router.answer("/account/sessions", get: showSessions, post: endSessions)
    router.answer("/account/data", get: handOutData)
    router.answer("/account/delete", get: offerDeletion, post: delete)
    router.answer("/account/deleted", get: sayGoodbye)
  }

  /// The zones that can be chosen, by name.
  static let zones = IANAZone.all.map(\.name)

  /// A new ticket for a form.
  func ticket() -> String { Key128(from: house.surroundings).text }

  /// The ticket that a form came with; a form without one is a new one each time.
  func ticket(of form: Form) -> Key128 {
    form[TicketField.name].flatMap { Key128(text: $0) } ?? Key128(from: house.surroundings)
  }

  /// Does what the house may refuse.
  ///
  /// - Returns: nil in the place of what was refused; `verdict` says why then.
  func judging<Value>(
    _ verdict: inout FormVerdict, wrong: (field: String?, text: String), _ visitor: Visitor,
    _ work: () async throws(AccountRefusal) -> Value
  ) async throws(Trouble) -> Value? {
    do { return try await work() } catch {
      verdict = try FormVerdict(
        error, wrong: wrong, in: visitor.texts.account.faults, at: house.surroundings.now())
      return nil
    }
  }
}
