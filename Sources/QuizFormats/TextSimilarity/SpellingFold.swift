internal import Foundation

/// Maps the spellings of a word to one: case, accents and widths; British and American; double letters; plurals;
/// transliterations of Russian names. Different words sometimes become the same.
enum SpellingFold {
  /// - Parameter word: letters and digits only.
  static func fold(_ word: Substring) -> [UInt8] { fold(word, lowercased: word.lowercased()) }

  /// - Parameters:
  ///   - word: letters and digits only.
  ///   - lowercased: the word in lowercase.
  static func fold(_ word: Substring, lowercased: String) -> [UInt8] {
    if let digits = numbers[lowercased] { return Array(digits.utf8) }
    var bytes = lowercasedASCII(word)
    guard let first = bytes.first, (0x61...0x7A).contains(first), !word.isNumeral else { return bytes }
    for (spelling, other) in spellings { bytes.replace(spelling, with: other) }
    if bytes.count > 4 {
      if bytes.hasSuffix("re") { bytes.swapAt(bytes.count - 1, bytes.count - 2) }
      bytes.replace(Array("our".utf8), with: Array("or".utf8))
    }
    if bytes.count > 3, bytes.last == UInt8(ascii: "s"), !bytes.hasSuffix("ss") { bytes.removeLast() }
    return bytes.collapsingRepeatedBytes
  }

  /// Lowercase, without accents.
  private static func lowercasedASCII(_ word: Substring) -> [UInt8] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
    let folded = String(word).folding(options: options, locale: nil)
    return Array(folded.replacing("ß", with: "ss").replacing("ø", with: "o").replacing("æ", with: "ae").utf8)
  }

  private static let spellings = [
    ("ies", "y"), ("z", "s"), ("ae", "e"), ("oe", "e"), ("ph", "f"), ("tch", "ch"), ("ck", "k"), ("ks", "x"),
    ("y", "i"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  private static let numbers = [
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
  ]
}

extension Substring {
  /// Whether it is a Roman number or an abbreviation, which has no other spelling.
  fileprivate var isNumeral: Bool { first?.isUppercase == true && count > 1 && allSatisfy(\.isUppercase) }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { reversed().starts(with: text.utf8.reversed()) }

  fileprivate mutating func replace(_ part: [UInt8], with other: [UInt8]) {
    // Most words don't have the part.
    guard let first = indices.first(where: { self[$0] == part[0] && self[$0...].starts(with: part) }) else { return }
    var result = Array(self[..<first])
    var index = first
    result.reserveCapacity(count + other.count)
    while index < count {
      if self[index] == part[0], self[index...].starts(with: part) {
        result += other
        index += part.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    self = result
  }

  fileprivate var collapsingRepeatedBytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for byte in self where byte != result.last || (0x30...0x39).contains(byte) { result.append(byte) }
    return result
  }
}
