import Foundation

/// Converts an encoding to UTF-8 with the system's iconv.
///
/// Windows-1255 and Windows-1258 have marks that belong to the letter before them, so the system keeps a letter until
/// the next one. A converter must not be shared by decoders that read at the same time.
final class IconvConverter {
  private static let maxBufferSize = 65_536

  private let handle: iconv_t

  /// Nil if the system doesn't know the encoding.
  init?(_ encoding: LegacyEncoding) {
    guard let handle = iconv_open("UTF-8", encoding.iconvName), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  deinit { iconv_close(handle) }

  /// Forgets a letter that is kept.
  func reset() { iconv(handle, nil, nil, nil, nil) }

  /// Appends the converted bytes to a text. Invalid bytes become U+FFFD.
  ///
  /// - Parameter isLast: whether these are the last bytes.
  ///
  /// - Returns: the number of converted bytes; the rest begins an incomplete character.
  func convert(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into text: inout [UInt8]) -> Int {
    var next = input.baseAddress.map { UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: CChar.self) }
    var left = input.count
    // A byte becomes up to two characters of three bytes, and a kept letter has two.
    var buffer = [CChar](repeating: 0, count: min(Self.maxBufferSize, 6 * input.count + 8))
    while left > 0 {
      let (isDone, code) = convert(&next, &left, &buffer, into: &text)
      if isDone || code == E2BIG { continue }
      if code == EINVAL, !isLast { return input.count - left }
      // No character begins with this byte, or the input ends inside one.
      flush(&buffer, into: &text)
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
      next = next.map { $0 + 1 }
      left -= 1
    }
    if isLast { flush(&buffer, into: &text) }
    return input.count - left
  }

  /// - Returns: whether all is converted, and the error otherwise.
  private func convert(
    _ next: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, _ buffer: inout [CChar], into text: inout [UInt8]
  ) -> (isDone: Bool, code: Int32) {
    let (isDone, code, written) = buffer.withUnsafeMutableBufferPointer { buffer in
      var target = buffer.baseAddress
      var room = buffer.count
      let result = iconv(handle, &next, &left, &target, &room)
      return (result != -1, errno, buffer.count - room)
    }
    text.append(contentsOf: buffer[..<written].lazy.map { UInt8(bitPattern: $0) })
    return (isDone, code)
  }

  /// Appends a letter that is kept.
  private func flush(_ buffer: inout [CChar], into text: inout [UInt8]) {
    let written = buffer.withUnsafeMutableBufferPointer { buffer in
      var target = buffer.baseAddress
      var room = buffer.count
      iconv(handle, nil, nil, &target, &room)
      return buffer.count - room
    }
    text.append(contentsOf: buffer[..<written].lazy.map { UInt8(bitPattern: $0) })
  }
}
