import QuizEngine
import QuizFormats
import QuizPages

extension PlayScreen {
  func question(at position: Int, _ draft: AnswerDraft) -> ScreenLayout {
    var layout = ScreenLayout(size: size)
    guard let answerSyntax = play.answerSyntax(at: position) else { return layout }
    let count = play.responses.count
    layout.top = [
      StyledLine(localizedQuiz.texts.question.heading(position + 1, count), .faint),
      BlockBar.line(position, of: count, width: min(size.textWidth, 40)),
    ]
    layout.bottom = [hints(hints(for: answerSyntax.question, at: position))]
    layout.middle = wrapped(localizedQuiz.line(answerSyntax.question.text), .bold) + [.empty]
    if case .ranged(let bands) = answerSyntax.question.kind {
      let start = layout.middle.count
      layout.middle += slider(of: answerSyntax.question, bands: bands, thousandths: draft.slider)
      layout.focus = start..<layout.middle.count
    } else {
      choices(answerSyntax, draft, at: position, &layout)
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

  private func choices(
    _ answerSyntax: AnswerSyntax, _ draft: AnswerDraft, at position: Int, _ layout: inout ScreenLayout
  ) {
    layout.firstChoice = layout.middle.count
    for (index, answer) in answerSyntax.order.enumerated() {
      let start = layout.middle.count
      let isHere = index == draft.cursor
      let head =
        (isHere ? "› " : "  ") + selectionSymbol(answerSyntax.question.kind, isOn: draft.selected.contains(answer))
      let text =
        localizedQuiz.line(answerSyntax.question.answers[answer].text)
        + note(of: answerSyntax.question.kind, answer: answer, at: position)
      for (row, line) in text.wrapped(of: max(2, size.textWidth - head.displayWidth)).enumerated() {
        let lead = row == 0 ? head : String(repeating: " ", count: head.displayWidth)
        layout.middle.append(StyledLine(lead + line, isHere ? .bold : nil))
      }
      if isHere { layout.focus = start..<layout.middle.count }
    }
  }

  private func selectionSymbol(_ kind: Question.Kind, isOn: Bool) -> String {
    switch kind {
    case .single(.submit): isOn ? "(•) " : "( ) "
    case .multiple: isOn ? "[x] " : "[ ] "
    default: ""
    }
  }

  /// Marks the answer that the player gave before.
  private func note(of kind: Question.Kind, answer: Int, at position: Int) -> String {
    guard kind == .single(.press), play.responses[position] == .single(answer) else { return "" }
    return " ← \(localizedQuiz.texts.question.chosen)"
  }

  /// The answer at the slider's place, the slider, and its ends' texts.
  private func slider(of question: Question, bands: SliderBands, thousandths: Int) -> [StyledLine] {
    let width = min(size.textWidth, 41)
    let offset = thousandths * (width - 1) / SliderBands.maxValue
    let line =
      StyledLine(String(repeating: "━", count: offset)) + StyledLine("●", .bold)
      + StyledLine(String(repeating: "─", count: width - 1 - offset), .faint)
    let texts = question.answers.map { localizedQuiz.line($0.text) }
    let current = wrapped(texts[bands.answer(at: thousandths, of: texts.count)], .bold)
    let tallest = texts.map { $0.wrapped(of: size.textWidth).count }.max() ?? 1
    let padding = [StyledLine](repeating: .empty, count: tallest - current.count)
    return padding + current + [line] + ends(texts, width)
  }

  private func ends(_ texts: [String], _ width: Int) -> [StyledLine] {
    guard let first = texts.first, let last = texts.last else { return [] }
    let gap = width - first.displayWidth - last.displayWidth
    if gap >= 2 { return [StyledLine(first + String(repeating: " ", count: gap) + last, .faint)] }
    return wrapped("← " + first, .faint) + wrapped("→ " + last, .faint)
  }
}
