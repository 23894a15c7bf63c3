import Foundation

/// A writing system.
enum WritingScript: CaseIterable {
  case latin, cyrillic, han

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .latin: scalar.properties.isAlphabetic && scalar.value < 0x250
    case .cyrillic: (0x400...0x52F).contains(scalar.value)
    case .han: scalar.properties.isIdeographic
    }
  }

  static func script(of scalar: Unicode.Scalar) -> WritingScript? { allCases.first { $0.contains(scalar) } }
}

extension Unicode.Scalar {
  /// Whether the character is in Big5, the character set of Taiwan. Big5 has no simplified characters.
  var isInBig5: Bool { String(self).data(using: String.Encoding(rawValue: 0x8000_0A03)) != nil }
}

extension String {
  /// The words: runs of letters of any script.
  var words: [Substring] {
    self[...].unicodeScalars.split { WritingScript.script(of: $0) == nil }.map { Substring($0) }
  }
}
