/// Runs of neighbouring keys, letters and digits, as fingers find them: `qwertyuiop`, `1qaz2wsx`, `abc123`, `asdfjkl`.
enum KeyboardPatterns {
  private static let sequences: [[Unicode.Scalar]] = [
    "1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./", "!@#$%^&*()_+", "qwertzuiop", "yxcvbnm", "azertyuiop",
    "qsdfghjklm", "wxcvbn", "abcdefghijklmnopqrstuvwxyz", "01234567890", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
    "1qazxsw23edcvfr45tgbnhy67ujm,ki8", "qazwsxedcrfvtgbyhnujmikolp", "qweasdzxc", "qawsedrftgyhujikolp",
    "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "1a2b3c4d5e6f7g8h9i", "a1b2c3d4e5f6g7h8i9", "a1s2d3f4g5h6j7k8l9",
    "1a2s3d4f5g6h7j8k9l", "z1x2c3v4b5n6m7", "147258369", "789456123", "741852963", "159357", "159753", "1357924680",
    "135792468", "112233445566778899", "1122334455667788990", "0102030405060708090", "10203040506070809010",
    "123321", "12344321", "aabbccddeeff", "aaabbbccc", "111222333444555666777888999", "142536", "951753", "852456",
    "314159265358979", "271828182845", "102938475665748392", "112358132134",
    "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "1й2ц3у4к5е6н7г8ш9щ0з",
    "йфяцычувскамепи",
  ].map { Array($0.unicodeScalars) }

  private static let all = sequences + sequences.map { $0.reversed() }
  /// How runs can begin.
  private static let prefixes = Set(all.flatMap { line in line.indices.dropLast(2).map { Array(line[$0..<$0 + 3]) } })

  /// Whether a text is nothing but such runs, each of three at least, and repeated characters, three at least.
  static func cover(_ text: [Unicode.Scalar]) -> Bool {
    var ends = Set([0])
    for start in text.indices where ends.contains(start) {
      // What begins a run is a run.
      var end = start + 3
      while end <= text.count, isRun(text[start..<end]) {
        ends.insert(end)
        end += 1
      }
    }
    return ends.contains(text.count)
  }

  private static func isRun(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    part.allSatisfy { $0 == part.first }
      || (prefixes.contains(Array(part.prefix(3))) && all.contains { line in line.contains(run: part) })
  }
}

extension [Unicode.Scalar] {
  fileprivate func contains(run: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = run.first, run.count <= count else { return false }
    return indices.contains { self[$0] == first && self[$0...].starts(with: run) }
  }
}
