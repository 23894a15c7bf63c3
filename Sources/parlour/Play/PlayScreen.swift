import QuizEngine

/// A full-screen play as a value: keys change it, and ``frame`` is what it shows.
struct PlayScreen: InteractiveScreen {
  enum Stage: Hashable {
    case introduction
    case question(position: Int, AnswerDraft)
    case result
  }

  let localizedQuiz: LocalizedQuiz
  private(set) var play: Play
  private(set) var stage: Stage = .introduction
  private(set) var isOver = false
  private(set) var showsReasons = false
  /// How many lines of the middle part have been scrolled away.
  private(set) var scroll = 0
  private(set) var size: TerminalSize

  init(localizedQuiz: LocalizedQuiz, seed: UInt64, size: TerminalSize) {
    self.localizedQuiz = localizedQuiz
    self.size = size
    play = Play(quiz: localizedQuiz.quiz, seed: seed)
  }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    scrollToFocus()
  }

  mutating func press(_ key: KeyPress) {
    switch (key, stage) {
    case (.quit, _), (.interrupt, _), (.enter, .result): isOver = true
    case (.pageUp, _): scroll(by: 1 - layout.visibleRows)
    case (.pageDown, _): scroll(by: layout.visibleRows - 1)
    case (.enter, .introduction): show(0)
    case (.explain, .result): showsReasons.toggle()
    case (_, .question(let position, let draft)): press(key, at: position, draft)
    case (.up, _): scroll(by: -1)
    case (.down, _), (.space, _): scroll(by: 1)
    case (.home, _): scroll = 0
    case (.end, _): scroll = layout.clamped(.max)
    default: break
    }
  }

  private mutating func press(_ key: KeyPress, at position: Int, _ draft: AnswerDraft) {
    guard let answerSyntax = play.answerSyntax(at: position) else { return }
    var draft = draft
    switch key {
    case .enter: submit(draft, answerSyntax, at: position)
    case .back: if position > 0 { show(position - 1) }
    case .next: if let next = play.next { show(next) }
    default:
      guard draft.press(key, answerSyntax) else { return }
      stage = .question(position: position, draft)
      scrollToFocus()
    }
  }

  /// Submits the answer and shows the next question. If nothing is selected, Enter selects the focused answer first.
  private mutating func submit(_ draft: AnswerDraft, _ answerSyntax: AnswerSyntax, at position: Int) {
    guard let response = draft.response(answerSyntax) else {
      var draft = draft
      draft.select(answerSyntax)
      stage = .question(position: position, draft)
      return
    }
    // Every position shown is reachable, and every response comes from its own controls, so nothing is rejected.
    guard (try? play.answer(response, at: position)) != nil else { return }
    if play.isFinished { enter(.result) } else { show(position + 1) }
  }

  private mutating func show(_ position: Int) {
    guard let answerSyntax = play.answerSyntax(at: position) else { return }
    enter(.question(position: position, AnswerDraft(answerSyntax, showing: play.responses[position])))
  }

  private mutating func enter(_ stage: Stage) {
    self.stage = stage
    scroll = 0
  }

  private mutating func scroll(by lines: Int) { scroll = layout.clamped(scroll + lines) }

  /// Scrolls as little as needed to show the focused line.
  private mutating func scrollToFocus() {
    scroll = layout.scroll(from: scroll)
  }
}
