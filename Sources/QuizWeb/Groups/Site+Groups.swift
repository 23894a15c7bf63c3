import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addGroupsRoutes(to router: SiteRouter) {
    router.route(SitePath.groups, get: .players(showGroups), post: .players(form: createGroup))
    router.route(SitePath.group(":group"), get: .players(showGroup))
    router.route(SitePath.leave(":group"), get: .everybody(returnToGroup), post: .players(form: leave))
    router.route(
      SitePath.join(":group"), get: .everybody(withPlayer: showInvitation), post: .everybody(withPlayer: join))
  }

  private func showGroups(_ request: PlayerRequest) async throws -> Response {
    Response.page(try await groupsPage(request).html, to: request)
  }

  private func groupsPage(
    _ request: PlayerRequest, name: String = "", errors: FormErrors = FormErrors()
  ) async throws -> GroupsPage {
    let groups = try await services.groups.groups(of: request.account)
    return GroupsPage(
      context: await loadPageContext(for: request, at: SitePath.groups), groups: groups.map(GroupsPage.Group.init),
      idempotencyKey: newIdempotencyKey(), name: name, errors: errors)
  }

  private func createGroup(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let (player, visitor) = (request.player, request.visitor)
    guard let idempotencyKey = form[IdempotencyKeyField.name].flatMap({ Token128(text: $0) }) else {
      throw PageError.badRequest
    }
    let name = form[GroupsPage.nameField] ?? ""
    do {
      let group = try await services.groups.createGroup(named: name, idempotencyKey: idempotencyKey, by: player.account)
      return Response.redirect(SitePath.group(group.invitation.text))
    } catch .invalidName {
      let fieldError = FormErrors.FieldError(field: GroupsPage.nameField, text: visitor.texts.groups.nameWrong)
      let page = try await groupsPage(request, name: String(name.prefix(200)), errors: FormErrors([fieldError]))
      return Response.page(page.html, status: .unprocessableContent, to: request)
    } catch { throw error.pageError }
  }

  private func showGroup(_ request: PlayerRequest) async throws -> Response {
    let player = request.player
    let invitation = try Site.invitation(request)
    let group = try await services.groups.group(invitation, of: player.account)
    let founder = try await services.groups.founder(of: group)
    let standings = try await services.boards.standings(of: group, for: player.account)
    let page = GroupPage(
      context: await loadPageContext(for: request, at: SitePath.group(invitation.text), origin: origin(for: request)),
      group: GroupsPage.Group(group), founder: founder?.text,
      standings: standings.map { GroupPage.Standings($0, of: GroupsPage.Group(group)) },
      isNew: request.http.uri.queryParameters["joined"] != nil)
    return Response.page(page.html, to: request)
  }

  /// Answers a browser that reloads the form's address.
  private func returnToGroup(_ request: VisitorRequest) throws -> Response {
    Response.redirect(SitePath.group(try Site.invitation(request).text))
  }

  private func leave(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let invitation = try Site.invitation(request)
    try await services.groups.leave(invitation, request.player.account)
    return Response.redirect(SitePath.groups)
  }

  /// Shows the invitation. Members are redirected to the group.
  private func showInvitation(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let visitor = request.visitor
    let invitation = try Site.invitation(request)
    let group = try await services.groups.group(invitedBy: invitation)
    let founder = try await services.groups.founder(of: group)
    let path = SitePath.join(invitation.text)
    let invitee: JoinPage.Invitee
    if let player {
      let own = try await services.groups.groups(of: player.account)
      if own.contains(where: { $0.id == group.id }) { return Response.redirect(SitePath.group(invitation.text)) }
      let pageContext = await loadPageContext(for: player, visitor: visitor, at: path)
      invitee = player.account.isGuest ? .guest(pageContext) : .player(pageContext)
    } else {
      invitee = .signedOut(
        makePageContext(for: visitor, at: path),
        idempotencyKey: services.gameSettings.allowsGuests ? newIdempotencyKey() : nil)
    }
    let page = JoinPage(invitee: invitee, group: GroupsPage.Group(group), founder: founder?.text)
    return Response.page(page.html, to: request)
  }

  /// Joins the group. A visitor without a name is asked for one first, and joins with it.
  private func join(_ form: FormData, _ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let invitation = try Site.invitation(request)
    guard let player, !player.account.isGuest else {
      _ = try await services.groups.group(invitedBy: invitation)
      var response = Response.redirect(SitePath.signUp)
      setInvitationCookie(invitation, &response)
      return response
    }
    try await services.groups.join(invitation, player.account)
    var response = Response.redirect(SitePath.joinedGroup(invitation.text))
    clearInvitationCookie(of: request.visitor, &response)
    return response
  }

  /// Joins the group whose invitation the browser keeps, for a new account.
  ///
  /// - Returns: the page of the group; the invitation's if the account couldn't join; nil if there is no invitation.
  func joinInvitingGroup(_ account: Account, of visitor: Visitor) async -> String? {
    guard let invitation = visitor.groupInvitation else { return nil }
    do { try await services.groups.join(invitation, account) } catch { return SitePath.join(invitation.text) }
    return SitePath.joinedGroup(invitation.text)
  }

  /// The invitation in the address.
  private static func invitation(_ request: some SiteRequest) throws(PageError) -> Token128 {
    guard let invitation = Token128(text: request.pathParameter("group")) else { throw .group(.noSuchGroup) }
    return invitation
  }
}

extension GroupsPage.Group {
  init(_ group: PlayerGroup) {
    self.init(name: group.name, inviteCode: group.invitation.text, members: group.members)
  }
}

extension GroupPage.Standings {
  fileprivate init(_ standings: GroupStandings, of group: GroupsPage.Group) {
    self.init(
      today: standings.today, day: BoardsPage.Board(standings.day, .day(standings.today), group: group),
      week: BoardsPage.Board(standings.week, .week(standings.today.monday), group: group),
      members: standings.members.map { member in
        GroupPage.Member(
          name: member.name.text,
          marks: DayMarks(Difficulty.allCases.map { member.rounds[$0].map(DayMarks.State.init) ?? .notStarted(nil) }))
      })
  }
}

extension DayMarks.State {
  fileprivate init(_ round: GroupMemberDay.Round) {
    let verdict: ShownVerdict =
      switch round.verdict {
      case .correct: .correct
      case .wrong: .wrong
      case .timedOut: .timedOut
      case .expired: .expired
      }
    self = .over(round.isVoid ? .void : verdict, elapsed: nil)
  }
}
