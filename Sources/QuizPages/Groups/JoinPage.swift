public import HTML

/// Asks somebody with an invitation whether they want to join the group.
public struct JoinPage: Sendable {
  /// Who is asked.
  public enum Invited: Sendable {
    case player(PlayerFrame)
    /// Nobody is signed in.
    case stranger(Frame)
  }

  public let invited: Invited
  public let group: GroupsPage.Group

  public init(invited: Invited, group: GroupsPage.Group) {
    self.invited = invited
    self.group = group
  }

  public var html: HTML {
    switch invited {
    case .player(let player):
      player.document(
        title: player.texts.groups.invited(group.name), kind: "gathering", script: nil, main: main(for: player))
    case .stranger(let frame):
      frame.document(
        title: frame.texts.groups.invited(group.name), kind: "gathering", isForRobots: false, isScripted: false,
        main: main(for: PlayerFrame(frame: frame, name: nil), isStranger: true))
    }
  }

  private func main(for player: PlayerFrame, isStranger: Bool = false) -> HTML {
    let texts = player.texts.groups
    return """
      <h1>\(texts.invited(group.name))</h1>
      <p class="hint">\(texts.members(group.members))</p>
      <p>\(texts.invitedText)</p>
      \(isStranger ? "<p>\(texts.invitedStranger)</p>\(player.nameWays)" : nil)\
      \(isStranger ? nil : player.name == nil ? player.guestNotice : question(to: player))
      """
  }

  private func question(to player: PlayerFrame) -> HTML {
    let texts = player.texts.groups
    return """
      <form class="actions" method="post" action="\(Address.join(group.key))">\(player.frame.proofField)\
      <button class="button primary">\(texts.join)</button>\
      <a class="button" href="\(Address.groups)">\(texts.notNow)</a></form>
      """
  }
}
