import Glibc

extension [UInt8] {
  /// The index of a text in a range of the bytes; nil if it isn't there.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? { self[range].first(text, in: range) }
}

extension ArraySlice<UInt8> {
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let size = text.utf8CodeUnitCount
    return self[range].withUnsafeBytes { bytes in
      var offset = 0
      while let start = bytes.baseAddress, offset + size <= bytes.count {
        let candidates = bytes.count - size + 1 - offset
        guard let found = memchr(start + offset, Int32(text.utf8Start.pointee), candidates) else { return nil }
        if memcmp(found, text.utf8Start, size) == 0 { return range.lowerBound + (UnsafeRawPointer(found) - start) }
        offset = UnsafeRawPointer(found) - start + 1
      }
      return nil
    }
  }

  /// The value of a header line, if the line has this name.
  ///
  /// - Parameter name: lowercase, with its colon.
  func value(ofField name: StaticString) -> ArraySlice<UInt8>? {
    let size = name.utf8CodeUnitCount
    guard count >= size, let first, first | 0x20 == name.utf8Start.pointee else { return nil }
    let same = zip(prefix(size), UnsafeBufferPointer(start: name.utf8Start, count: size)).allSatisfy { byte, letter in
      byte | 0x20 == letter | 0x20
    }
    return same ? dropFirst(size).drop { $0 == UInt8(ascii: " ") } : nil
  }

  var decimal: Int? {
    guard !isEmpty, allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  /// The hexadecimal number at the start of the slice; nil if there is none.
  var hexadecimalPrefix: Int? {
    let digits = prefix { isxdigit(Int32($0)) != 0 }
    return digits.isEmpty ? nil : digits.reduce(0) { $0 << 4 | Int($1 < 0x3A ? $1 & 15 : $1 & 15 + 9) }
  }
}
