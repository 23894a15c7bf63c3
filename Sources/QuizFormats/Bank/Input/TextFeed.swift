/// A file's text as it comes from disk, in UTF-8 whatever it is written in: a window that moves over it.
///
/// Who reads a record calls ``refill()`` first; it then sees ``reach`` bytes of what follows, or all up to the end. So
/// nobody's memory depends on a file's size.
struct TextFeed {
  /// How far a reader sees, in bytes; no record may be longer.
  static let reach = 262_144
  private static let piece = 1_048_576

  private let input: any ByteInput
  private var decoder: TextDecoder
  /// Whether the file is still to be looked through for what it is written in.
  private var needsSurvey: Bool
  /// What the file may be written in, where its text can't be read as that with any certainty.
  private(set) var unclear: EncodingGuess?
  /// What was decoded. It begins some way before ``position``.
  private(set) var bytes: [UInt8] = []
  /// Where the next record begins among the bytes.
  private(set) var position = 0
  /// The line of that place, from 1.
  private(set) var line = 1
  /// How many characters stand before it in its line, marks that join others counted by themselves.
  private var column = 0
  /// Whether nothing follows behind the bytes.
  private(set) var isDrained = false
  /// Why the rest couldn't be read.
  private(set) var failure: InputFailure?

  /// - Parameter encoding: what the file's author says; nil where that is to be found out.
  init(_ input: any ByteInput, encoding: FileEncoding? = nil) {
    self.input = input
    decoder = encoding.map { TextDecoder(told: $0) } ?? TextDecoder()
    needsSurvey = encoding == nil
  }

  var encoding: TextDecoder.Encoding { decoder.encoding }
  var isGuess: Bool { decoder.isGuess }
  var isAtEnd: Bool { isDrained && position == bytes.count }
  var size: Int64 { input.size }
  /// Of the input, in its own bytes.
  var inputPosition: Int64 { max(0, input.position - Int64(bytes.count - position)) }
  /// The byte behind the last one that a record may have.
  var horizon: Int { min(bytes.count, position + Self.reach) }

  /// The same window without what follows behind it, to try something with that nobody else shall miss.
  var glimpse: TextFeed {
    var copy = self
    copy.isDrained = true
    return copy
  }

  /// Makes ``reach`` bytes visible, or all up to the end.
  mutating func refill() {
    guard !isDrained, bytes.count - position < Self.reach else { return }
    if needsSurvey { survey() }
    bytes.removeSubrange(..<position)
    position = 0
    while !isDrained, bytes.count < Self.reach {
      do {
        let piece = try input.next(atMost: Self.piece)
        isDrained = piece.isEmpty
        decoder.decode(piece, isLast: piece.isEmpty, into: &bytes)
      } catch {
        (failure, isDrained) = (error, true)
      }
    }
  }

  /// Looks through the whole input, so that what it is taken for holds for all of it.
  private mutating func survey() {
    needsSurvey = false
    do {
      switch try EncodingSurvey.verdict(on: input) {
      case .shown: break
      case .utf8: decoder = TextDecoder(.utf8)
      case .guess(let guess):
        decoder = TextDecoder(.converted(guess.encoding ?? .windows1252), isGuess: true)
        if !guess.isSure { unclear = guess }
      }
    } catch {
      (failure, isDrained) = (error, true)
    }
  }

  /// The same text from its beginning. The feed itself has nothing more to give then.
  ///
  /// - Parameter encoding: nil where that is to be found out.
  func restarted(as encoding: TextDecoder.Encoding? = nil) -> TextFeed {
    var again = TextFeed(input)
    again.needsSurvey = false
    again.unclear = unclear
    again.decoder = encoding.map { TextDecoder($0) } ?? decoder.fresh
    do { try input.restart() } catch { (again.failure, again.isDrained) = (error, true) }
    return again
  }

  /// Goes on to a later place, and counts lines and characters on the way.
  mutating func advance(to end: Int) {
    var (line, column) = (line, column)
    bytes.withUnsafeBufferPointer { bytes in
      for index in position..<end {
        let byte = bytes[index]
        if isBreak(byte) {
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
      guard let end = bytes[position...].firstIndex(where: isBreak) else {
        advance(to: bytes.count)
        if isDrained { return }
        continue
      }
      advance(to: end)
      return skipBreak()
    }
  }

  /// Goes on behind a line break, where there is one.
  mutating func skipBreak() {
    refill()
    guard position < bytes.count, isBreak(bytes[position]) else { return }
    let isPair = bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    advance(to: position + (isPair ? 2 : 1))
  }

  /// The end of the line that a place stands in, before its break; the horizon at most.
  func lineEnd(from start: Int) -> Int { bytes[start..<max(start, horizon)].firstIndex(where: isBreak) ?? horizon }

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
func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
