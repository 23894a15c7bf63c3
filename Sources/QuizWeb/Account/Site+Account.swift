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

  /// Does what the house may refuse, and counts it for the security log.
  ///
  /// - Parameters:
  ///   - verdict: says why something was refused.
  ///   - wrong: the sentence for what doesn't fit together, and the field that it stands beside.
  ///   - counts: as what it counts where it is done, and where it doesn't fit together.
  /// - Returns: nil in the place of what was refused; `verdict` says why then.
  func judging<Value>(
    _ verdict: inout FormVerdict, wrong: (field: String?, text: String), _ visitor: Visitor,
    counting counts: (done: SecurityCount, wrong: SecurityCount),
    _ work: () async throws(AccountRefusal) -> Value
  ) async throws(Trouble) -> Value? {
    do {
      let value = try await work()
      house.security.count(counts.done)
      return value
    } catch {
      switch error {
      case .wrong, .nameTaken, .password: house.security.count(counts.wrong)
      case .wait: house.security.count(.heldBack)
      case .busy: house.security.count(.tooBusy)
      case .noGuests, .isGuest, .noSuchAccount, .store: break
      }
      verdict = try FormVerdict(
        error, wrong: wrong, in: visitor.texts.account.faults, at: house.surroundings.now())
      return nil
    }
  }
}
