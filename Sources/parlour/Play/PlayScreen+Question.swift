import QuizEngine
import QuizFormats
import QuizPages

extension PlayScreen {
  func question(at position: Int, _ draft: AnswerDraft) -> PlayLayout {
    var layout = PlayLayout(size: size)
    guard let notation = play.notation(at: position) else { return layout }
    let count = play.responses.count
    layout.top = [
      Line(voice.texts.question.heading(position + 1, count), .faint),
      BlockBar.line(position, of: count, width: min(size.measure, 40)),
    ]
    layout.bottom = [hints(hints(for: notation.question, at: position))]
    layout.middle = wrapped(voice.line(notation.question.text), .strong) + [.empty]
    if case .ranged(let bands) = notation.question.kind {
      let start = layout.middle.count
      layout.middle += slider(notation.question, bands, draft.slider)
      layout.focus = start..<layout.middle.count
    } else {
      choices(notation, draft, at: position, &layout)
    }
    return layout
  }

  private func hints(for question: Question, at position: Int) -> [String] {
    let controls =
      switch question.kind {
      case .single(.press): [keys.choose, keys.move]
      case .single(.submit): [keys.select, keys.submit, keys.move]
      case .multiple: [keys.toggle, keys.submit, keys.move]
      case .ranged: [keys.slide, keys.submit]
      }
    let isBehind = play.next.map { $0 > position } ?? false
    return controls + (position > 0 ? [keys.back] : []) + (isBehind ? [keys.goOn] : []) + [keys.leave]
  }

  private func choices(_ notation: AnswerNotation, _ draft: AnswerDraft, at position: Int, _ layout: inout PlayLayout) {
    layout.firstChoice = layout.middle.count
    for (place, answer) in notation.order.enumerated() {
      let start = layout.middle.count
      let isHere = place == draft.cursor
      let head = (isHere ? "› " : "  ") + mark(notation.question.kind, isOn: draft.on.contains(answer))
      let text = voice.line(notation.question.answers[answer].text) + note(notation.question.kind, answer, position)
      for (row, line) in text.lines(of: max(2, size.measure - head.displayWidth)).enumerated() {
        let lead = row == 0 ? head : String(repeating: " ", count: head.displayWidth)
        layout.middle.append(Line(lead + line, isHere ? .strong : nil))
      }
      if isHere { layout.focus = start..<layout.middle.count }
    }
  }

  private func mark(_ kind: Question.Kind, isOn: Bool) -> String {
    switch kind {
    case .single(.submit): isOn ? "(•) " : "( ) "
    case .multiple: isOn ? "[x] " : "[ ] "
    default: ""
    }
  }

  /// Says of an answer to be pressed that it was the player's.
  private func note(_ kind: Question.Kind, _ answer: Int, _ position: Int) -> String {
    guard kind == .single(.press), play.responses[position] == .single(answer) else { return "" }
    return " ← \(voice.texts.question.chosen)"
  }

  /// The answer at the slider's place, the slider, and its ends' texts.
  private func slider(_ question: Question, _ bands: Bands, _ thousandths: Int) -> [Line] {
    let width = min(size.measure, 41)
    let place = thousandths * (width - 1) / Bands.end
    let line =
      Line(String(repeating: "━", count: place)) + Line("●", .strong)
      + Line(String(repeating: "─", count: width - 1 - place), .faint)
    let texts = question.answers.map { voice.line($0.text) }
    let current = wrapped(texts[bands.answer(at: thousandths, of: texts.count)], .strong)
    let tallest = texts.map { $0.lines(of: size.measure).count }.max() ?? 1
    let padding = [Line](repeating: .empty, count: tallest - current.count)
    return padding + current + [line] + ends(texts, width)
  }

  private func ends(_ texts: [String], _ width: Int) -> [Line] {
    guard let first = texts.first, let last = texts.last else { return [] }
    let gap = width - first.displayWidth - last.displayWidth
    if gap >= 2 { return [Line(first + String(repeating: " ", count: gap) + last, .faint)] }
    return wrapped("← " + first, .faint) + wrapped("→ " + last, .faint)
  }
}
