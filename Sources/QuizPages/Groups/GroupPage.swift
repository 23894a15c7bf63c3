public import HTML
public import QuizEngine

/// One of the player's groups: its boards, its invitation link, and the button to leave.
public struct GroupPage: Sendable {
  let player: PlayerContext
  let group: GroupsPage.Group
  /// The player's date.
  let today: CalendarDate

  public init(player: PlayerContext, group: GroupsPage.Group, today: CalendarDate) {
    self.player = player
    self.group = group
    self.today = today
  }

  private var texts: Texts.Groups { player.texts.groups }

  public var html: HTML {
    player.document(
      title: group.name, bodyClass: "groups-page", script: nil,
      main: """
        <h1><bdi>\(group.name)</bdi></h1>
        <p class="hint">\(texts.members(group.members))</p>
        <p class="actions"><a class="button primary" href="\(board(.day(today, .easy)))">\(texts.boards)</a>\
        <a class="button" href="\(board(.week(today.monday)))">\(texts.weekBoard)</a></p>
        \(invitation)
        \(leaving)
        <p class="other-links"><a href="\(SitePath.groups)">\(texts.allGroups)</a></p>
        """)
  }

  private func board(_ span: BoardPeriod) -> String { SitePath.board(span, group: group.inviteCode) }

  private var invitation: HTML {
    let link = (player.page.origin ?? "") + SitePath.join(group.inviteCode)
    return """
      <section class="subsection" aria-labelledby="invite"><h2 id="invite">\(texts.invite)</h2>
      \(FormField(name: "link", label: texts.link, hint: texts.inviteText)
        .input(value: link, "readonly translate=\"no\" dir=\"ltr\" spellcheck=\"false\""))</section>
      """
  }

  private var leaving: HTML {
    """
    <details class="subsection"><summary>\(texts.leave)</summary>
    <p>\(texts.leaveText)</p>
    <form method="post" action="\(SitePath.leave(group.inviteCode))">\(player.page.csrfField)\
    <button class="button">\(texts.leaveButton)</button></form></details>
    """
  }
}
