import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func offerSignUp(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let player = try await player(of: visitor)
    if let player, !player.account.isGuest { return Reply.see(Address.daily) }
    let page = SignUpPage(
      frame: frame(for: visitor, at: Address.signUp), place: Site.place(of: player, chosen: nil), ticket: ticket())
    return Reply.page(page.html, to: request)
  }

  func signUp(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    let player = try await player(of: visitor)
    let guest = player?.account.isGuest == true ? player : nil
    let draft = SignUpDraft(form, guest: guest)
    var verdict = draft.verdict(in: visitor.texts.account.faults, of: house)
    if let name = draft.name, let zone = draft.zone, verdict.isFaultless {
      let wish = SignUp(
        name: name, password: draft.password, zone: zone, settings: try await firstSettings(for: visitor),
        guest: guest, ticket: ticket(of: form), origin: origin(of: request, context), device: device(of: request))
      let arrival = try await judging(&verdict, wrong: (nil, ""), visitor, counting: (.signUps, .refusedSignUps)) {
        () throws(AccountRefusal) in
        try await house.signUp(wish)
      }
      if let arrival { return codePage(arrival, visitor, request) }
    }
    let page = SignUpPage(
      frame: frame(for: visitor, at: Address.signUp), name: draft.typedName,
      place: Site.place(of: guest, chosen: draft.zone?.name), ticket: form[TicketField.name] ?? ticket(),
      faults: verdict.faults)
    return verdict.page(page.html, to: request)
  }

  func offerGuest(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    guard house.rules.admitsGuests else { throw Trouble.noGuests }
    let visitor = Visitor(of: request, settings: settings)
    if try await player(of: visitor) != nil { return Reply.see(Address.daily) }
    return Reply.page(guestPage(visitor, ticket: ticket()), to: request)
  }

  func admitGuest(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    if try await player(of: visitor) != nil { return Reply.see(Address.daily) }
    // A browser without scripts says nothing, and hasn't been asked yet.
    guard let typed = form[ZoneField.name] else { return Reply.see(Address.guest) }
    guard let zone = IANAZone(typed) else { return try askAgain(visitor, request, ticket: form[TicketField.name]) }
    let arrival: Arrival
    do {
      arrival = try await house.admitGuest(
        zone: zone, settings: try await firstSettings(for: visitor), ticket: ticket(of: form),
        from: origin(of: request, context), on: device(of: request))
    } catch let refusal as AccountRefusal { throw Trouble(refusal) }
    var response = Reply.see(Address.daily)
    admit(arrival, of: visitor, &response)
    return response
  }

  private func askAgain(
    _ visitor: Visitor, _ request: Request, ticket: String?
  ) throws(Trouble) -> Hummingbird.Response {
    guard house.rules.admitsGuests else { throw Trouble.noGuests }
    var verdict = FormVerdict()
    verdict.note(ZoneField.name, visitor.texts.account.faults.zone)
    return verdict.page(guestPage(visitor, ticket: ticket ?? self.ticket(), faults: verdict.faults), to: request)
  }

  private func guestPage(_ visitor: Visitor, ticket: String, faults: FormFaults = FormFaults()) -> HTML {
    GuestPage(frame: frame(for: visitor, at: Address.guest), zones: Site.zones, ticket: ticket, faults: faults).html
  }

  /// Shows a recovery code to whoever has just arrived.
  func codePage(_ arrival: Arrival, _ visitor: Visitor, _ request: Request) -> Hummingbird.Response {
    var arrived = visitor
    arrived.session = arrival.token
    let player = Player(account: arrival.account, session: SessionKey(token: arrival.token))
    let page = RecoveryCodePage(
      player: playerFrame(for: player, arrived, at: Address.account), code: arrival.recovery?.text ?? "")
    var response = Reply.page(page.html, to: request)
    admit(arrival, of: visitor, &response)
    return response
  }

  private func firstSettings(for visitor: Visitor) async throws(Trouble) -> AccountSettings {
    AccountSettings(language: visitor.language(ofQuestionsIn: try await questionLanguages()))
  }

  /// The languages that there are questions in.
  func questionLanguages() async throws(Trouble) -> [Language] {
    do { return try await house.bank.bankLanguages() } catch { throw .refused(.store(error), play: nil) }
  }

  private static func place(of guest: Player?, chosen: String?) -> SignUpPage.Place {
    guest == nil ? .choice(among: zones, chosen: chosen) : .known
  }
}

/// What a sign-up's form says, as far as it can be read.
private struct SignUpDraft {
  let typedName: String
  let name: AccountName?
  let password: TypedPassword
  /// A guest's is known.
  let zone: IANAZone?

  init(_ form: Form, guest: Player?) {
    typedName = String((form["name"] ?? "").prefix(100))
    name = AccountName(new: typedName)
    password = TypedPassword(form["password"] ?? "")
    zone = guest?.account.calendar.residences.last?.zone ?? form[ZoneField.name].flatMap { IANAZone($0) }
  }

  func verdict(in texts: Texts.Account.Faults, of house: House) -> FormVerdict {
    var verdict = FormVerdict()
    verdict.note("name", name == nil ? texts.name : nil)
    verdict.note("password", house.fault(of: password, for: name).map(texts.sentence))
    verdict.note(ZoneField.name, zone == nil ? texts.zone : nil)
    return verdict
  }
}
