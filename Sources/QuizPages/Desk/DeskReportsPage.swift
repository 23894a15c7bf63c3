public import HTML
import QuizEngine

/// Questions that players found fault with.
public struct DeskReportsPage: Sendable {
  public struct Reported: Sendable {
    public let item: DeskItem
    /// What players wrote, the latest first; perhaps not all of it.
    public let texts: [String]
    /// How many players reported it.
    public let count: Int

    public init(item: DeskItem, texts: [String], count: Int) {
      self.item = item
      self.texts = texts
      self.count = count
    }
  }

  public let player: PlayerFrame
  /// The most reported first.
  public let reported: [Reported]

  public init(player: PlayerFrame, reported: [Reported]) {
    self.player = player
    self.reported = reported
  }

  private var texts: Texts.Desk { player.texts.desk }

  public var html: HTML {
    DeskFrame.document(
      player, title: texts.reports, place: Address.desk,
      main: reported.isEmpty ? nothing : "<ul class=\"reports\">\(reported.map(item))</ul>")
  }

  private var nothing: HTML {
    "<section class=\"nothing\"><h2>\(texts.noReports.title)</h2><p>\(texts.noReports.text)</p></section>"
  }

  private func item(_ reported: Reported) -> HTML {
    let item = reported.item
    let question = item.item.question
    return """
      <li>\(player.facts(of: item))
      <h2><a href="\(Address.deskItem(item.number))"\(player.written(in: question.language))>\(question.text)</a></h2>
      <p>\(texts.reported(reported.count))</p>\(words(reported.texts.prefix(3)))</li>

      """
  }

  private func words(_ texts: ArraySlice<String>) -> HTML {
    let told = texts.filter { !$0.isEmpty }
    return "\(told.map { "<blockquote dir=\"auto\">\($0)</blockquote>" as HTML })"
  }
}
