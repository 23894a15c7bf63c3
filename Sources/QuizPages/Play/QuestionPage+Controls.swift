import HTML
import QuizEngine

extension QuestionPage {
  /// The controls by which a question is answered, showing what was chosen before.
  func controls(of question: Question) -> HTML {
    switch question.kind {
    case .single(.press): buttons(question)
    case .single(.submit): radios(question)
    case .multiple: switches(question)
    case .ranged(let bands): slider(question, bands)
    }
  }

  private var texts: Texts.Question { shown.texts.question }

  /// The declared indices of the answers, in the order of this play.
  private var order: [Int] { play.deal.answerOrder(of: play.deal.questions[position], in: play.quiz) }

  private var response: Response? { play.responses[position] }

  private func isChosen(_ answer: Int) -> Bool {
    switch response {
    case .single(let chosen): chosen == answer
    case .multiple(let on): on.contains(answer)
    default: false
    }
  }

  private func content(_ answer: Answer) -> HTML {
    """
    \(answer.picture.flatMap { shown.image($0) })<span class="text"\(shown.authored)>\(answer.text[shown.language])</span>
    """
  }

  private func buttons(_ question: Question) -> HTML {
    let buttons = order.map { index -> HTML in
      let chosen = isChosen(index)
      return """
        <li><button class="answer" name="answer" value="\(index)"\(" aria-pressed=\"true\"", if: chosen)>\
        \(content(question.answers[index]))\(mark, if: chosen)</button></li>

        """
    }
    return "<ul class=\"\(look(question))\">\n\(buttons)</ul>"
  }

  private var mark: HTML { "<span class=\"chosen\"><span class=\"unseen\">\(texts.chosen)</span></span>" }

  private func radios(_ question: Question) -> HTML {
    let radios = order.map { index -> HTML in
      """
      <label class="answer"><input type="radio" name="answer" value="\(index)" required\
      \(" checked", if: isChosen(index))>\(content(question.answers[index]))</label>

      """
    }
    return "\(choices(radios, of: question))\n\(submit)"
  }

  private func switches(_ question: Question) -> HTML {
    let switches = order.map { index -> HTML in
      """
      <label class="answer"><input type="checkbox" role="switch" name="answer" value="\(index)"\
      \(" checked", if: isChosen(index))>\(content(question.answers[index]))</label>

      """
    }
    return """
      <input type="hidden" name="kind" value="multiple">
      <p class="hint">\(texts.multipleHint)</p>
      \(choices(switches, of: question))
      \(submit)
      """
  }

  private func choices(_ labels: [HTML], of question: Question) -> HTML {
    "<fieldset class=\"\(look(question))\" aria-labelledby=\"asked\">\n\(labels)</fieldset>"
  }

  /// Answers that all have a picture stand in two columns, so that a phone shows six of them.
  private func look(_ question: Question) -> HTML {
    question.answers.allSatisfy { $0.picture != nil } ? "choices pictured" : "choices"
  }

  private var submit: HTML { "<button class=\"button primary\">\(texts.submit)</button>" }

  /// Without scripts all answers stand below the slider in order, each behind the number that one would type for it. The
  /// script hides them and shows the one that the slider stands at.
  private func slider(_ question: Question, _ bands: Bands) -> HTML {
    let value = if case .ranged(let thousandths) = response { thousandths } else { Bands.untouched }
    let texts = question.answers.map { $0.text[shown.language] }
    let scale = texts.indices.map { index -> HTML in
      "<li data-at=\"\(bands.middle(of: index, among: texts.count))\"\(shown.authored)>\(texts[index])</li>"
    }
    return """
      <div class="slider" data-bands="\(bands == .equal ? "equal" : "rounded")">
      <div class="ends" id="ends"><span class="unseen">\(self.texts.sliderEnds(texts.first ?? "", texts.last ?? ""))</span>\
      <span aria-hidden="true"\(shown.authored)>\(texts.first ?? "")</span>\
      <span aria-hidden="true"\(shown.authored)>\(texts.last ?? "")</span></div>
      <input type="range" name="value" min="0" max="\(Bands.end)" step="1" value="\(value)" \
      aria-label="\(self.texts.slider)" aria-describedby="ends">
      <ol class="scale">\(scale)</ol>
      <label class="typed">\(self.texts.typed) \
      <input type="number" name="typed" min="0" max="100" step="any" inputmode="decimal"></label>
      </div>
      \(submit)
      """
  }
}

extension Bands {
  /// A whole number from 0 to 100 that stands for an answer: the middle of its part of the slider, and of the two ends that
  /// get half the width the slider's own ends.
  ///
  /// - Parameters:
  ///   - answer: an index from 0 to `answers` − 1.
  ///   - answers: how many there are, from 2 to 100.
  func middle(of answer: Int, among answers: Int) -> Int {
    switch self {
    case .rounded: (200 * answer + answers - 1) / (2 * (answers - 1))
    case .equal: (100 * (2 * answer + 1) + answers - 1) / (2 * answers)
    }
  }
}
