public import HTML
import QuizEngine

/// The player's private groups, and the form to create one.
public struct GroupsPage: Sendable {
  /// The field with the name of a new group.
  public static let nameField = "name"

  /// A group that the player belongs to.
  public struct Group: Sendable {
    let name: String
    /// The code in the group's invitation link.
    public let inviteCode: String
    let members: Int

    public init(name: String, inviteCode: String, members: Int) {
      self.name = name
      self.inviteCode = inviteCode
      self.members = members
    }
  }

  let context: PlayerPageContext
  /// Sorted by when the player joined, earliest first.
  let groups: [Group]
  /// 128 random bits as text. A form that is sent twice creates one group.
  let idempotencyKey: String
  /// As typed.
  let name: String
  let errors: FormErrors

  public init(
    context: PlayerPageContext, groups: [Group], idempotencyKey: String, name: String = "",
    errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.groups = groups
    self.idempotencyKey = idempotencyKey
    self.name = name
    self.errors = errors
  }

  private var texts: Texts.Groups { context.texts.groups }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: "groups-page", script: .none,
      main: """
        <h1>\(texts.title)</h1>
        <p class="hint">\(texts.lead)</p>\(context.page.errorSummary(of: errors))
        \(context.name == nil ? context.guestNotice : content)
        """)
  }

  private var content: HTML {
    """
    \(groups.isEmpty ? none : list)
    <form class="form" method="post" action="\(SitePath.groups)">\(context.page.csrfField)\
    \(IdempotencyKeyField.html(idempotencyKey))<h2>\(texts.found)</h2>\
    \(FormField(name: GroupsPage.nameField, label: texts.name, hint: texts.nameHint, error: errors[GroupsPage.nameField])
      .input(value: name, "required maxlength=\"\(TextLimit.fieldLength(TextLimit.groupName))\" autocomplete=\"off\" dir=\"auto\""))\
    <button class="button primary">\(texts.foundButton)</button></form>
    """
  }

  private var none: HTML { "<p>\(texts.none)</p>" }
  private var list: HTML { "<ul class=\"groups\">\(groups.map(item))</ul>" }

  private func item(_ group: Group) -> HTML {
    """
    <li><a href="\(SitePath.group(group.inviteCode))"><bdi>\(group.name)</bdi></a> <span>\(texts.members(group.members))</span></li>

    """
  }
}

extension PlayerPageContext {
  /// Tells guests that groups need an account.
  var guestNotice: HTML {
    texts.groups.guest.emptyState(links: accountLinks)
  }

  /// Links to sign up or sign in.
  var accountLinks: HTML {
    """
    <p class="actions"><a class="button primary" href="\(SitePath.signUp(returningTo: page.path))">\(texts.boards.signUp)</a>\
    <a class="button" href="\(SitePath.signIn(returningTo: page.path))">\(texts.groups.signIn)</a></p>
    """
  }
}
