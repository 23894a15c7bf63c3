import QuizEngine
import QuizPages

/// How answers are typed: answers are numbered from 1 in the order in which the play shows them; a slider goes from 0
/// to 100.
struct AnswerSyntax {
  let question: Question
  /// The declared indices of the answers, as shown.
  let order: [Int]

  /// Why a typed line isn't an answer.
  struct ParseError: Error, Hashable {
    enum Expected: Hashable { case one, several, scale }

    let expected: Expected
    let answers: Int

    func message(_ texts: Texts) -> String {
      switch expected {
      case .one: texts.terminal.notOne(answers)
      case .several: texts.terminal.notSeveral(answers)
      case .scale: texts.terminal.notOnScale
      }
    }
  }

  func parse(_ line: String) throws(ParseError) -> QuestionResponse {
    let words = line.split { $0.isWhitespace || $0 == "," || $0 == "，" || $0 == "、" }
    switch question.kind {
    case .single:
      guard words.count == 1, let answer = answer(words[0]) else { throw mistake(.one) }
      return .single(answer)
    case .multiple:
      let on = words.compactMap(answer)
      guard on.count == words.count, Set(on).count == on.count else { throw mistake(.several) }
      return .multiple(on.sorted())
    case .ranged:
      guard words.count == 1, let hundredths = Int(words[0]), (0...100).contains(hundredths) else {
        throw mistake(.scale)
      }
      return .ranged(hundredths * SliderBands.maxValue / 100)
    }
  }

  /// A response as it would be typed.
  func format(_ response: QuestionResponse) -> String {
    switch response {
    case .single(let answer): number(answer)
    case .multiple(let on): on.isEmpty ? "–" : order.filter(on.contains).map(number).joined(separator: " ")
    case .ranged(let thousandths): "\(thousandths * 100 / SliderBands.maxValue)"
    }
  }

  /// The prompt.
  func prompt(_ texts: Texts) -> String {
    switch question.kind {
    case .single: texts.terminal.askOne(order.count)
    case .multiple: texts.terminal.askSeveral(order.count)
    case .ranged: texts.terminal.askScale
    }
  }

  private func answer(_ word: Substring) -> Int? {
    // Compared before the subtraction: `Int.min - 1` would trap.
    Int(word).flatMap { $0 > 0 && $0 <= order.count ? order[$0 - 1] : nil }
  }

  private func number(_ answer: Int) -> String { "\((order.firstIndex(of: answer) ?? 0) + 1)" }

  private func mistake(_ expected: ParseError.Expected) -> ParseError {
    ParseError(expected: expected, answers: order.count)
  }
}

extension Play {
  /// The syntax for the question at a position; nil if there is none.
  func answerSyntax(at position: Int) -> AnswerSyntax? {
    question(at: position).map { question in
      AnswerSyntax(question: question, order: order.answerOrder(of: order.questions[position], in: quiz))
    }
  }
}
