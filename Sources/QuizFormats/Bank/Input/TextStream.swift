/// A file's text as it comes from disk, in UTF-8 whatever it is written in: a window that moves over it.
///
/// Who reads a record calls ``refill()`` first; it then isAtEndOfFile ``reach`` bytes of what follows, or all up to the end. So
/// nobody's memory depends on a file's size.
struct TextStream {
  /// How far a reader sees, in bytes; no record may be longer.
  static let lookaheadSize = 262_144
  private static let chunkSize = 1_048_576

  private let input: any ByteInput
  private var decoder: TextDecoder
  /// Whether the file is still to be looked through for what it is written in.
  private var needsEncodingDetection: Bool
  /// What the file may be written in, where its text can't be read as that with any certainty.
  private(set) var uncertainEncoding: DetectedEncoding?
  /// What was decoded. It begins some way before ``position``.
  private(set) var bytes: [UInt8] = []
  /// Where the next record begins among the bytes.
  private(set) var position = 0
  /// The line of that place, from 1.
  private(set) var line = 1
  /// How many characters stand before it in its line, marks that join others counted by themselves.
  private var column = 0
  /// Whether nothing follows behind the bytes.
  private(set) var isInputExhausted = false
  /// Why the rest couldn't be read.
  private(set) var failure: InputError?

  /// - Parameter encoding: what the file's author says; nil where that is to be found out.
  init(_ input: any ByteInput, encoding: FileEncoding? = nil) {
    self.input = input
    decoder = encoding.map { TextDecoder(declared: $0) } ?? TextDecoder()
    needsEncodingDetection = encoding == nil
  }

  var encoding: TextDecoder.Encoding { decoder.encoding }
  var isEncodingGuessed: Bool { decoder.isGuessed }
  var isAtEnd: Bool { isInputExhausted && position == bytes.count }
  var size: Int64 { input.size }
  /// Of the input, in its own bytes.
  var inputPosition: Int64 { max(0, input.position - Int64(bytes.count - position)) }
  /// The byte behind the last one that a record may have.
  var lookaheadEnd: Int { min(bytes.count, position + Self.lookaheadSize) }

  /// The same window without what follows behind it, to try something with that nobody else shall miss.
  var lookaheadSnapshot: TextStream {
    var copy = self
    copy.isInputExhausted = true
    return copy
  }

  /// Makes ``reach`` bytes visible, or all up to the end.
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
        (failure, isInputExhausted) = (error, true)
      }
    }
  }

  /// Looks through the whole input, so that what it is taken for holds for all of it.
  private mutating func detectEncoding() {
    needsEncodingDetection = false
    do {
      switch try EncodingDetector.detect(in: input) {
      case .selfEvident: break
      case .utf8: decoder = TextDecoder(.utf8)
      case .legacy(let guess):
        decoder = TextDecoder(.converted(guess.encoding ?? .windows1252), isGuessed: true)
        if !guess.isConfident { uncertainEncoding = guess }
      }
    } catch {
      (failure, isInputExhausted) = (error, true)
    }
  }

  /// The same text from its beginning. The feed itself has nothing more to give then.
  ///
  /// - Parameter encoding: nil where that is to be found out.
  func rewound(as encoding: TextDecoder.Encoding? = nil) -> TextStream {
    var again = TextStream(input)
    again.needsEncodingDetection = false
    again.uncertainEncoding = uncertainEncoding
    again.decoder = encoding.map { TextDecoder($0) } ?? decoder.resetCopy
    do { try input.rewind() } catch { (again.failure, again.isInputExhausted) = (error, true) }
    return again
  }

  /// Goes on to a later place, and counts lines and characters on the way.
  mutating func advance(to end: Int) {
    var (line, column) = (line, column)
    bytes.withUnsafeBufferPointer { bytes in
      for index in position..<end {
        let byte = bytes[index]
        if isLineBreak(byte) {
          // A CR LF counts at its LF.
          if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
          line += 1
          column = 0
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
    (self.line, self.column, position) = (line, column, end)
  }

  /// Goes on to the next line's beginning, however far that is.
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

  /// Goes on behind a line break, where there is one.
  mutating func skipLineBreak() {
    refill()
    guard position < bytes.count, isLineBreak(bytes[position]) else { return }
    let isPair = bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    advance(to: position + (isPair ? 2 : 1))
  }

  /// The end of the line that a place stands in, before its break; the horizon at most.
  func lineEnd(from start: Int) -> Int {
    bytes[start..<max(start, lookaheadEnd)].firstIndex(where: isLineBreak) ?? lookaheadEnd
  }

  /// A part of the text, with its lines as the file counts them.
  ///
  /// - Parameter end: behind ``position``.
  func source(to end: Int, name: String) -> SourceText {
    SourceText(
      name: name, text: String(decoding: bytes[position..<end], as: UTF8.self),
      origin: SourceText.Position(line: line, column: column + 1))
  }
}

/// Whether a byte ends a line: LF, or CR (with or without an LF behind it).
func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
