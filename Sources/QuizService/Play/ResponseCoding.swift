internal import QuizEngine

/// The binary format of a play's responses: a byte that names the format (1), then one entry for each position.
///
/// An entry begins with a number whose lowest two bits are its kind:
///
/// | kind | the number's other bits | what follows |
/// | --- | --- | --- |
/// | 0 not answered | 0 | |
/// | 1 single | the answer's index | |
/// | 2 multiple | the number of chosen answers | for each, its index minus the one before it (the first: minus 0) |
/// | 3 ranged | thousandths | |
///
/// Numbers are written seven bits at a time, the lowest first. The top bit is set in all bytes but the last. Positions
/// without an answer at the end are left out. A play of 200 single-choice questions takes 201 bytes.
enum ResponseCoding {
  static let format: UInt8 = 1

  /// - Parameter responses: must be valid for their questions, so that no number is negative.
  static func encode(_ responses: [QuestionResponse?]) -> [UInt8] {
    var bytes = [format]
    let answered = responses.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    bytes.reserveCapacity(1 + 2 * answered)
    for response in responses.prefix(answered) { append(response, to: &bytes) }
    return bytes
  }

  /// - Returns: nil if ``encode(_:)`` doesn't produce these bytes.
  static func decode(_ bytes: [UInt8]) -> [QuestionResponse?]? {
    guard bytes.first == format else { return nil }
    var reader = VarintReader(bytes: bytes.dropFirst())
    var responses: [QuestionResponse?] = []
    while !reader.isAtEnd {
      guard let entry = reader.next(), append(entry, of: &reader, to: &responses) else { return nil }
    }
    return responses
  }

  private static func append(_ response: QuestionResponse?, to bytes: inout [UInt8]) {
    switch response {
    case nil: write(0, to: &bytes)
    case .single(let answer): write(answer << 2 | 1, to: &bytes)
    case .ranged(let thousandths): write(thousandths << 2 | 3, to: &bytes)
    case .multiple(let on):
      write(on.count << 2 | 2, to: &bytes)
      for (index, previous) in zip(on, [0] + on) { write(index - previous, to: &bytes) }
    }
  }

  private static func append(_ entry: Int, of reader: inout VarintReader, to responses: inout [QuestionResponse?])
    -> Bool
  {
    let number = entry >> 2
    switch entry & 3 {
    case 1: responses.append(.single(number))
    case 2:
      guard let on = reader.indices(number) else { return false }
      responses.append(.multiple(on))
    case 3: responses.append(.ranged(number))
    default:
      guard number == 0 else { return false }
      responses.append(nil)
    }
    return true
  }

  private static func write(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads numbers from 0 to 2³⁵ − 1.
private struct VarintReader {
  var bytes: ArraySlice<UInt8>

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func next() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// Reads ascending indexes that were written as differences.
  mutating func indices(_ count: Int) -> [Int]? {
    guard count <= bytes.count else { return nil }
    var indices: [Int] = []
    var last = 0
    for _ in 0..<count {
      guard let difference = next() else { return nil }
      last += difference
      indices.append(last)
    }
    return indices
  }
}
