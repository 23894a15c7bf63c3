import QuizEngine

/// The state of a question's controls before the answer is submitted.
struct AnswerDraft: Hashable {
  /// The focused answer, as a position in the order shown.
  var cursor = 0
  /// The declared indices of the selected answers.
  var selected: Set<Int> = []
  /// The slider's value, in thousandths.
  var slider = SliderBands.defaultValue

  /// Creates initial controls, or controls that show an earlier response.
  init(_ answerSyntax: AnswerSyntax, showing response: QuestionResponse?) {
    switch response {
    case .single(let answer): selected = [answer]
    case .multiple(let answers): selected = Set(answers)
    case .ranged(let thousandths): slider = thousandths
    case nil: break
    }
    if case .single = answerSyntax.question.kind {
      cursor = answerSyntax.order.firstIndex { selected.contains($0) } ?? 0
    }
  }

  /// The response that Enter submits; nil if nothing is selected yet.
  func response(_ answerSyntax: AnswerSyntax) -> QuestionResponse? {
    switch answerSyntax.question.kind {
    case .single(.press): .single(answerSyntax.order[cursor])
    case .single(.submit): selected.first.map(QuestionResponse.single)
    case .multiple: .multiple(selected.sorted())
    case .ranged: .ranged(slider)
    }
  }

  /// Handles a key that changes the controls.
  ///
  /// - Returns: whether the key was one.
  mutating func press(_ key: KeyPress, _ answerSyntax: AnswerSyntax) -> Bool {
    if case .ranged = answerSyntax.question.kind { return slide(key) }
    switch key {
    case .up: cursor = max(0, cursor - 1)
    case .down: cursor = min(answerSyntax.order.count - 1, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = answerSyntax.order.count - 1
    case .digit(let number) where number <= answerSyntax.order.count: cursor = number - 1
    case .space: select(answerSyntax)
    default: return false
    }
    return true
  }

  private mutating func slide(_ key: KeyPress) -> Bool {
    switch key {
    case .left, .down: slider = max(0, slider - SliderBands.maxValue / 20)
    case .right, .up: slider = min(SliderBands.maxValue, slider + SliderBands.maxValue / 20)
    case .home: slider = 0
    case .end: slider = SliderBands.maxValue
    default: return false
    }
    return true
  }

  mutating func select(_ answerSyntax: AnswerSyntax) {
    let answer = answerSyntax.order[cursor]
    switch answerSyntax.question.kind {
    case .single(.submit): selected = [answer]
    case .multiple: selected.formSymmetricDifference([answer])
    default: break
    }
  }
}
