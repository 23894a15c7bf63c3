public import HTML
import QuizEngine

/// A question that was, or will be, asked: what is known about it, and what can be decided.
public struct DeskItemPage: Sendable {
  public struct File: Sendable {
    public let item: DeskItem
    /// How many players started on it.
    public let starts: Int
    /// How many rounds chose each of its options.
    public let answers: [Int]
    public let unanswered: Int
    /// What players wrote that nobody has dealt with, the latest first.
    public let reports: [String]
    public let reportCount: Int

    public init(
      item: DeskItem, starts: Int, answers: [Int], unanswered: Int, reports: [String], reportCount: Int
    ) {
      self.item = item
      self.starts = starts
      self.answers = answers
      self.unanswered = unanswered
      self.reports = reports
      self.reportCount = reportCount
    }
  }

  /// What can be decided.
  public enum Deed: String, Sendable {
    case void, rekey, dismiss
  }

  /// What a decision just came to.
  public enum Effect: Hashable, Sendable {
    /// So many rounds count otherwise now.
    case counted(Int)
    case drawnAnew
    case settled
  }

  /// A form that came back.
  public struct Draft: Sendable {
    public let deed: Deed
    public let reason: String
    /// The option that was chosen, where one was.
    public let option: Int?
    public let faults: FormFaults

    public init(deed: Deed, reason: String, option: Int?, faults: FormFaults) {
      self.deed = deed
      self.reason = reason
      self.option = option
      self.faults = faults
    }
  }

  public let player: PlayerFrame
  public let file: File
  public let effect: Effect?
  public let draft: Draft?

  public init(player: PlayerFrame, file: File, effect: Effect? = nil, draft: Draft? = nil) {
    self.player = player
    self.file = file
    self.effect = effect
    self.draft = draft
  }

  var texts: Texts.Desk { player.texts.desk }

  public var html: HTML {
    let question = file.item.item.question
    return DeskFrame.document(
      player, title: texts.question, place: Address.desk,
      main: """
        \(done)\(draft.flatMap { player.frame.summary(of: $0.faults) })
        \(player.facts(of: file.item))
        <p class="asked"\(player.written(in: question.language))>\(question.text)</p>
        \(answers)
        <p class="facts">\(texts.starts(file.starts))</p>
        \(note(texts.explanation, question.explanation))\(note(texts.source, question.source))
        \(reports)
        \(file.item.isVoid ? "<p>\(texts.isVoid)</p>" : decisions)
        """)
  }

  private var done: HTML? {
    effect.map { effect in
      let words =
        switch effect {
        case .counted(let rounds): texts.counted(rounds)
        case .drawnAnew: texts.drawnAnew
        case .settled: texts.settled
        }
      return "<p class=\"done\" role=\"status\">\(words)</p>"
    }
  }

  private var answers: HTML {
    let item = file.item.item
    let rows = item.options.enumerated().map { place, option -> HTML in
      let key: HTML = place == item.key ? " <strong class=\"key\">✓ \(texts.key)</strong>" : ""
      return """
        <tr><th scope="row"><span\(player.written(in: item.question.language))>\(option)</span>\(key)</th>\
        <td>\(file.answers[place])</td></tr>
        """
    }
    return """
      <table class="answers-given"><thead><tr><th scope="col">\(texts.answer)</th><th scope="col">\(texts.chosen)</th></tr>\
      </thead><tbody>\(rows)<tr><th scope="row">\(texts.unanswered)</th><td>\(file.unanswered)</td></tr></tbody></table>
      """
  }

  private func note(_ label: String, _ text: String) -> HTML? {
    guard !text.isEmpty else { return nil }
    return
      "<p><strong>\(label)</strong> <span\(player.written(in: file.item.item.question.language))>\(text)</span></p>"
  }

  private var reports: HTML? {
    guard file.reportCount > 0 else { return nil }
    let words = file.reports.filter { !$0.isEmpty }
    let quoted: HTML = "\(words.map { "<blockquote dir=\"auto\">\($0)</blockquote>" as HTML })"
    return """
      <section class="beyond" aria-labelledby="reports"><h2 id="reports">\(texts.playersWrote)</h2>
      <p class="facts">\(texts.reported(file.reportCount))</p>\(words.isEmpty ? "<p>\(texts.wroteNothing)</p>" : quoted)</section>
      """
  }
}
