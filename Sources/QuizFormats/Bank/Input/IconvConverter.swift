import Foundation

/// Converts an encoding to UTF-8 with the system's iconv.
///
/// No encoding of ``LegacyEncoding`` keeps a state between characters, so copies of a decoder can share a converter.
final class IconvConverter {
  private let handle: iconv_t

  /// Nil if the system doesn't know the encoding.
  init?(_ encoding: LegacyEncoding) {
    guard let handle = iconv_open("UTF-8", encoding.iconvName), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  deinit { iconv_close(handle) }

  /// Appends the converted bytes to a text. Invalid bytes become U+FFFD.
  ///
  /// - Parameter isLast: whether these are the last bytes.
  ///
  /// - Returns: the number of converted bytes; the rest begins an incomplete character.
  func convert(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into text: inout [UInt8]) -> Int {
    guard let base = input.baseAddress else { return 0 }
    iconv(handle, nil, nil, nil, nil)
    let start = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: CChar.self)
    var next: UnsafeMutablePointer<CChar>? = start
    var left = input.count
    var buffer = [CChar](repeating: 0, count: 65_536)
    while left > 0 {
      let (result, code, written) = buffer.withUnsafeMutableBufferPointer { buffer in
        var target = buffer.baseAddress
        var room = buffer.count
        let result = iconv(handle, &next, &left, &target, &room)
        return (result, errno, buffer.count - room)
      }
      text.append(contentsOf: buffer[..<written].lazy.map { UInt8(bitPattern: $0) })
      if result != -1 || code == E2BIG { continue }
      if code == EINVAL, !isLast { break }
      // No character begins with this byte, or the input ends inside one.
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
      next = next.map { $0 + 1 }
      left -= 1
    }
    return input.count - left
  }
}
