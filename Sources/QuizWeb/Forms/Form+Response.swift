import QuizEngine

extension Form {
  /// The answer that a question's form gives; nil where it gives none that one could read.
  var response: QuizEngine.Response? {
    if self["kind"] == "multiple" { return switches }
    if let typed = self["typed"], !typed.isEmpty { return Form.thousandths(ofPercent: typed).map { .ranged($0) } }
    if let value = self["value"] { return Form.number(value).map { .ranged($0) } }
    let answers = all("answer")
    return answers.count == 1 ? Form.number(answers[0]).map { .single($0) } : nil
  }

  private var switches: QuizEngine.Response? {
    let on = all("answer").map(Form.number)
    guard on.allSatisfy({ $0 != nil }) else { return nil }
    return .multiple(Set(on.compactMap(\.self)).sorted())
  }

  /// Digits only, so that nothing is read two ways.
  static func number(_ text: String) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// A number from 0 to 100 that a person typed, with a decimal point or comma, in whole thousandths.
  private static func thousandths(ofPercent text: String) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, let whole = number(String(parts[0])) else { return nil }
    guard parts.count == 2, !parts[1].isEmpty else { return whole * 10 }
    guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let digits = parts[1].utf8.prefix(2).map { Int($0) - 0x30 } + [0]
    return whole * 10 + digits[0] + (digits[1] >= 5 ? 1 : 0)
  }
}
