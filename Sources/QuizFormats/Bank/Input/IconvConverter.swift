import Foundation

/// Converts bytes of one encoding to UTF-8 by the system's iconv.
///
/// None of ``TextEncoding``'s encodings has a state that outlives a character, so that one converter serves copies of a
/// decoder too.
final class IconvConverter {
  private let handle: iconv_t

  /// Nil where the system doesn't know the encoding.
  init?(_ encoding: LegacyEncoding) {
    guard let handle = iconv_open("UTF-8", encoding.iconvName), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  deinit { iconv_close(handle) }

  /// Appends what the bytes say to a text. What they can't mean becomes U+FFFD.
  ///
  /// - Parameter isLast: whether nothing follows.
  /// - Returns: how many bytes were read; the others are the beginning of a character.
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
      // No character begins with this byte, or the text ends within one.
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
      next = next.map { $0 + 1 }
      left -= 1
    }
    return input.count - left
  }
}
