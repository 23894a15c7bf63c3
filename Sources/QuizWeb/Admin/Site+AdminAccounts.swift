import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addAdminAccountsRoutes(to router: SiteRouter) {
    router.route(SitePath.adminAccounts, get: .operators(showAccounts), post: .operators(form: changeRole))
  }

  private func showAccounts(_ request: OperatorRequest) async throws -> Response {
    let typed = AccountName.beginning(ofTyped: request.queryParameter(AdminAccountsPage.nameField) ?? "")
    var form = AdminAccountsPage.Form(name: typed)
    if let name = AccountName(typed), let account = try await request.admin.account(named: name) {
      form = AdminAccountsPage.Form(name: account.name.text, role: AdminAccountsPage.Role(account.role))
    }
    let page = try await accountsPage(request, form, isSaved: request.queryParameter(QueryField.done) != nil)
    return Response.page(page.html, to: request)
  }

  private func changeRole(_ form: FormData, _ request: OperatorRequest) async throws -> Response {
    let typed = form.typedAccountName(in: AdminAccountsPage.nameField)
    let role = form[AdminAccountsPage.roleField].flatMap(AdminAccountsPage.Role.init(rawValue:))
    let texts = request.visitor.texts.admin.accounts
    let visitor = request.visitor
    var errors = FormErrors()
    var rejected: RejectedForm?
    let name = AccountName(typed)
    errors.add(name == nil ? texts.noSuchAccount : nil, to: AdminAccountsPage.nameField)
    errors.add(role == nil ? texts.chooseRole : nil, to: AdminAccountsPage.roleField)
    if let name, let role {
      let change = try await performAccountAction(
        for: visitor, invalidCredentials: wrongCurrentPasswordError(for: visitor)
      ) {
        () throws(AccountError) in
        try await setRole(
          of: name, to: Account.Role(role), by: request.player, form.typedPassword(in: AccountField.currentPassword))
      }
      switch change {
      case .accepted(.saved): return Response.redirect(SitePath.savedRole(of: name.text))
      case .accepted(.noSuchAccount): errors.add(texts.noSuchAccount, to: AdminAccountsPage.nameField)
      case .accepted(.ownRole): errors.add(texts.ownRole, to: AdminAccountsPage.nameField)
      case .rejected(let form): rejected = form
      }
    }
    let shown = rejected ?? RejectedForm(errors)
    let page = try await accountsPage(request, AdminAccountsPage.Form(name: typed, role: role, errors: shown.errors))
    return shown.response(showing: page.html, to: request)
  }

  private enum RoleChangeResult {
    case saved, noSuchAccount, ownRole
  }

  /// Errors about the typed name are results, which the form shows.
  private func setRole(
    of name: AccountName, to role: Account.Role, by player: Player, _ password: TypedPassword
  ) async throws(AccountError) -> RoleChangeResult {
    do throws(AccountError) {
      try await services.accounts.setRole(of: name, to: role, by: player, password: password)
      return .saved
    } catch {
      switch error {
      case .noSuchAccount: return .noSuchAccount
      case .ownRole: return .ownRole
      default: throw error
      }
    }
  }

  private func accountsPage(
    _ request: OperatorRequest, _ form: AdminAccountsPage.Form, isSaved: Bool = false
  ) async throws -> AdminAccountsPage {
    let accounts = try await request.admin.accountsWithRole()
    let calendar = request.player.account.calendar
    return AdminAccountsPage(
      context: await loadPageContext(for: request, at: SitePath.adminAccounts),
      entries: accounts.map {
        AdminAccountsPage.Entry(
          name: $0.name.text, role: AdminAccountsPage.Role($0.role), created: calendar.date(at: $0.createdAt))
      }, form: form, isSaved: isSaved)
  }
}

extension AdminAccountsPage.Role {
  fileprivate init(_ role: Account.Role) {
    self =
      switch role {
      case .player: .player
      case .author: .author
      case .operator: .operator
      }
  }
}

extension Account.Role {
  fileprivate init(_ role: AdminAccountsPage.Role) {
    self =
      switch role {
      case .player: .player
      case .author: .author
      case .operator: .operator
      }
  }
}
