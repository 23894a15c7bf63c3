import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  @Sendable func showAccounts(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    let typed = String((request.queryParameter(AdminAccountsPage.nameField) ?? "").prefix(100))
    var role = AdminAccountsPage.Role.player
    if let name = AccountName(typed), let account = try await adminContext.admin.account(named: name) {
      role = AdminAccountsPage.Role(account.role)
    }
    let page = try await accountsPage(
      adminContext, AdminAccountsPage.Form(name: typed, role: role),
      isSaved: request.queryParameter(SitePath.doneField) != nil)
    return ResponseBuilder.page(page.html, to: request)
  }

  @Sendable func changeRole(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    let form = try await FormData.verified(of: request, from: adminContext.visitor)
    let typed = String((form[AdminAccountsPage.nameField] ?? "").prefix(100))
    guard let role = form[AdminAccountsPage.roleField].flatMap(AdminAccountsPage.Role.init(rawValue:)) else {
      throw PageError.badRequest
    }
    let texts = adminContext.visitor.texts.admin.accounts
    let text: String
    do {
      guard let name = AccountName(typed) else { throw AdminError.noSuchAccount }
      try await adminContext.admin.setRole(Account.Role(role), of: name)
      return ResponseBuilder.redirect(SitePath.done(SitePath.adminAccounts))
    } catch AdminError.noSuchAccount {
      text = texts.noSuchAccount
    } catch AdminError.ownRole {
      text = texts.ownRole
    }
    let errors = FormErrors([FormErrors.FieldError(field: AdminAccountsPage.nameField, text: text)])
    let page = try await accountsPage(adminContext, AdminAccountsPage.Form(name: typed, role: role, errors: errors))
    return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
  }

  private func accountsPage(
    _ adminContext: AdminContext, _ form: AdminAccountsPage.Form, isSaved: Bool = false
  ) async throws -> AdminAccountsPage {
    let accounts = try await adminContext.admin.accountsWithRole()
    let calendar = adminContext.player.account.calendar
    return AdminAccountsPage(
      player: await playerContext(for: adminContext, at: SitePath.adminAccounts),
      entries: accounts.map {
        AdminAccountsPage.Entry(
          name: $0.name.text, role: AdminAccountsPage.Role($0.role), created: calendar.date(at: $0.created))
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
