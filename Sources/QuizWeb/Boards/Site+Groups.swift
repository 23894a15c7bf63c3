import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addGroups(to router: Router<SiteContext>) {
    router.answer("/daily/groups", get: showGroups, post: found)
    router.answer("/daily/groups/:group", get: showGroup)
    router.answer("/daily/groups/:group/leave", get: returnToGroup, post: leave)
    router.answer("/daily/join/:group", get: invite, post: join)
  }

  private func showGroups(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    return Reply.page(try await groupsPage(of: player, visitor).html, to: request)
  }

  private func groupsPage(
    of player: Player, _ visitor: Visitor, name: String = "", faults: FormFaults = FormFaults()
  ) async throws(Trouble) -> GroupsPage {
    let groups = try await groups { () throws(GroupRefusal) in try await house.groups(of: player.account) }
    return GroupsPage(
      player: playerFrame(for: player, visitor, at: Address.groups), groups: groups.map(GroupsPage.Group.init),
      ticket: Key128(from: house.surroundings).text, name: name, faults: faults)
  }

  private func found(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    let form = try await Form.ours(of: request, from: visitor)
    guard let ticket = form["ticket"].flatMap({ Key128(text: $0) }) else { throw Trouble.badRequest }
    let name = form["name"] ?? ""
    do {
      let group = try await house.found(name, ticket: ticket, by: player.account)
      return Reply.see(Address.group(group.invitation.text))
    } catch .badName {
      let fault = FormFaults.Fault(field: "name", text: visitor.texts.groups.nameWrong)
      let page = try await groupsPage(of: player, visitor, name: String(name.prefix(200)), faults: FormFaults([fault]))
      return Reply.page(page.html, status: .unprocessableContent, to: request)
    } catch { throw Trouble.group(error) }
  }

  private func showGroup(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    let key = try Site.invitation(context)
    let group = try await groups { () throws(GroupRefusal) in try await house.group(key, of: player.account) }
    let frame = PlayerFrame(
      frame: frame(for: visitor, at: Address.group(key.text), on: origin(for: request)),
      name: player.account.name?.text, isOperator: player.account.role == .operator)
    let today = player.account.calendar.date(at: house.surroundings.now())
    return Reply.page(GroupPage(player: frame, group: GroupsPage.Group(group), today: today).html, to: request)
  }

  /// For a browser that reloads the address of the form.
  private func returnToGroup(_ request: Request, _ context: SiteContext) throws -> Hummingbird.Response {
    Reply.see(Address.group(try Site.invitation(context).text))
  }

  private func leave(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    _ = try await Form.ours(of: request, from: visitor)
    let key = try Site.invitation(context)
    try await groups { () throws(GroupRefusal) in try await house.leave(key, player.account) }
    return Reply.see(Address.groups)
  }

  /// Whoever is in the group already is led to it.
  private func invite(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let key = try Site.invitation(context)
    let group = try await groups { () throws(GroupRefusal) in try await house.group(invitedBy: key) }
    let shown = GroupsPage.Group(group)
    guard let player = try await player(of: visitor) else {
      let page = JoinPage(invited: .stranger(frame(for: visitor, at: Address.join(key.text))), group: shown)
      return Reply.page(page.html, to: request)
    }
    let own = try await groups { () throws(GroupRefusal) in try await house.groups(of: player.account) }
    if own.contains(where: { $0.id == group.id }) { return Reply.see(Address.group(key.text)) }
    let frame = playerFrame(for: player, visitor, at: Address.join(key.text))
    return Reply.page(JoinPage(invited: .player(frame), group: shown).html, to: request)
  }

  private func join(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    _ = try await Form.ours(of: request, from: visitor)
    let key = try Site.invitation(context)
    try await groups { () throws(GroupRefusal) in try await house.join(key, player.account) }
    return Reply.see(Address.group(key.text))
  }

  private func groups<Value>(_ work: () async throws(GroupRefusal) -> Value) async throws(Trouble) -> Value {
    do { return try await work() } catch { throw .group(error) }
  }

  /// The key in the address.
  private static func invitation(_ context: SiteContext) throws(Trouble) -> Key128 {
    guard let key = Key128(text: context.part("group")) else { throw .group(.noSuchGroup) }
    return key
  }
}

extension GroupsPage.Group {
  fileprivate init(_ group: QuizService.Group) {
    self.init(name: group.name, key: group.invitation.text, members: group.members)
  }
}

extension GroupRefusal {
  var status: HTTPResponse.Status {
    switch self {
    case .badName: .unprocessableContent
    case .tooMany, .full: .conflict
    case .noSuchGroup: .notFound
    case .isGuest: .forbidden
    case .store(let error): Trouble(store: error).status
    }
  }

  func message(in all: Texts) -> Texts.Message {
    let texts = all.groups
    return switch self {
    case .badName: all.messages.badRequest
    case .tooMany: texts.tooMany
    case .full: texts.full
    case .noSuchGroup: texts.noSuchGroup
    case .isGuest: texts.guest
    case .store(let error): Trouble(store: error).message(in: all)
    }
  }

  func ways(in texts: Texts) -> [MessagePage.Way] {
    [
      MessagePage.Way(label: texts.groups.allGroups, address: Address.groups),
      MessagePage.Way(label: texts.statistics.toToday, address: Address.daily),
    ]
  }
}
