public import HTML
public import QuizEngine

/// Lists operators' decisions: who, what, which question, and why.
public struct AdminAuditLogPage: Sendable {
  /// One action of an operator.
  public struct Entry: Sendable {
    /// Nil if the entry is about the house's clock or about an import that was undone.
    public let action: AdminItemPage.Action?
    /// Nil if the entry isn't about a question.
    public let number: Int64?
    public let question: String
    /// The number and file of the import that was undone; nil for other entries.
    public let undoneImport: String?
    /// Nil if the action came from the command line, or if the account was deleted.
    public let operatorName: String?
    public let reason: String
    public let timestamp: Timestamp

    public init(
      action deed: AdminItemPage.Action?, number: Int64?, question: String, undoneImport undone: String? = nil,
      operatorName by: String?, reason: String,
      timestamp at: Timestamp
    ) {
      self.action = deed
      self.number = number
      self.question = question
      self.undoneImport = undone
      self.operatorName = by
      self.reason = reason
      self.timestamp = at
    }
  }

  public let player: PlayerContext
  /// The latest comes first.
  public let entries: [Entry]

  public init(player: PlayerContext, entries: [Entry]) {
    self.player = player
    self.entries = entries
  }

  private var texts: Texts.Admin { player.texts.admin }

  public var html: HTML {
    AdminLayout.document(
      player, title: texts.auditLog, current: SitePath.adminAuditLog,
      main: """
        <p>\(texts.auditLogText)</p>
        \(entries.isEmpty ? nothing : "<ol class=\"trail\">\(entries.map(item))</ol>")
        """)
  }

  private var nothing: HTML { "<p>\(texts.auditLogEmpty)</p>" }

  private func item(_ entry: Entry) -> HTML {
    """
    <li><p class="facts">\(time(entry.timestamp)) · <bdi>\(entry.operatorName ?? texts.commandLine)</bdi></p>
    <p><strong>\(words(entry))</strong>\(entry.number.map { question(entry, $0) })\(entry.undoneImport.map(file))</p>
    \(entry.reason.isEmpty ? nil : reason(entry))</li>

    """
  }

  private func question(_ entry: Entry, _ number: Int64) -> HTML {
    ": <a href=\"\(SitePath.adminItem(number))\" dir=\"auto\">\(entry.question)</a>"
  }

  private func file(_ undone: String) -> HTML { ": <bdi>\(undone)</bdi>" }

  private func reason(_ entry: Entry) -> HTML { "<blockquote dir=\"auto\">\(entry.reason)</blockquote>" }

  private func words(_ entry: Entry) -> String {
    switch entry.action {
    case nil: entry.undoneImport == nil ? texts.actionNames.resetClock : texts.actionNames.undoImport
    case .void: texts.actionNames.void
    case .rekey: texts.actionNames.rekey
    case .dismiss: texts.actionNames.dismiss
    }
  }

  private func time(_ instant: Timestamp) -> String {
    let date = CalendarDate(of: instant, offset: .zero)
    let minutes = Int((instant - date.midnightUTC).milliseconds / 60_000)
    func padded(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
    return player.texts.dates.date(date) + ", " + padded(minutes / 60) + ":" + padded(minutes % 60) + " UTC"
  }
}
