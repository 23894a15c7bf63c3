public import HTML

/// Shows the invitation to a group. A player joins with one press; others play today's questions first or create an
/// account.
public struct JoinPage: Sendable {
  /// The person who opened the link.
  public enum Invitee: Sendable {
    case player(PlayerPageContext)
    /// Plays already, but needs a name to join.
    case guest(PlayerPageContext)
    /// - Parameter idempotencyKey: 128 random bits as text, for a new guest; nil in a house without guests.
    case signedOut(PageContext, idempotencyKey: String?)

    fileprivate var isSignedOut: Bool { if case .signedOut = self { true } else { false } }

    var page: PageContext {
      switch self {
      case .player(let player), .guest(let player): player.page
      case .signedOut(let page, _): page
      }
    }
  }

  let invitee: Invitee
  let group: GroupsPage.Group
  /// The member who made the group; nil if they have left it.
  let founder: String?

  public init(invitee: Invitee, group: GroupsPage.Group, founder: String?) {
    self.invitee = invitee
    self.group = group
    self.founder = founder
  }

  private var page: PageContext { invitee.page }
  private var texts: Texts.Groups { page.texts.groups }

  public var html: HTML {
    switch invitee {
    case .player(let player), .guest(let player):
      player.document(title: texts.invited(group.name), bodyClass: "join has-hero", script: .none, main: main)
    case .signedOut(let page, _):
      page.document(
        title: texts.invited(group.name), bodyClass: "join has-hero", area: .game, isIndexable: false,
        header: .dailyGame, main: main
      )
    }
  }

  private var main: HTML {
    """
    <section class="hero"><p class="eyebrow">\(texts.invitation)</p>
    <h1><bdi>\(group.name)</bdi></h1>
    <p>\(group.facts(texts, founder: founder))</p>
    \(DayMarks.poster(page.texts))
    <p class="lead">\(texts.pitch)</p>
    \("<p class=\"hint\">\(texts.invitedText)</p>\n", if: !invitee.isSignedOut)<div class="ways">\(ways)</div></section>
    """
  }

  private var ways: HTML {
    switch invitee {
    case .player:
      """
      \(form(texts.join, isPrimary: true))<a class="button" href="\(SitePath.groups)">\(texts.notNow)</a>
      """
    case .guest:
      """
      \(form(texts.chooseName, isPrimary: true))<a class="button" href="\(SitePath.daily)">\(page.texts.day.play)</a>
      """
    case .signedOut(_, let idempotencyKey):
      """
      \(idempotencyKey.map(play))\(form(texts.createAccount, isPrimary: idempotencyKey == nil))\
      <p class="hint">\("\(texts.playFirst)\(page.texts.site.sentenceSeparator)", if: idempotencyKey != nil)\(texts.invitedText)</p><p class="other-links"><a href="\(SitePath.signIn(returningTo: page.path))">\(texts.haveAccount)</a></p>
      """
    }
  }

  /// Admits a guest, and keeps the invitation until they have a name.
  private func play(_ idempotencyKey: String) -> HTML {
    """
    <form method="post" action="\(SitePath.playAsGuest)">\(page.playFields(idempotencyKey))\
    <input type="hidden" name="\(QueryField.group)" value="\(group.inviteCode)">\
    <button class="button primary big">\(page.texts.day.play)</button></form>
    """
  }

  /// Joins the group. A visitor without a name is asked for one first.
  private func form(_ label: String, isPrimary: Bool) -> HTML {
    """
    <form method="post" action="\(SitePath.join(group.inviteCode))">\(page.csrfField)\
    <button class="button\(" primary big", if: isPrimary)">\(label)</button></form>
    """
  }
}
