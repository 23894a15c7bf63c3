/// The text between the braces of a GIFT question.
struct GIFTAnswerBlock {
  struct Answer {
    let text: GIFTText
    /// In percent: 100 is right; 0 or less is wrong.
    let weight: Double
    let feedback: GIFTText?
  }

  enum Kind {
    case choice([Answer])
    /// With the feedback for a right answer.
    case trueFalse(Bool, GIFTText?)
    case other(UnsupportedQuestionKind.Kind)
  }

  let kind: Kind
  /// The general feedback after `####`.
  let explanation: GIFTText?

  init(_ body: GIFTText) {
    let feedback = body.index(of: "####", last: true)
    explanation = feedback.map { body[$0 + 4..<body.endIndex] }
    let answers = feedback.map { body[body.startIndex..<$0] } ?? body
    kind = Self.kind(answers)
  }

  private static func kind(_ text: GIFTText) -> Kind {
    if text.isBlank { return .other(.essay) }
    if text.starts(with: "#") { return .other(.numerical) }
    if text.index(of: "~") != nil { return .choice(answers(text)) }
    if let truth = trueFalse(text) { return .trueFalse(truth, correctFeedback(text)) }
    return .other(text.index(of: "->") == nil ? .shortAnswer : .matching)
  }

  private static func trueFalse(_ text: GIFTText) -> Bool? {
    let word = text.index(of: "#").map { text[text.startIndex..<$0] } ?? text
    switch word.string.uppercased() {
    case "T", "TRUE": return true
    case "F", "FALSE": return false
    default: return nil
    }
  }

  /// Parses `{T#feedback for wrong#feedback for right}`.
  private static func correctFeedback(_ text: GIFTText) -> GIFTText? {
    guard let first = text.index(of: "#") else { return nil }
    let rest = text[first + 1..<text.endIndex]
    guard let second = rest.index(of: "#") else { return nil }
    let feedback = rest[second + 1..<rest.endIndex]
    return feedback.isBlank ? nil : feedback
  }

  /// Splits at `=`, which begins a right answer, and `~`, which begins a wrong one.
  private static func answers(_ text: GIFTText) -> [Answer] {
    let starts = (text.startIndex..<text.endIndex).filter { index in
      !text.scalars[index].isEscaped && (text.scalars[index].scalar == "=" || text.scalars[index].scalar == "~")
    }
    return zip(starts, starts.dropFirst() + [text.endIndex]).compactMap { start, end in
      let content = text[start + 1..<end]
      return content.isBlank ? nil : answer(content, isRight: text.scalars[start].scalar == "=")
    }
  }

  private static func answer(_ text: GIFTText, isRight: Bool) -> Answer {
    var text = text
    var weight = isRight ? 100.0 : 0
    if let (number, rest) = Self.weight(text) {
      weight = number
      text = rest
    }
    guard let hash = text.index(of: "#") else { return Answer(text: text, weight: weight, feedback: nil) }
    let feedback = text[hash + 1..<text.endIndex]
    return Answer(text: text[text.startIndex..<hash], weight: weight, feedback: feedback.isBlank ? nil : feedback)
  }

  /// Parses a weight such as `%50%` or `%-33.3%` at the beginning; also returns the rest.
  private static func weight(_ text: GIFTText) -> (Double, GIFTText)? {
    let trimmed = text.trimmedStart
    guard trimmed.starts(with: "%"), let close = trimmed[trimmed.startIndex + 1..<trimmed.endIndex].index(of: "%")
    else {
      return nil
    }
    let digits = trimmed[trimmed.startIndex + 1..<close].string
    guard digits.utf8.count <= 9, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }),
      let number = Double(digits)
    else { return nil }
    return (number, trimmed[close + 1..<trimmed.endIndex])
  }
}
