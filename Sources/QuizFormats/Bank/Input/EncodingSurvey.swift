/// Looks through a file and tells what it is written in, before anything of it is read.
///
/// The whole file is looked at, so that what is decided holds for all of it. Lines with letters beyond ASCII are kept as a
/// sample, up to a limit; what they are written in, ``EncodingGuess`` says.
struct EncodingSurvey {
  enum Verdict {
    /// A mark or the places of zeros tell: UTF-8 or UTF-16. Or it is ASCII.
    case shown
    case utf8
    /// Not UTF-8.
    case guess(EncodingGuess)
  }

  private static let piece = 1_048_576
  /// In bytes.
  private static let mostSample = 65_536

  private(set) var sample: [UInt8] = []
  /// How many characters beyond ASCII are right in UTF-8, and how many bytes belong to none.
  private var (whole, broken) = (0, 0)

  /// - Parameter input: at its beginning; afterwards it stands there again.
  static func verdict(on input: any ByteInput) throws(InputFailure) -> Verdict {
    var survey = EncodingSurvey()
    var rest: [UInt8] = []
    var isFirst = true
    while true {
      let bytes = try input.next(atMost: piece)
      if isFirst, TextDecoder.isShown(bytes) {
        try input.restart()
        return .shown
      }
      isFirst = false
      rest = survey.look(at: rest.isEmpty ? bytes : rest + bytes, isLast: bytes.isEmpty)
      if bytes.isEmpty { break }
    }
    try input.restart()
    return survey.verdict
  }

  /// What bytes in memory are written in.
  static func verdict(on bytes: [UInt8]) -> Verdict {
    if TextDecoder.isShown(bytes) { return .shown }
    var survey = EncodingSurvey()
    _ = survey.look(at: bytes, isLast: true)
    return survey.verdict
  }

  private var verdict: Verdict {
    if whole == 0, broken == 0 { return .shown }
    return whole >= broken && whole > 0 ? .utf8 : .guess(EncodingGuess(sample))
  }

  /// - Returns: bytes of a last line that isn't at its end, where there is room for it in the sample.
  private mutating func look(at bytes: [UInt8], isLast: Bool) -> [UInt8] {
    // A line is looked at as a whole, but one of any length takes no more memory than a piece.
    let end = isLast ? bytes.count : bytes.lastIndex(where: isBreak).map { $0 + 1 } ?? bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var line = 0
      while index < end {
        let byte = bytes[index]
        if byte < 0x80 {
          index += 1
          if isBreak(byte) { line = index }
          continue
        }
        if sample.count < Self.mostSample { line = keepLine(bytes, from: max(line, index - 2_000), around: index, end) }
        let length = TextDecoder.lengthOfCharacter(bytes, at: index)
        if length != nil { whole += 1 } else { broken += 1 }
        index += length ?? 1
      }
    }
    return Array(bytes[end...])
  }

  /// Puts the line around a place into the sample, where it isn't there yet.
  ///
  /// - Returns: from where on nothing of it is kept.
  private mutating func keepLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from line: Int, around index: Int, _ end: Int
  ) -> Int {
    guard line <= index else { return line }
    var stop = index
    while stop < end, stop < index + 2_000, !isBreak(bytes[stop]) { stop += 1 }
    sample.append(contentsOf: bytes[line..<stop])
    sample.append(0x0A)
    return stop
  }
}
