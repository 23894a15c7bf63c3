public import HTML

/// Asks a visitor with an invitation link whether they want to join the group.
public struct JoinPage: Sendable {
  /// Who opened the link.
  let invitee: Reader
  let group: GroupsPage.Group

  public init(invitee: Reader, group: GroupsPage.Group) {
    self.invitee = invitee
    self.group = group
  }

  public var html: HTML {
    switch invitee {
    case .player(let player):
      player.document(
        title: player.texts.groups.invited(group.name), bodyClass: "groups-page", script: nil, main: main(for: player))
    case .stranger(let page):
      page.document(
        title: page.texts.groups.invited(group.name), bodyClass: "groups-page", isIndexable: false, loadsScript: false,
        main: main(for: PlayerContext(page: page, name: nil), isSignedOut: true))
    }
  }

  private func main(for player: PlayerContext, isSignedOut: Bool = false) -> HTML {
    let texts = player.texts.groups
    return """
      <h1>\(texts.invited(group.name))</h1>
      <p class="hint">\(texts.members(group.members))</p>
      <p>\(texts.invitedText)</p>
      \(isSignedOut ? "<p>\(texts.invitedStranger)</p>\(player.accountLinks)" : nil)\
      \(isSignedOut ? nil : player.name == nil ? player.guestNotice : question(to: player))
      """
  }

  private func question(to player: PlayerContext) -> HTML {
    let texts = player.texts.groups
    return """
      <form class="actions" method="post" action="\(SitePath.join(group.inviteCode))">\(player.page.csrfField)\
      <button class="button primary">\(texts.join)</button>\
      <a class="button" href="\(SitePath.groups)">\(texts.notNow)</a></form>
      """
  }
}
