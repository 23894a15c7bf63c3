/// Detects the encoding of a whole file before it is read.
///
/// It scans the whole file, so that one decision fits all of it. Lines with non-ASCII letters form a sample of 64 KB,
/// at most 128 KB, which ``DetectedEncoding`` examines.
struct EncodingDetector {
  enum Detection {
    /// A byte order mark or the first bytes show UTF-8 or UTF-16, or the file is ASCII.
    case selfEvident
    case utf8
    /// Not UTF-8.
    case legacy(DetectedEncoding)
  }

  private static let chunkSize = 1_048_576
  /// The size in bytes.
  private static let maxSampleSize = 65_536

  private(set) var sample: [UInt8] = []
  /// Whether the sample has a byte. Lines with a new one are added to a full sample too, because that byte may be the
  /// only one that tells two encodings apart.
  private var isSampled = [Bool](repeating: false, count: 256)
  /// The numbers of valid UTF-8 sequences and of invalid bytes.
  private var (validCount, invalidCount) = (0, 0)

  /// - Parameters:
  ///   - input: at its beginning; the function rewinds it.
  ///   - hint: the language that the text probably has.
  static func detect(in input: any ByteInput, hint: String? = nil) throws(InputError) -> Detection {
    var detector = EncodingDetector()
    var rest: [UInt8] = []
    var isFirst = true
    while true {
      let bytes = try input.next(atMost: chunkSize)
      if isFirst, TextDecoder.hasEncodingSignature(bytes) {
        try input.rewind()
        return .selfEvident
      }
      isFirst = false
      rest = detector.scan(rest.isEmpty ? bytes : rest + bytes, isLast: bytes.isEmpty)
      if bytes.isEmpty { break }
    }
    try input.rewind()
    return detector.detection(hint: hint)
  }

  /// Detects the encoding of bytes in memory.
  static func detect(in bytes: [UInt8], hint: String? = nil) -> Detection {
    if TextDecoder.hasEncodingSignature(bytes) { return .selfEvident }
    var detector = EncodingDetector()
    _ = detector.scan(bytes, isLast: true)
    return detector.detection(hint: hint)
  }

  private func detection(hint: String?) -> Detection {
    if validCount == 0, invalidCount == 0 { return .selfEvident }
    return validCount >= invalidCount && validCount > 0 ? .utf8 : .legacy(DetectedEncoding(sample, hint: hint))
  }

  /// - Returns: the bytes of an incomplete last line, for the next call.
  private mutating func scan(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    // Lines are sampled whole, but a very long line is limited to the size of a chunk.
    let end = isLast ? bytes.count : bytes.lastIndex(where: isLineBreak).map { $0 + 1 } ?? bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var lineStart = 0
      while index < end {
        let byte = bytes[index]
        if byte < 0x80 {
          index += 1
          if isLineBreak(byte) { lineStart = index }
          continue
        }
        if sample.count < Self.maxSampleSize || !isSampled[Int(byte)] && sample.count < 2 * Self.maxSampleSize {
          lineStart = sampleLine(bytes, from: max(lineStart, index - 2_000), around: index, before: end)
        }
        let length = TextDecoder.sequenceLength(bytes, at: index)
        if length != nil { validCount += 1 } else { invalidCount += 1 }
        index += length ?? 1
      }
    }
    return Array(bytes[end...])
  }

  /// Adds the line around an index to the sample, without parts that it already has.
  ///
  /// - Returns: the end of the added part.
  private mutating func sampleLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, around index: Int, before end: Int
  ) -> Int {
    guard start <= index else { return start }
    var stop = index
    while stop < end, stop < index + 2_000, !isLineBreak(bytes[stop]) { stop += 1 }
    sample.append(contentsOf: bytes[start..<stop])
    for byte in bytes[start..<stop] { isSampled[Int(byte)] = true }
    sample.append(0x0A)
    return stop
  }
}
