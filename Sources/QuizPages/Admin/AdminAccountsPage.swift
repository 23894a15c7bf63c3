public import HTML
public import QuizEngine

/// Lists authors and operators, and gives an account a role.
public struct AdminAccountsPage: Sendable {
  /// What an account may do beside playing.
  public enum Role: String, CaseIterable, Sendable {
    case player, author, `operator`
  }

  /// An account with a role.
  public struct Entry: Sendable {
    let name: String
    let role: Role
    /// The date, by the operator's calendar.
    let created: CalendarDate

    /// - Parameter created: the date on which it was created.
    public init(name: String, role: Role, created: CalendarDate) {
      self.name = name
      self.role = role
      self.created = created
    }
  }

  /// The form as it is shown.
  public struct Form: Sendable {
    let name: String
    let role: Role?
    let errors: FormErrors

    /// - Parameters:
    ///   - name: as typed.
    ///   - role: the role that is selected; nil if none is.
    public init(name: String = "", role: Role? = nil, errors: FormErrors = FormErrors()) {
      self.name = name
      self.role = role
      self.errors = errors
    }
  }

  /// The names of the form's fields.
  public static let (nameField, roleField) = ("name", "role")

  let context: PlayerPageContext
  let entries: [Entry]
  let form: Form
  let isSaved: Bool

  /// - Parameters:
  ///   - entries: operators, then authors, each by name.
  ///   - isSaved: whether the form's account was given the form's role just now.
  public init(context: PlayerPageContext, entries: [Entry], form: Form = Form(), isSaved: Bool = false) {
    self.context = context
    self.entries = entries
    self.form = form
    self.isSaved = isSaved
  }

  private var texts: Texts.Admin.Accounts { context.texts.admin.accounts }

  public var html: HTML {
    AdminLayout.document(
      context, title: texts.title, current: SitePath.adminAccounts,
      main: """
        \(saved)\(context.page.errorSummary(of: form.errors))
        \(list)
        \(roleForm)
        """)
  }

  private var list: HTML {
    "<ul class=\"sessions\">\(entries.map(item))</ul>"
  }

  private var saved: HTML? {
    guard isSaved, let role = form.role else { return nil }
    return """
      <p class="done" role="status">\(texts.saved(form.name, texts.words(role).title))</p>
      """
  }

  private func item(_ entry: Entry) -> HTML {
    """
    <li><strong><a href="\(SitePath.adminAccount(named: entry.name))"><bdi>\(entry.name)</bdi></a></strong> \
    <span>\(texts.words(entry.role).title) · \(texts.since(context.texts.dates.date(entry.created)))</span></li>
    """
  }

  private var roleForm: HTML {
    let field = FormField(
      name: Self.nameField, label: context.texts.account.fields.name, error: form.errors[Self.nameField])
    let error = form.errors[Self.roleField]
    return """
      <form class="form subsection" method="post" action="\(SitePath.adminAccounts)">\(context.page.csrfField)\
      \(context.usernameInput)<h2>\(texts.change)</h2>\(field.input(value: isSaved ? "" : form.name, nameAttributes))\
      <fieldset class="choices sessions-to-end" id="\(Self.roleField)"\
      \(" aria-describedby=\"\(Self.roleField)-error\"", if: error != nil)\
      \(" tabindex=\"-1\" autofocus", if: error?.isOnly == true)><legend>\(texts.role)</legend>\
      \(error?.html(field: Self.roleField))\(Role.allCases.map(choice))</fieldset>\
      \(context.currentPasswordField(form.errors))<p class="hint">\(texts.whyPassword)</p>\
      <button class="button primary">\(texts.save)</button></form>
      """
  }

  /// The name is another account's, so the browser must not fill in the operator's own.
  private var nameAttributes: HTML {
    """
    autocomplete="off" required maxlength="\(2 * TextLimit.fieldLength(TextLimit.accountName))" dir="auto" \
    autocapitalize="none" spellcheck="false"
    """
  }

  private func choice(_ role: Role) -> HTML {
    let words = texts.words(role)
    return """
      <label class="answer"><span class="text">\(words.title)<span class="hint">\(words.text)</span></span>\
      <input type="radio" name="\(Self.roleField)" value="\(role.rawValue)" required\
      \(" checked", if: role == form.role && !isSaved)></label>
      """
  }
}
