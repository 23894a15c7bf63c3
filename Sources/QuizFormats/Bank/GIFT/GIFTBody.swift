/// What stands between the braces of a question in GIFT.
struct GIFTBody {
  struct Answer {
    let text: GIFTText
    /// Of a hundred; 100 is right, and nothing or less is wrong.
    let weight: Double
    let feedback: GIFTText?
  }

  enum Kind {
    case choice([Answer])
    /// With the feedback to who is right.
    case truth(Bool, GIFTText?)
    case other(NotPlayable.Kind)
  }

  let kind: Kind
  /// General feedback, behind `####`.
  let explanation: GIFTText?

  init(_ body: GIFTText) {
    let feedback = body.index(of: "####", last: true)
    explanation = feedback.map { body[$0 + 4..<body.end] }
    let answers = feedback.map { body[body.start..<$0] } ?? body
    kind = Self.kind(answers)
  }

  private static func kind(_ text: GIFTText) -> Kind {
    if text.isBlank { return .other(.essay) }
    if text.begins(with: "#") { return .other(.numerical) }
    if text.index(of: "~") != nil { return .choice(answers(text)) }
    if let truth = truth(text) { return .truth(truth, feedbackForRight(text)) }
    return .other(text.index(of: "->") == nil ? .typed : .matching)
  }

  private static func truth(_ text: GIFTText) -> Bool? {
    let word = text.index(of: "#").map { text[text.start..<$0] } ?? text
    switch word.string.uppercased() {
    case "T", "TRUE": return true
    case "F", "FALSE": return false
    default: return nil
    }
  }

  /// `{T#feedback to who is wrong#feedback to who is right}`.
  private static func feedbackForRight(_ text: GIFTText) -> GIFTText? {
    guard let first = text.index(of: "#") else { return nil }
    let behind = text[first + 1..<text.end]
    guard let second = behind.index(of: "#") else { return nil }
    let feedback = behind[second + 1..<behind.end]
    return feedback.isBlank ? nil : feedback
  }

  /// Each begins with `=` where it is right, and with `~` where not.
  private static func answers(_ text: GIFTText) -> [Answer] {
    let starts = (text.start..<text.end).filter { index in
      !text.marks[index].isEscaped && (text.marks[index].scalar == "=" || text.marks[index].scalar == "~")
    }
    return zip(starts, starts.dropFirst() + [text.end]).compactMap { start, end in
      let content = text[start + 1..<end]
      return content.isBlank ? nil : answer(content, isRight: text.marks[start].scalar == "=")
    }
  }

  private static func answer(_ text: GIFTText, isRight: Bool) -> Answer {
    var text = text
    var weight = isRight ? 100.0 : 0
    if let (number, rest) = Self.weight(text) { (weight, text) = (number, rest) }
    guard let hash = text.index(of: "#") else { return Answer(text: text, weight: weight, feedback: nil) }
    let feedback = text[hash + 1..<text.end]
    return Answer(text: text[text.start..<hash], weight: weight, feedback: feedback.isBlank ? nil : feedback)
  }

  /// `%50%` or `%-33.3%` at the beginning, and the rest.
  private static func weight(_ text: GIFTText) -> (Double, GIFTText)? {
    let trimmed = text.trimmedStart
    guard trimmed.begins(with: "%"), let close = trimmed[trimmed.start + 1..<trimmed.end].index(of: "%") else {
      return nil
    }
    let digits = trimmed[trimmed.start + 1..<close].string
    guard digits.utf8.count <= 9, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }),
      let number = Double(digits)
    else { return nil }
    return (number, trimmed[close + 1..<trimmed.end])
  }
}
