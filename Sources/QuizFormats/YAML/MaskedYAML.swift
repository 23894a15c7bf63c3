internal import Yams

/// A YAML text in which unused characters replace others: one replaces every `*`, and one for each duplicate key
/// replaces its first character. Each is one Unicode scalar, so that all marks stay correct.
struct MaskedYAML {
  private(set) var text: String
  let aliasPlaceholder: Unicode.Scalar
  /// One for each duplicate key that can be replaced.
  private let duplicateKeyPlaceholders: [Unicode.Scalar]
  /// The replaced keys, in order of replacement.
  private(set) var maskedKeys: [String] = []

  /// - Parameter maxDuplicates: how many duplicate keys may be replaced.
  init(_ text: String, maxDuplicates: Int) {
    let unused = Self.unusedScalars(in: text, count: maxDuplicates + 1)
    aliasPlaceholder = unused.first ?? "\u{FFFD}"
    duplicateKeyPlaceholders = Array(unused.dropFirst())
    self.text = String(
      String.UnicodeScalarView(text.unicodeScalars.map { [aliasPlaceholder] in $0 == "*" ? aliasPlaceholder : $0 }))
  }

  /// The text with its original characters.
  func unmasked(_ text: String) -> String {
    guard text.unicodeScalars.contains(aliasPlaceholder) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == aliasPlaceholder ? "*" : $0 }))
  }

  /// Scalars that the text doesn't contain. There are 262,144 candidates of 4 bytes each, so a text of 1 MB can't
  /// contain them all.
  private static func unusedScalars(in text: String, count: Int) -> [Unicode.Scalar] {
    let used = Set(text.unicodeScalars.lazy.filter { $0.value >= 0x20000 })
    var found: [Unicode.Scalar] = []
    for range in [0xF0000...0x10FFFF, 0x20000...0x3FFFF] as [ClosedRange<UInt32>] {
      for value in range {
        guard let scalar = Unicode.Scalar(value), !used.contains(scalar) else { continue }
        found.append(scalar)
        if found.count == count { return found }
      }
    }
    return found
  }
}

extension MaskedYAML {
  /// Renames the next occurrence of a key in the same mapping, by replacing its first character.
  ///
  /// - Parameters:
  ///   - key: as it is in ``text``.
  ///   - mark: the key's first occurrence, from 1.
  /// - Returns: false if there is no further occurrence.
  mutating func maskDuplicate(of key: String, after mark: Mark) -> Bool {
    var scalars = Array(text.unicodeScalars)
    guard maskedKeys.count < duplicateKeyPlaceholders.count else { return false }
    guard let location = DuplicateKeySearch(key: Array(key.unicodeScalars), in: scalars).next(after: mark) else {
      return false
    }
    maskedKeys.append(unmasked(key))
    scalars[location] = duplicateKeyPlaceholders[maskedKeys.count - 1]
    text = String(String.UnicodeScalarView(scalars))
    return true
  }

  /// The name of a duplicate key before its replacement; nil for other keys.
  func originalKey(of name: String) -> String? {
    guard let first = name.unicodeScalars.first, let index = duplicateKeyPlaceholders.firstIndex(of: first) else {
      return nil
    }
    return maskedKeys.indices.contains(index) ? maskedKeys[index] : nil
  }
}

/// Finds a key's second occurrence in the text of a mapping. The search is rough: quotation marks and comments can
/// mislead it. Then only the key's first occurrence is reported.
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

  /// Whether a key of the mapping at the mark can begin here: after `{` or a comma, or in the mark's column.
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
    var line = 1
    var index = 0
    while line < mark.line, index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\r", index < scalars.count, scalars[index] == "\n" { continue }
      if ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) { line += 1 }
    }
    return index + mark.column - 1 < scalars.count ? index + mark.column - 1 : nil
  }
}
