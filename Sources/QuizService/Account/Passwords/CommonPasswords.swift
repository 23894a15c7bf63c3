/// Finds passwords that attackers try first.
///
/// Rules detect sequences of digits, letters and keys, repetitions, dates, and variations of common words
/// (`Dr4gon2024!`). A list has the digests of the most frequent stolen passwords.
enum CommonPasswords {
  /// - Parameters:
  ///   - own: words that are easy to guess for this account and site, such as their names; in lower case.
  ///   - year: the current year.
  static func contains(_ password: String, words own: [String] = [], year: Int = standardYear) -> Bool {
    let password = password.lowercased()
    return isListed(password) || matchesPattern(Array(password.unicodeScalars), own, year: year)
  }

  /// - Parameter plain: in lower case, as `own` is.
  static func matchesPattern(
    _ plain: [Unicode.Scalar], _ own: [String] = [], year: Int = standardYear
  ) -> Bool {
    // Nothing that people decorate is longer than this.
    guard plain.count <= 64 else { return isRepetition(plain) }
    let own = own.map(scalars)
    // People write the next year down before it begins.
    let years = 1930...max(standardYear, year + 1)
    return isRepetition(plain) || isDate(plain, years) || KeyboardPatterns.cover(plain)
      || KeyboardPatterns.cover(unshifted(plain))
      || isWordWithAffixes(plain, own, years) || isWordSequence(plain, of: own, years)
  }

  /// Years up to this one are known without asking for the time.
  static let standardYear = 2035

  /// Nothing but words that are easy to guess here, one after the other, with usual digits, years and signs anywhere:
  /// `quiz.example-2026`, `ada@parlour`.
  private static func isWordSequence(
    _ plain: [Unicode.Scalar], of own: [[Unicode.Scalar]], _ years: ClosedRange<Int>
  ) -> Bool {
    let own = Set(own.filter { (3...64).contains($0.count) })
    // For each place that can be reached, whether by a word at least.
    var reached: [Int: Bool] = [0: false]
    for start in plain.indices {
      guard let byWord = reached[start] else { continue }
      for end in start + 1...plain.count {
        let part = plain[start..<end]
        if spellings(of: Array(part)).contains(where: own.contains) {
          reached[end] = true
        } else if end == start + 1, isSymbol(plain[start]) {
          reached[end] = byWord || reached[end] == true
        } else if isUsual(part, years), !isDigit(plain, start - 1), !isDigit(plain, end) {
          reached[end] = byWord || reached[end] == true
        }
      }
    }
    return reached[plain.count] == true
  }

  private static func isDigit(_ plain: [Unicode.Scalar], _ index: Int) -> Bool {
    plain.indices.contains(index) && decimal([plain[index]]) != nil
  }

  private static func isUsual(_ digits: ArraySlice<Unicode.Scalar>, _ years: ClosedRange<Int>) -> Bool {
    guard (1...10).contains(digits.count), let number = decimal(Array(digits)) else { return false }
    return digits.count <= 2 || commonDigits.contains(Array(digits)) || digits.count == 4 && years.contains(number)
  }

  /// The same characters again and again: `aaaaaaaa`, `abcabcabc`, `passpass`.
  private static func isRepetition(_ password: [Unicode.Scalar]) -> Bool {
    (1...32).contains { period in
      password.count >= 2 * period
        && password.indices.dropFirst(period).allSatisfy { index in
          password[index] == password[index - period]
        }
    }
  }

  /// Eight digits that are a day: `19870412`, `12041987`, `04121987`.
  private static func isDate(_ password: [Unicode.Scalar], _ years: ClosedRange<Int>) -> Bool {
    guard password.count == 8, let number = decimal(password) else { return false }
    func isDay(_ year: Int, _ one: Int, _ other: Int) -> Bool {
      years.contains(year) && (1...31).contains(one) && (1...31).contains(other) && min(one, other) <= 12
    }
    return isDay(number / 10_000, number / 100 % 100, number % 100)
      || isDay(number % 10_000, number / 1_000_000, number / 10_000 % 100)
  }

  /// A well-known word, once or twice, with the characters that people usually add before and after words.
  private static func isWordWithAffixes(
    _ password: [Unicode.Scalar], _ own: [[Unicode.Scalar]], _ years: ClosedRange<Int>
  ) -> Bool {
    password.indices.contains { start in
      guard isAffix(password[..<start], years) else { return false }
      return password.indices[start...].contains { end in
        isAffix(password[(end + 1)...], years) && isWord(Array(password[start...end]), own)
      }
    }
  }

  private static func isWord(_ part: [Unicode.Scalar], _ own: [[Unicode.Scalar]]) -> Bool {
    // A letter or two stand for a word where digits follow: `a1234567`.
    if part.count <= 2 { return part.allSatisfy(\.properties.isAlphabetic) }
    return spellings(of: part).contains { spelling in
      own.contains(spelling) || words.contains(spelling)
        || (spelling.count % 2 == 0 && words.contains(Array(spelling.prefix(spelling.count / 2)))
          && spelling.prefix(spelling.count / 2) == spelling.suffix(spelling.count / 2))
    }
  }

  /// What a word with signs for letters may stand for: `p@ssw0rd`.
  private static func spellings(of part: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    [part, part.map { letters[$0] ?? $0 }, part.map { $0 == "1" ? "l" : letters[$0] ?? $0 }]
  }

  /// Nothing, a few usual digits or a year, with up to two signs around them.
  private static func isAffix(_ part: ArraySlice<Unicode.Scalar>, _ years: ClosedRange<Int>) -> Bool {
    let digits = part.drop { isSymbol($0) }
    let rest = digits.drop { decimal([$0]) != nil }
    let before = part.count - digits.count
    let behind = rest.count
    guard before <= 2, behind <= 2, rest.allSatisfy(isSymbol) else { return false }
    return digits.count == behind || isUsual(digits.dropLast(behind), years)
  }

  /// The digits on the keys of signs: `!qaz@wsx` is `1qaz2wsx` in a hurry.
  private static func unshifted(_ password: [Unicode.Scalar]) -> [Unicode.Scalar] {
    password.map { digitKeys[$0] ?? $0 }
  }

  private static let digitKeys = Dictionary(
    uniqueKeysWithValues: zip("!@#$%^&*()".unicodeScalars, "1234567890".unicodeScalars))

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && decimal([scalar]) == nil
  }

  private static func decimal(_ digits: [Unicode.Scalar]) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
  }

  private static func scalars(_ text: some StringProtocol) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "5": "s", "$": "s", "7": "t",
  ]

  private static let commonDigits = Set(
    ((3...10).map { String("1234567890".prefix($0)) }
      + """
      000 007 100 101 111 147 159 200 222 247 258 300 321 333 357 360 365 369 420 444 456 500 520 555 600 666 678 700 \
      711 747 753 777 786 789 800 888 900 911 963 987 999 0000 1010 1111 1122 1212 1221 1313 1314 2222 2580 3333 4321 \
      4444 5555 5678 6666 6969 6789 7777 7890 8888 9876 9999 00000 11111 54321 55555 77777 88888 99999 000000 111111 \
      112233 123123 121212 123321 131313 222222 333333 520520 555555 654321 666666 696969 777777 888888 987654 999999 \
      1234321 5201314 7654321 11223344 12344321 12341234 87654321 123454321 987654321 123123123
      """.split(separator: " ").map(String.init)).map(scalars))

  private static let words = Set(
    [people, things, phrases, elsewhere].flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(scalars))
}
