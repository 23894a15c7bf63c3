/// A program read a text of one encoding in another one, and saved the result as UTF-8.
struct Misreading: Sendable {
  /// The encoding that the program took; its letters are in the garbled text.
  let wrong: LegacyEncoding
  /// The text's own encoding; nil for UTF-8.
  let right: LegacyEncoding?

  /// The misreadings that occur, the usual first.
  static let all: [Misreading] = pairs.flatMap { wrong, names in
    names.compactMap { name in
      guard let wrong = LegacyEncoding(named: wrong) else { return nil }
      guard name != "UTF-8" else { return Misreading(wrong: wrong, right: nil) }
      return LegacyEncoding(named: name).map { Misreading(wrong: wrong, right: $0) }
    }
  }

  private static let pairs = [
    "Windows-1252": [
      "UTF-8", "Windows-1251", "KOI8-R", "CP866", "GB18030", "Big5", "Shift_JIS", "EUC-KR", "Windows-1250", "Mac-Roman",
      "CP850",
    ],
    "Windows-1251": ["UTF-8", "KOI8-R", "CP866", "Windows-1252"],
    "KOI8-R": ["UTF-8", "Windows-1251", "CP866"],
    "CP866": ["UTF-8", "Windows-1251", "KOI8-R"],
    "CP437": dos, "CP850": dos,
    "Mac-Roman": ["UTF-8", "Windows-1252", "Windows-1251", "KOI8-R", "CP866", "GB18030", "Big5", "CP850"],
    "GB18030": ["UTF-8"],
  ].sorted { $0.key > $1.key }

  private static let dos = ["UTF-8", "Windows-1252", "Windows-1251", "KOI8-R", "CP866", "GB18030", "Big5", "Mac-Roman"]

  /// The name of the text's own encoding.
  var rightName: String { right?.name ?? "UTF-8" }

  /// Whether a program of Western DOS took the text for its own.
  var isOfDOS: Bool { wrong.name == "CP437" || wrong.name == "CP850" }

  /// The text before the misreading; nil if the text can't have come from it.
  func repair(_ text: String) -> String? {
    guard let bytes = bytes(of: text) else { return nil }
    guard let right else { return String(validating: bytes, as: UTF8.self) }
    let repaired: String
    if right.isMultiByte {
      guard Self.hasPairs(bytes, in: right) else { return nil }
      repaired = right.decode(bytes)
    } else {
      let scalars = LegacyBytes.scalars(right)
      repaired = String(
        String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : scalars[Int($0) - 0x80] }))
    }
    return Self.isPossible(repaired) ? repaired : nil
  }

  private func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    let table = LegacyBytes.table(wrong)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else {
        guard let known = table[scalar] else { return nil }
        bytes += known
      }
    }
    return bytes
  }

  /// Whether the bytes from 0x80 on begin pairs that follow no Latin letter. It spares most texts a conversion.
  private static func hasPairs(_ bytes: [UInt8], in encoding: LegacyEncoding) -> Bool {
    let isShiftJIS = encoding.name == "Shift_JIS"
    var index = 0
    var isAfterLetter = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        isAfterLetter = (0x41...0x5A).contains(byte & 0xDF)
        index += 1
        continue
      }
      // Shift_JIS has half-width letters of one byte.
      let length = isShiftJIS && (0xA1...0xDF).contains(byte) ? 1 : 2
      guard !isAfterLetter, index + length <= bytes.count, length == 1 || bytes[index + 1] >= 0x30 else { return false }
      index = index + length
      isAfterLetter = false
    }
    return true
  }

  /// Whether a text may be right: without control characters, boxes, or letters of two scripts side by side.
  private static func isPossible(_ text: String) -> Bool {
    var last: (isLatin: Bool, isOther: Bool) = (false, false)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F:
        if last.isOther { return false }
        last = (true, false)
      case 0x370...0x6FF, 0x3041...0x30FF, 0x3400...0xD7A3:
        if last.isLatin { return false }
        last = (false, true)
      case 0x80...0x9F, 0x2500...0x25FF, 0xFFFD: return false
      default: last = (false, false)
      }
    }
    return true
  }
}

/// The bytes of an encoding's characters beyond ASCII.
enum LegacyBytes {
  private static let tables = Dictionary(
    uniqueKeysWithValues: Set(Misreading.all.map(\.wrong)).map { ($0, makeTable($0)) })
  private static let decoded = Dictionary(
    uniqueKeysWithValues: Set(Misreading.all.compactMap(\.right)).filter { !$0.isMultiByte }.map { encoding in
      (encoding, (UInt8(0x80)...0xFF).map { encoding.decode([$0]).unicodeScalars.first ?? "\u{FFFD}" })
    })

  /// The characters' bytes.
  static func table(_ encoding: LegacyEncoding) -> [Unicode.Scalar: [UInt8]] { tables[encoding] ?? [:] }

  /// The characters of the bytes from 0x80 on, in an encoding with one byte for each.
  static func scalars(_ encoding: LegacyEncoding) -> [Unicode.Scalar] {
    decoded[encoding] ?? [Unicode.Scalar](repeating: "\u{FFFD}", count: 128)
  }

  /// For bytes that Windows-1252 doesn't define, programs write control characters. Programs that take Latin-1 write
  /// them for all bytes below 0xA0.
  private static func makeTable(_ encoding: LegacyEncoding) -> [Unicode.Scalar: [UInt8]] {
    var table: [Unicode.Scalar: [UInt8]] = [:]
    if encoding.name.hasPrefix("Windows") {
      // U+0085 is also a line end.
      for byte in UInt8(0x80)...0x9F where byte != 0x85 { table[Unicode.Scalar(byte)] = [byte] }
    }
    let sequences =
      encoding.isMultiByte
      ? (UInt8(0x81)...0xFE).flatMap { lead in (UInt8(0x40)...0xFE).map { [lead, $0] } }
      : (UInt8(0x80)...0xFF).map { [$0] }
    // A line for each sequence, because one conversion of all is faster than thousands.
    let lines = encoding.decode(Array(sequences.joined(separator: [0x0A]))).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (bytes, scalars) in zip(sequences, lines) {
      if scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}" { table[scalar] = bytes }
    }
    return table
  }
}

extension LegacyEncoding {
  fileprivate func decode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var decoder = TextDecoder(.converted(self))
    decoder.decode(bytes, isLast: true, into: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
