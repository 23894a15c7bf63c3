import QuizEngine
import QuizPages

extension FormData {
  /// The answer in a question's form; nil if there is none that can be read.
  var questionResponse: QuizEngine.QuestionResponse? {
    if self["kind"] == "multiple" { return multipleResponse }
    if let typed = self["typed"], !typed.isEmpty { return FormData.thousandths(ofPercent: typed).map { .ranged($0) } }
    if let value = self["value"] { return FormData.number(value).map { .ranged($0) } }
    let answers = values(AnswerField.name)
    return answers.count == 1 ? FormData.number(answers[0]).map { .single($0) } : nil
  }

  private var multipleResponse: QuizEngine.QuestionResponse? {
    let on = values(AnswerField.name).map(FormData.number)
    guard on.allSatisfy({ $0 != nil }) else { return nil }
    return .multiple(Set(on.compactMap(\.self)).sorted())
  }

  /// Reads one to four ASCII digits; nil for anything else.
  static func number(_ text: String) -> Int? { number(text, digits: 4) }

  /// A number that counts up without a limit, such as a draft's version: digits, at most nine.
  static func count(_ text: String) -> Int? { number(text, digits: 9) }

  private static func number(_ text: String, digits: Int) -> Int? {
    guard (1...digits).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Reads a number from 0 to 100 as people type it, in thousandths: with a decimal point or comma, spaces or a percent
  /// sign around it, in the digits of any script.
  static func thousandths(ofPercent text: String) -> Int? {
    var typed = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    while let last = typed.last, last.properties.isWhitespace || last == "%" || last == "％" { typed.removeLast() }
    let parts = typed.split(omittingEmptySubsequences: false) { ".,．，٫".unicodeScalars.contains($0) }
    guard parts.count <= 2, let whole = digits(parts[0]), whole.count <= 4 else { return nil }
    let fraction = parts.count == 2 ? digits(parts[1]) : []
    guard let fraction, !(whole.isEmpty && fraction.isEmpty) else { return nil }
    let tenths = (whole + [fraction.first ?? 0]).reduce(0) { 10 * $0 + $1 }
    return tenths + (fraction.count > 1 && fraction[1] >= 5 ? 1 : 0)
  }

  /// The values of decimal digits; nil if there are other characters.
  private static func digits(_ text: Substring.UnicodeScalarView) -> [Int]? {
    let values = text.map { $0.properties.numericType == .decimal ? $0.properties.numericValue.map { Int($0) } : nil }
    return values.contains(nil) ? nil : values.compactMap(\.self)
  }
}
