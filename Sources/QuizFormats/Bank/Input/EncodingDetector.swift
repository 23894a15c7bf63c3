/// Looks through a file and tells what it is written in, before anything of it is read.
///
/// The whole file is looked at, so that what is decided holds for all of it. Lines with letters beyond ASCII are kept as a
/// sample, up to a limit; what they are written in, ``DetectedEncoding`` says.
struct EncodingDetector {
  enum Detection {
    /// A mark or the places of zeros tell: UTF-8 or UTF-16. Or it is ASCII.
    case selfEvident
    case utf8
    /// Not UTF-8.
    case legacy(DetectedEncoding)
  }

  private static let chunkSize = 1_048_576
  /// In bytes.
  private static let maxSampleSize = 65_536

  private(set) var sample: [UInt8] = []
  /// How many characters beyond ASCII are right in UTF-8, and how many bytes belong to none.
  private var (validCount, invalidCount) = (0, 0)

  /// - Parameter input: at its beginning; afterwards it stands there again.
  static func detect(in input: any ByteInput) throws(InputError) -> Detection {
    var survey = EncodingDetector()
    var rest: [UInt8] = []
    var isFirst = true
    while true {
      let bytes = try input.next(atMost: chunkSize)
      if isFirst, TextDecoder.hasEncodingSignature(bytes) {
        try input.rewind()
        return .selfEvident
      }
      isFirst = false
      rest = survey.scan(rest.isEmpty ? bytes : rest + bytes, isLast: bytes.isEmpty)
      if bytes.isEmpty { break }
    }
    try input.rewind()
    return survey.detection
  }

  /// What bytes in memory are written in.
  static func detect(in bytes: [UInt8]) -> Detection {
    if TextDecoder.hasEncodingSignature(bytes) { return .selfEvident }
    var survey = EncodingDetector()
    _ = survey.scan(bytes, isLast: true)
    return survey.detection
  }

  private var detection: Detection {
    if validCount == 0, invalidCount == 0 { return .selfEvident }
    return validCount >= invalidCount && validCount > 0 ? .utf8 : .legacy(DetectedEncoding(sample))
  }

  /// - Returns: bytes of a last line that isn't at its end, where there is room for it in the sample.
  private mutating func scan(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    // A line is looked at as a whole, but one of any length takes no more memory than a piece.
    let end = isLast ? bytes.count : bytes.lastIndex(where: isLineBreak).map { $0 + 1 } ?? bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var line = 0
      while index < end {
        let byte = bytes[index]
        if byte < 0x80 {
          index += 1
          if isLineBreak(byte) { line = index }
          continue
        }
        if sample.count < Self.maxSampleSize {
          line = sampleLine(bytes, from: max(line, index - 2_000), around: index, end)
        }
        let length = TextDecoder.sequenceLength(bytes, at: index)
        if length != nil { validCount += 1 } else { invalidCount += 1 }
        index += length ?? 1
      }
    }
    return Array(bytes[end...])
  }

  /// Puts the line around a place into the sample, where it isn't there yet.
  ///
  /// - Returns: from where on nothing of it is kept.
  private mutating func sampleLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from line: Int, around index: Int, _ end: Int
  ) -> Int {
    guard line <= index else { return line }
    var stop = index
    while stop < end, stop < index + 2_000, !isLineBreak(bytes[stop]) { stop += 1 }
    sample.append(contentsOf: bytes[line..<stop])
    sample.append(0x0A)
    return stop
  }
}
