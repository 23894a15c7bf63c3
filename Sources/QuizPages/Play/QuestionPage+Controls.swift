import HTML
import QuizEngine

extension QuestionPage {
  /// The controls to answer the question. They show the earlier answer, if there is one.
  func controls(of question: Question) -> HTML {
    switch question.kind {
    case .single(.press): buttons(question)
    case .single(.submit): radios(question)
    case .multiple: checkboxes(question)
    case .ranged(let bands): slider(question, bands)
    }
  }

  private var texts: Texts.Question { context.texts.question }

  /// The declared indices of the answers, in this play's order.
  private var answerOrder: [Int] { play.order.answerOrder(of: play.order.questions[position], in: play.quiz) }

  private var response: QuestionResponse? { play.responses[position] }

  /// Whether this is the only question without an answer, so that the result follows.
  private var isLast: Bool { play.responses.indices.allSatisfy { $0 == position || play.responses[$0] != nil } }

  private func isChosen(_ answer: Int) -> Bool {
    switch response {
    case .single(let chosen): chosen == answer
    case .multiple(let on): on.contains(answer)
    default: false
    }
  }

  private func content(_ answer: Answer) -> HTML {
    """
    \(answer.picture.flatMap { context.image($0) })<span class="text"\(context.authorTextAttributes)>\(answer.text[context.language])</span>
    """
  }

  private func buttons(_ question: Question) -> HTML {
    let buttons = answerOrder.map { index -> HTML in
      let chosen = isChosen(index)
      return """
        <li><button class="answer" name="\(AnswerField.name)" value="\(index)"\(" aria-pressed=\"true\"", if: chosen)>\
        \(content(question.answers[index]))\(chosenBadge, if: chosen)</button></li>

        """
    }
    return "<ul class=\"\(cssClass(question))\">\n\(buttons)</ul>"
  }

  private var chosenBadge: HTML {
    "<span class=\"chosen\"><span class=\"visually-hidden\">\(texts.chosen)</span></span>"
  }

  private func radios(_ question: Question) -> HTML {
    let radios = answerOrder.map { index -> HTML in
      """
      <label class="answer"><input type="radio" name="\(AnswerField.name)" value="\(index)" required\
      \(" checked", if: isChosen(index))>\(content(question.answers[index]))</label>

      """
    }
    return "\(choices(radios, of: question))\n\(submit)"
  }

  private func checkboxes(_ question: Question) -> HTML {
    let checkboxes = answerOrder.map { index -> HTML in
      """
      <label class="answer"><input type="checkbox" name="\(AnswerField.name)" value="\(index)"\
      \(" checked", if: isChosen(index))>\(content(question.answers[index]))</label>

      """
    }
    return """
      <input type="hidden" name="kind" value="multiple">
      <p class="hint">\(texts.multipleHint)</p>
      \(choices(checkboxes, of: question))
      \(submit)
      """
  }

  private func choices(_ labels: [HTML], of question: Question) -> HTML {
    "<fieldset class=\"\(cssClass(question))\" aria-labelledby=\"question-text\">\n\(labels)</fieldset>"
  }

  /// The CSS class of the answers. If all of them have pictures, they form two columns; a phone then shows six at once.
  private func cssClass(_ question: Question) -> HTML {
    question.answers.allSatisfy { $0.picture != nil } ? "choices pictured" : "choices"
  }

  private var submit: HTML {
    "<div class=\"action-bar\"><button class=\"button primary\">\(isLast ? texts.submitLast : texts.submit)</button></div>"
  }

  /// The slider, with a stop for each answer. Until it is touched the script shows a prompt instead of an answer.
  /// Without scripts, all answers are listed below it, each with the number to type. The script hides the list and
  /// shows the answer at the slider's position.
  private func slider(_ question: Question, _ bands: SliderBands) -> HTML {
    let value = if case .ranged(let thousandths) = response { thousandths } else { SliderBands.defaultValue }
    let texts = question.answers.map { $0.text[context.language] }
    let stops = texts.indices.map { index -> HTML in
      "<circle cx=\"\(bands.middle(of: index, among: texts.count))%\" cy=\"50%\" r=\"4\"/>"
    }
    let scale = texts.indices.map { index -> HTML in
      "<li data-value=\"\(bands.middle(of: index, among: texts.count))\"\(context.authorTextAttributes)>\(texts[index])</li>"
    }
    return """
      <div class="slider" data-bands="\(bands == .equal ? "equal" : "rounded")"\(" data-prompt=\"\(self.texts.sliderPrompt)\"", if: response == nil)>
      <div class="ends" id="ends"><span class="visually-hidden">\(self.texts.sliderEnds(texts.first ?? "", texts.last ?? ""))</span>\
      <span aria-hidden="true"\(context.authorTextAttributes)>\(texts.first ?? "")</span>\
      <span aria-hidden="true"\(context.authorTextAttributes)>\(texts.last ?? "")</span></div>
      <div class="track"><svg class="stops" aria-hidden="true">\(stops)</svg>\
      <input type="range" name="value" min="0" max="\(SliderBands.maxValue)" step="1" value="\(value)" \
      aria-label="\(self.texts.slider)" aria-describedby="ends"></div>
      <ol class="scale">\(scale)</ol>
      <label class="typed">\(self.texts.typed) \
      <input type="number" name="typed" min="0" max="100" step="any" inputmode="decimal"></label>
      </div>
      \(submit)
      """
  }
}

extension SliderBands {
  /// The slider's value, from 0 to 100, for an answer: the middle of its part of the slider. For the first and the
  /// last answer, if they have half the width, it is the slider's end.
  ///
  /// - Parameters:
  ///   - answer: an index from 0 to `answers` − 1.
  ///   - answers: the number of answers, 2 to 100.
  func middle(of answer: Int, among answers: Int) -> Int {
    switch self {
    case .rounded: (200 * answer + answers - 1) / (2 * (answers - 1))
    case .equal: (100 * (2 * answer + 1) + answers - 1) / (2 * answers)
    }
  }
}
