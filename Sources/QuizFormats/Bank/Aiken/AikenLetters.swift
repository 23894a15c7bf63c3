/// The letters before a question's answers: Latin ones, perhaps with Cyrillic ones that look the same among them, or
/// Cyrillic ones in their own order: А, Б, В.
enum AikenLetters {
  private static let latin = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let cyrillic = Array("АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ")
  /// Cyrillic capitals and the Latin ones that look the same.
  private static let lookAlikes: [Character: Character] = [
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "К": "K", "М": "M", "О": "O", "Р": "P", "Т": "T", "Х": "X",
  ]

  /// The position of a letter among the answers, from 0; nil for none.
  ///
  /// - Parameter letters: the letters of the question's answers so far. “В” is the third letter after А and Б, and
  ///   otherwise looks like the second.
  static func index(of letter: Character, after letters: [Character]) -> Int? {
    if letters.contains("Б") || letter == "Б" { return cyrillic.firstIndex(of: letter) }
    return latin.firstIndex(of: lookAlikes[letter] ?? letter)
  }

  /// A reference to an answer with the Latin letter of the same position instead of a Cyrillic one.
  static func latin(_ reference: String, of letters: [Character]) -> String {
    guard let first = reference.uppercased().first, !first.isASCII,
      reference.dropFirst().first.map({ !$0.isLetter && !$0.isNumber }) ?? true,
      let index = index(of: first, after: letters), index < latin.count
    else { return reference }
    return String(latin[index]) + reference.dropFirst()
  }
}
