internal import Yams

/// A YAML text in which two characters that it doesn't hold stand for something: one for every `*`, one for the first
/// character of a key that stands twice. Both are one Unicode scalar for one, so that all marks stay right.
struct MaskedYAML {
  private(set) var text: String
  let aliasPlaceholder: Unicode.Scalar
  let duplicateKeyPlaceholder: Unicode.Scalar
  /// The keys that were set aside, in the order of doing so.
  private(set) var maskedKeys: [String] = []

  init(_ text: String) {
    (aliasPlaceholder, duplicateKeyPlaceholder) = Self.unusedScalars(in: text)
    self.text = String(
      String.UnicodeScalarView(text.unicodeScalars.map { [aliasPlaceholder] in $0 == "*" ? aliasPlaceholder : $0 }))
  }

  /// What the author wrote.
  func unmasked(_ text: String) -> String {
    guard text.unicodeScalars.contains(aliasPlaceholder) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == aliasPlaceholder ? "*" : $0 }))
  }

  /// Two scalars that the text doesn't hold: of the 262,144 candidates, each 4 bytes long, a text of at most 1 MB
  /// leaves some over.
  private static func unusedScalars(in text: String) -> (Unicode.Scalar, Unicode.Scalar) {
    let used = Set(text.unicodeScalars.lazy.filter { $0.value >= 0x20000 })
    var found: [Unicode.Scalar] = []
    for range in [0xF0000...0x10FFFF, 0x20000...0x3FFFF] as [ClosedRange<UInt32>] {
      for value in range {
        guard let scalar = Unicode.Scalar(value), !used.contains(scalar) else { continue }
        found.append(scalar)
        if found.count == 2 { return (found[0], found[1]) }
      }
    }
    return ("\u{FFFD}", "\u{FFFC}")
  }
}

extension MaskedYAML {
  /// Gives the next occurrence of a key in the same mapping another name, by replacing its first character.
  ///
  /// - Parameters:
  ///   - key: as it stands in ``text``.
  ///   - mark: where the key stands first, counted from 1.
  /// - Returns: false where no such occurrence is found.
  mutating func maskDuplicate(of key: String, after mark: Mark) -> Bool {
    var scalars = Array(text.unicodeScalars)
    guard let place = DuplicateKeySearch(key: Array(key.unicodeScalars), in: scalars).next(after: mark) else {
      return false
    }
    maskedKeys.append(unmasked(key))
    scalars[place] = duplicateKeyPlaceholder
    text = String(String.UnicodeScalarView(scalars))
    return true
  }
}

/// Looks for a key's second occurrence in the text of a mapping, roughly: quotation marks and comments may mislead it,
/// and then the key is only reported at its first place.
private struct DuplicateKeySearch {
  let key: [Unicode.Scalar]
  let scalars: [Unicode.Scalar]

  init(key: [Unicode.Scalar], in scalars: [Unicode.Scalar]) {
    self.key = key
    self.scalars = scalars
  }

  /// The index of the key's first scalar.
  func next(after mark: Mark) -> Int? {
    guard let start = index(of: mark), !key.isEmpty else { return nil }
    var index = start + key.count
    while index + key.count < scalars.count {
      if scalars[index] == key[0], matches(index), canBeginKey(index, mark) { return index }
      index += 1
    }
    return nil
  }

  private func matches(_ index: Int) -> Bool {
    guard scalars[index..<index + key.count].elementsEqual(key) else { return false }
    var rest = scalars[(index + key.count)...]
    if let quote = rest.first, quote == "\"" || quote == "'" { rest = rest.dropFirst() }
    rest = rest.drop { $0 == " " }
    return rest.first == ":"
  }

  /// Whether a key of the mapping at the mark may begin here: behind `{` or a comma, or at the mark's own column.
  private func canBeginKey(_ index: Int, _ mark: Mark) -> Bool {
    var before = scalars[..<index]
    if let quote = before.last, quote == "\"" || quote == "'" { before = before.dropLast() }
    let spaces = before.reversed().prefix { $0 == " " }.count
    let rest = before.dropLast(spaces)
    guard let last = rest.last else { return false }
    if last == "{" || last == "," { return true }
    return (last == "\n" || last == "\r") && spaces == mark.column - 1
  }

  private func index(of mark: Mark) -> Int? {
    var (line, index) = (1, 0)
    while line < mark.line, index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\r", index < scalars.count, scalars[index] == "\n" { continue }
      if ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) { line += 1 }
    }
    return index + mark.column - 1 < scalars.count ? index + mark.column - 1 : nil
  }
}
