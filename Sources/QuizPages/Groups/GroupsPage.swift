public import HTML
import QuizEngine

/// The player's private groups, and the way to found one.
public struct GroupsPage: Sendable {
  public struct Group: Sendable {
    public let name: String
    /// Its invitation, as text.
    public let key: String
    public let members: Int

    public init(name: String, key: String, members: Int) {
      self.name = name
      self.key = key
      self.members = members
    }
  }

  public let player: PlayerFrame
  /// The first joined first.
  public let groups: [Group]
  /// Makes the form's group the same one, however often it is sent.
  public let ticket: String
  /// As it was typed.
  public let name: String
  public let faults: FormFaults

  public init(
    player: PlayerFrame, groups: [Group], ticket: String, name: String = "", faults: FormFaults = FormFaults()
  ) {
    self.player = player
    self.groups = groups
    self.ticket = ticket
    self.name = name
    self.faults = faults
  }

  private var texts: Texts.Groups { player.texts.groups }

  public var html: HTML {
    player.document(
      title: texts.title, kind: "gathering", script: nil,
      main: """
        <h1>\(texts.title)</h1>
        <p class="hint">\(texts.lead)</p>\(player.frame.summary(of: faults))
        \(player.name == nil ? player.guestNotice : own)
        """)
  }

  private var own: HTML {
    """
    \(groups.isEmpty ? none : list)
    <form class="form" method="post" action="\(Address.groups)">\(player.frame.proofField)\
    <input type="hidden" name="ticket" value="\(ticket)"><h2>\(texts.found)</h2>\
    \(FormField(name: "name", label: texts.name, hint: texts.nameHint, fault: faults["name"])
      .input(value: name, "required maxlength=\"\(TextLimit.fieldLength(TextLimit.groupName))\" autocomplete=\"off\" dir=\"auto\""))\
    <button class="button primary">\(texts.foundButton)</button></form>
    """
  }

  private var none: HTML { "<p>\(texts.none)</p>" }
  private var list: HTML { "<ul class=\"groups\">\(groups.map(item))</ul>" }

  private func item(_ group: Group) -> HTML {
    """
    <li><a href="\(Address.group(group.key))"><bdi>\(group.name)</bdi></a> <span>\(texts.members(group.members))</span></li>

    """
  }
}

extension PlayerFrame {
  /// Tells a guest that groups are for players with a name.
  var guestNotice: HTML {
    let texts = texts.groups
    return """
      <section class="nothing"><h2>\(texts.guest.title)</h2><p>\(texts.guest.text)</p>\(nameWays)</section>
      """
  }

  /// The ways to a name.
  var nameWays: HTML {
    """
    <p class="actions"><a class="button primary" href="\(Address.signUp)">\(texts.boards.signUp)</a>\
    <a class="button" href="\(Address.signIn(returningTo: frame.address))">\(texts.groups.signIn)</a></p>
    """
  }
}
