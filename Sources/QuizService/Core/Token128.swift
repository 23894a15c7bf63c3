/// 128 random bits that nobody can guess, written as 26 characters of Crockford's base 32 (`0`–`9`, `a`–`z` without
/// `i`, `l`, `o`, `u`).
package struct Token128: Hashable, Sendable {
  /// The first 64 of the 128 bits.
  package let high: UInt64
  /// The last 64 of the 128 bits.
  package let low: UInt64

  @inlinable package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(using dependencies: Dependencies) {
    self.init(high: dependencies.randomBits(), low: dependencies.randomBits())
  }

  /// Reads what ``text`` wrote; nil for anything else.
  @inlinable package init?(text: some StringProtocol) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    let utf8 = text.utf8
    guard utf8.count == 26 else { return nil }
    for byte in utf8 {
      guard high < 1 << 59, let digit = Self.digits.firstIndex(of: byte) else { return nil }
      high = high << 5 | low >> 59
      low = low << 5 | UInt64(digit)
    }
    self.init(high: high, low: low)
  }

  /// 26 digits and small letters, safe in URLs. ``init(text:)`` reads it.
  package var text: String {
    String(unsafeUninitializedCapacity: 26) { buffer in
      var high = high
      var low = low
      for index in (0..<26).reversed() {
        buffer[index] = Self.digits[Int(low & 31)]
        low = low >> 5 | high << 59
        high >>= 5
      }
      return 26
    }
  }

  /// 16 bytes, the highest first.
  package var bytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * $0)) } }
  }

  /// - Parameter bytes: 16, the highest first; nil for any other number of them.
  @inlinable package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    let high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    let low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    self.init(high: high, low: low)
  }

  /// The first 16 bytes of a digest.
  ///
  /// - Precondition: it has as many.
  package init(prefixOf digest: some Sequence<UInt8>) {
    guard let token = Token128(bytes: Array(digest.prefix(16))) else {
      preconditionFailure("a digest has at least 16 bytes")
    }
    self = token
  }

  @usableFromInline static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}
