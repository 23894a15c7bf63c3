/// Decodes a file's bytes to UTF-8, in parts.
///
/// A byte order mark shows UTF-8 or UTF-16 and is removed. Without one, ``UTF16ByteOrder`` recognises UTF-16. Otherwise
/// ``EncodingDetector`` scans the file first and chooses the decoder's encoding. A decoder without a given encoding
/// assumes UTF-8, or Windows-1252 if the first non-ASCII bytes aren't UTF-8. Bytes that can't be decoded become U+FFFD.
struct TextDecoder {
  enum Encoding: Hashable, Sendable {
    /// Only ASCII so far.
    case undetermined
    case utf8
    case utf16(isBigEndian: Bool)
    case windows1252
    /// Decoded by the system's iconv.
    case converted(LegacyEncoding)

    /// The name for messages.
    var name: String {
      switch self {
      case .undetermined: "ASCII"
      case .utf8: "UTF-8"
      case .utf16: "UTF-16"
      case .windows1252: "Windows-1252"
      case .converted(let encoding): encoding.name
      }
    }
  }

  private(set) var encoding: Encoding = .undetermined
  /// Whether the encoding is a guess.
  private(set) var isGuessed = false
  private var hasBegun = false
  /// The first bytes of an incomplete character.
  private var incompleteSequence: [UInt8] = []
  private var converter: IconvConverter?
  /// Whether the encoding was given, and whether a byte order mark is still allowed.
  private var (isDeclared, mayHaveByteOrderMark) = (false, false)

  init() {}

  /// Creates a decoder for a known encoding.
  ///
  /// - Parameter isGuessed: whether the encoding was only guessed.
  init(_ encoding: Encoding, isGuessed: Bool = false) {
    self.encoding = encoding
    self.isGuessed = isGuessed
    hasBegun = true
    isDeclared = true
    if case .converted(let other) = encoding {
      // Parlour has its own table for this encoding, so that each byte means what browsers show.
      if other == .windows1252 { self.encoding = .windows1252 } else { converter = IconvConverter(other) }
    }
  }

  /// Creates a decoder for the user's encoding. It also removes a byte order mark.
  init(declared encoding: FileEncoding) {
    switch encoding {
    case .utf8: self.init(.utf8)
    case .utf16: self.init(.utf16(isBigEndian: false))
    case .legacy(let other): self.init(.converted(other))
    }
    if encoding == .utf8 || encoding == .utf16 { (hasBegun, mayHaveByteOrderMark) = (false, true) }
  }

  /// A decoder for reading the same text again; it detects the encoding again. This one can't be used any more.
  var resetCopy: TextDecoder {
    var copy = self
    copy.incompleteSequence = []
    converter?.reset()
    if !isDeclared {
      copy.encoding = .undetermined
      copy.isGuessed = false
      copy.hasBegun = false
    } else if mayHaveByteOrderMark {
      copy.hasBegun = false
    }
    return copy
  }

  /// Whether the first bytes show the encoding: a byte order mark, or UTF-16.
  static func hasEncodingSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || UTF16ByteOrder(of: bytes) != nil
  }

  /// The length of the UTF-8 sequence at a byte from 0x80 on; nil if it is invalid.
  static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    if case .valid(let length) = sequence(bytes, at: index) { length } else { nil }
  }

  /// Appends the decoded bytes to the text.
  ///
  /// - Parameter isLast: whether these are the last bytes.
  mutating func decode(_ bytes: [UInt8], isLast: Bool, into text: inout [UInt8]) {
    var input = incompleteSequence.isEmpty ? bytes : incompleteSequence + bytes
    incompleteSequence = []
    if !hasBegun { input.removeFirst(readByteOrderMark(input)) }
    let read = input.withUnsafeBufferPointer { input in
      if case .utf16(let isBigEndian) = encoding {
        return decodeUTF16(input, isBigEndian: isBigEndian, isLast: isLast, into: &text)
      }
      if let converter { return converter.convert(input, isLast: isLast, into: &text) }
      return decodeBytes(input, isLast: isLast, into: &text)
    }
    incompleteSequence = Array(input[read...])
  }

  /// - Returns: the length of the byte order mark.
  private mutating func readByteOrderMark(_ bytes: [UInt8]) -> Int {
    hasBegun = true
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      encoding = .utf8
      return 3
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16(isBigEndian: bytes[0] == 0xFE)
      return 2
    }
    if encoding != .utf8, let order = UTF16ByteOrder(of: bytes) {
      isGuessed = encoding == .undetermined
      encoding = .utf16(isBigEndian: order == .bigEndian)
    }
    return 0
  }
}

// MARK: - UTF-8 and Windows-1252

extension TextDecoder {
  /// - Returns: the number of decoded bytes.
  private mutating func decodeBytes(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into text: inout [UInt8]
  ) -> Int {
    var index = 0
    while index < input.count {
      var end = index
      while end < input.count, input[end] < 0x80 { end += 1 }
      text.append(contentsOf: input[index..<end])
      index = end
      guard index < input.count else { break }
      if encoding == .windows1252 {
        Self.append(Self.windows1252(input[index]), to: &text)
        index += 1
        continue
      }
      switch Self.sequence(input, at: index) {
      case .valid(let length):
        encoding = .utf8
        text.append(contentsOf: input[index..<index + length])
        index += length
      case .truncated where !isLast: return index
      case .truncated, .invalid:
        if encoding == .undetermined {
          encoding = .windows1252
          isGuessed = true
        } else {
          Self.append("\u{FFFD}", to: &text)
          index += 1
        }
      }
    }
    return index
  }

  private enum UTF8Sequence {
    case valid(Int)
    /// Valid so far, but the input ends.
    case truncated
    case invalid
  }

  /// The sequence at a byte from 0x80 on (The Unicode Standard, table 3-7).
  private static func sequence(_ input: UnsafeBufferPointer<UInt8>, at index: Int) -> UTF8Sequence {
    let lead = input[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF } else if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF } else if lead == 0xF4 { second = 0x80...0x8F }
    default: return .invalid
    }
    for offset in 1..<length {
      guard index + offset < input.count else { return .truncated }
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard allowed.contains(input[index + offset]) else { return .invalid }
    }
    return .valid(length)
  }

  /// Windows-1252 from 0x80 to 0x9F; U+FFFD for undefined bytes.
  private static let windows1252Table = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? windows1252Table[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

// MARK: - UTF-16

extension TextDecoder {
  /// - Returns: the number of decoded bytes.
  private func decodeUTF16(
    _ input: UnsafeBufferPointer<UInt8>, isBigEndian: Bool, isLast: Bool, into text: inout [UInt8]
  ) -> Int {
    func unit(_ index: Int) -> UInt32? {
      guard index + 1 < input.count else { return nil }
      let first = UInt32(input[index])
      let second = UInt32(input[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var index = 0
    while let high = unit(index) {
      if (0xD800..<0xDC00).contains(high) {
        guard let low = unit(index + 2) else { break }
        if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + low - 0xDC00)
        {
          Self.append(scalar, to: &text)
          index += 4
          continue
        }
      }
      Self.append(Unicode.Scalar(high) ?? "\u{FFFD}", to: &text)
      index += 2
    }
    if isLast, index < input.count {
      Self.append("\u{FFFD}", to: &text)
      return input.count
    }
    return index
  }
}
