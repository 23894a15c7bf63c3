public import HTML
public import QuizEngine

/// Who decided what about which question, and why.
public struct DeskTrailPage: Sendable {
  public struct Entry: Sendable {
    /// Nil where somebody reset the house's clock or took an import back.
    public let deed: DeskItemPage.Deed?
    /// Nil where no question was decided on.
    public let number: Int64?
    public let question: String
    /// The number and file of the import that was taken back; nil of every other deed.
    public let undone: String?
    /// Nil on the command line, or where the account is gone.
    public let by: String?
    public let reason: String
    public let at: Timestamp

    public init(
      deed: DeskItemPage.Deed?, number: Int64?, question: String, undone: String? = nil, by: String?, reason: String,
      at: Timestamp
    ) {
      self.deed = deed
      self.number = number
      self.question = question
      self.undone = undone
      self.by = by
      self.reason = reason
      self.at = at
    }
  }

  public let player: PlayerFrame
  /// The latest first.
  public let entries: [Entry]

  public init(player: PlayerFrame, entries: [Entry]) {
    self.player = player
    self.entries = entries
  }

  private var texts: Texts.Desk { player.texts.desk }

  public var html: HTML {
    DeskFrame.document(
      player, title: texts.trail, place: Address.deskTrail,
      main: """
        <p>\(texts.trailText)</p>
        \(entries.isEmpty ? nothing : "<ol class=\"trail\">\(entries.map(item))</ol>")
        """)
  }

  private var nothing: HTML { "<p>\(texts.noTrail)</p>" }

  private func item(_ entry: Entry) -> HTML {
    """
    <li><p class="facts">\(time(entry.at)) · <bdi>\(entry.by ?? texts.commandLine)</bdi></p>
    <p><strong>\(words(entry))</strong>\(entry.number.map { question(entry, $0) })\(entry.undone.map(file))</p>
    \(entry.reason.isEmpty ? nil : reason(entry))</li>

    """
  }

  private func question(_ entry: Entry, _ number: Int64) -> HTML {
    ": <a href=\"\(Address.deskItem(number))\" dir=\"auto\">\(entry.question)</a>"
  }

  private func file(_ undone: String) -> HTML { ": <bdi>\(undone)</bdi>" }

  private func reason(_ entry: Entry) -> HTML { "<blockquote dir=\"auto\">\(entry.reason)</blockquote>" }

  private func words(_ entry: Entry) -> String {
    switch entry.deed {
    case nil: entry.undone == nil ? texts.deeds.resetClock : texts.deeds.undoImport
    case .void: texts.deeds.void
    case .rekey: texts.deeds.rekey
    case .dismiss: texts.deeds.dismiss
    }
  }

  private func time(_ instant: Timestamp) -> String {
    let date = CalendarDate(of: instant, offset: .zero)
    let minutes = Int((instant - date.midnightUTC).milliseconds / 60_000)
    func padded(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
    return player.texts.dates.date(date) + ", " + padded(minutes / 60) + ":" + padded(minutes % 60) + " UTC"
  }
}
