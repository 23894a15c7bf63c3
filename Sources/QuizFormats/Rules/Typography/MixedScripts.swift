internal import QuizEngine

/// A word mixes letters of two scripts that look alike, such as a Cyrillic “а” in a Latin word.
struct MixedScripts: DiagnosticRule {
  static let id = "mixed-scripts"
  static let why = "Search doesn't find such a word, and two answers that look the same can differ."

  let word: String

  var message: String { "The word \(word.quoted) mixes letters of two alphabets." }
  var help: String { "Type it again with one keyboard layout." }
}

extension MixedScripts: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.texts.compactMap { text in
      guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
      let word = text.split { !$0.isLetter }.first { Set($0.unicodeScalars.compactMap(Script.init)).count > 1 }
      return word.map { (Self(word: String($0)), text) }
    }
  }

  /// Scripts with letters that look alike.
  private enum Script {
    case latin, greek, cyrillic

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
      case 0x370...0x3FF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      default: return nil
      }
    }
  }
}
