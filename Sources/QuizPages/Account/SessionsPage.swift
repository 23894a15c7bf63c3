public import HTML
public import QuizEngine

/// Where an account is signed in, and how to end it.
public struct SessionsPage: Sendable {
  public let player: PlayerFrame
  /// This browser first.
  public let sessions: [Session]
  /// Whether the others were just ended.
  public let isEnded: Bool

  public struct Session: Sendable {
    public let isHere: Bool
    public let begun: CalendarDate
    public let used: CalendarDate

    public init(isHere: Bool, begun: CalendarDate, used: CalendarDate) {
      self.isHere = isHere
      self.begun = begun
      self.used = used
    }
  }

  public init(player: PlayerFrame, sessions: [Session], isEnded: Bool = false) {
    self.player = player
    self.sessions = sessions
    self.isEnded = isEnded
  }

  public var html: HTML {
    let texts = player.texts.account.sessions
    return player.formDocument(
      title: texts.title, text: texts.text, faults: FormFaults(),
      form: """
        \(isEnded ? "<p class=\"done\" role=\"status\">\(texts.ended)</p>" : nil)
        <ul class="sessions">\(sessions.map(item))</ul>
        <form class="form" method="post" action="\(Address.sessions)">\(player.frame.proofField)\(others)\
        <button class="button" name="end" value="all">\(texts.endAll)</button></form>
        """)
  }

  private var others: HTML? {
    guard sessions.count > 1 else { return nil }
    return """
      <button class="button primary" name="end" value="others">\(player.texts.account.sessions.endOthers)</button>
      """
  }

  private func item(_ session: Session) -> HTML {
    let texts = player.texts.account.sessions
    let dates = player.texts.dates
    return """
      <li><strong>\(session.isHere ? texts.here : texts.elsewhere)</strong> \
      <span>\(texts.since(dates.day(session.begun))) · \(texts.used(dates.day(session.used)))</span></li>
      """
  }
}
