/// A file's text in UTF-8, of which only a part is in memory.
///
/// Before a parser reads a record, it calls ``refill()``. Then the next ``lookaheadSize`` bytes are in memory, or all
/// bytes up to the end. They are called visible. So memory use doesn't depend on the file's size.
struct TextStream {
  /// The number of visible bytes after ``position``, which limits a record's size.
  static let lookaheadSize = 262_144
  private static let chunkSize = 1_048_576

  private let input: any ByteInput
  private var decoder: TextDecoder
  /// Whether the encoding must still be detected.
  private var needsEncodingDetection: Bool
  /// The language that the text probably has; nil if nobody knows.
  private let languageHint: String?
  /// The detected encoding, if it isn't certain enough to read the text.
  private(set) var uncertainEncoding: DetectedEncoding?
  /// The decoded bytes. They begin before or at ``position``.
  private(set) var bytes: [UInt8] = []
  /// The index of the next record in ``bytes``.
  private(set) var position = 0
  /// The line of ``position``, from 1.
  private(set) var line = 1
  /// The number of scalars before ``position`` in its line.
  private var column = 0
  /// Whether there are no further bytes after ``bytes``.
  private(set) var isInputExhausted = false
  /// The reason why the rest can't be read.
  private(set) var failure: InputError?

  /// - Parameters:
  ///   - encoding: the user's encoding; nil to detect it.
  ///   - languageHint: the language that the text probably has, which helps to detect the encoding.
  init(_ input: any ByteInput, encoding: FileEncoding? = nil, languageHint: String? = nil) {
    self.input = input
    self.languageHint = languageHint
    decoder = encoding.map { TextDecoder(declared: $0) } ?? TextDecoder()
    needsEncodingDetection = encoding == nil
  }

  var encoding: TextDecoder.Encoding { decoder.encoding }
  var isEncodingGuessed: Bool { decoder.isGuessed }
  var isAtEnd: Bool { isInputExhausted && position == bytes.count }
  var size: Int64 { input.size }
  /// The position in the input's own bytes.
  var inputPosition: Int64 { max(0, input.position - Int64(bytes.count - position)) }
  /// The end of the visible bytes.
  var lookaheadEnd: Int { min(bytes.count, position + Self.lookaheadSize) }

  /// A copy that reads no further, for trying something without effect on this stream.
  var lookaheadSnapshot: TextStream {
    var copy = self
    copy.isInputExhausted = true
    return copy
  }

  /// Makes ``lookaheadSize`` bytes visible, or all bytes up to the end.
  mutating func refill() {
    guard !isInputExhausted, bytes.count - position < Self.lookaheadSize else { return }
    if needsEncodingDetection { detectEncoding() }
    bytes.removeSubrange(..<position)
    position = 0
    while !isInputExhausted, bytes.count < Self.lookaheadSize {
      do {
        let piece = try input.next(atMost: Self.chunkSize)
        isInputExhausted = piece.isEmpty
        decoder.decode(piece, isLast: piece.isEmpty, into: &bytes)
      } catch {
        failure = error
        isInputExhausted = true
      }
    }
  }

  /// Scans the whole input, so that the encoding fits all of it.
  private mutating func detectEncoding() {
    needsEncodingDetection = false
    do {
      switch try EncodingDetector.detect(in: input, hint: languageHint) {
      case .selfEvident: break
      case .utf8: decoder = TextDecoder(.utf8)
      case .legacy(let detected):
        decoder = TextDecoder(.converted(detected.encoding ?? .windows1252), isGuessed: true)
        if !detected.isConfident { uncertainEncoding = detected }
      }
    } catch {
      failure = error
      isInputExhausted = true
    }
  }

  /// The same text from its beginning. The original stream can't be read any more.
  ///
  /// - Parameter encoding: the encoding; nil to detect it.
  func rewound(as encoding: TextDecoder.Encoding? = nil) -> TextStream {
    var copy = TextStream(input)
    copy.needsEncodingDetection = false
    copy.uncertainEncoding = uncertainEncoding
    copy.decoder = encoding.map { TextDecoder($0) } ?? decoder.resetCopy
    do { try input.rewind() } catch { (copy.failure, copy.isInputExhausted) = (error, true) }
    return copy
  }

  /// Moves to a later index, and counts lines and columns.
  mutating func advance(to end: Int) {
    var line = line
    var column = column
    bytes.withUnsafeBufferPointer { bytes in
      for index in position..<end {
        let byte = bytes[index]
        if isLineBreak(byte) {
          // CR LF counts at its LF.
          if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
          line += 1
          column = 0
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
    self.line = line
    self.column = column
    position = end
  }

  /// Moves to the beginning of the next line, at any distance.
  mutating func skipLine() {
    while true {
      refill()
      guard let end = bytes[position...].firstIndex(where: isLineBreak) else {
        advance(to: bytes.count)
        if isInputExhausted { return }
        continue
      }
      advance(to: end)
      return skipLineBreak()
    }
  }

  /// Moves after a line break, if there is one here.
  mutating func skipLineBreak() {
    refill()
    guard position < bytes.count, isLineBreak(bytes[position]) else { return }
    let isPair = bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    advance(to: position + (isPair ? 2 : 1))
  }

  /// The end of the line that contains an index, without its line break, at most the visible end.
  func lineEnd(from start: Int) -> Int {
    bytes[start..<max(start, lookaheadEnd)].firstIndex(where: isLineBreak) ?? lookaheadEnd
  }

  /// A part of the text, with the file's line numbers.
  ///
  /// - Parameter end: an index after ``position``.
  func source(to end: Int, name: String) -> SourceText {
    SourceText(
      name: name, text: String(decoding: bytes[position..<end], as: UTF8.self),
      origin: SourceText.Position(line: line, column: column + 1))
  }
}

/// Whether a byte ends a line: LF, or CR (with or without LF after it).
func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
