package import Foundation

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
    let token = text.utf8.withContiguousStorageIfAvailable { Token128(digits: $0) }
    guard let token = token ?? Array(text.utf8).withUnsafeBufferPointer({ Token128(digits: $0) }) else { return nil }
    self = token
  }

  /// Isn't generic: as code that the compiler doesn't specialize it takes sixteen times as many instructions.
  @usableFromInline init?(digits: UnsafeBufferPointer<UInt8>) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    guard digits.count == 26 else { return nil }
    let values = Self.values
    for byte in digits {
      let digit = values[Int(byte)]
      guard high < 1 << 59, digit < 32 else { return nil }
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
    [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      for index in 0..<8 {
        buffer[index] = UInt8(truncatingIfNeeded: high >> UInt64(56 - 8 * index))
        buffer[8 + index] = UInt8(truncatingIfNeeded: low >> UInt64(56 - 8 * index))
      }
      count = 16
    }
  }

  /// - Parameter bytes: 16, the highest first; nil for any other number of them.
  @inlinable package init?(bytes: some Collection<UInt8>) {
    let token = bytes.withContiguousStorageIfAvailable { Token128(contiguous: $0) }
    guard let token = token ?? Array(bytes).withUnsafeBufferPointer({ Token128(contiguous: $0) }) else { return nil }
    self = token
  }

  /// Isn't generic; see ``init(digits:)``.
  @usableFromInline init?(contiguous bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    // After 16 bytes the first eight have moved on into the high half.
    for byte in bytes { (high, low) = (high << 8 | low >> 56, low << 8 | UInt64(byte)) }
    self.init(high: high, low: low)
  }

  /// The first 16 bytes of a digest.
  ///
  /// - Precondition: it has as many.
  package init(prefixOf digest: some ContiguousBytes) {
    let token = digest.withUnsafeBytes { Token128(bytes: $0.prefix(16)) }
    guard let token else { preconditionFailure("a digest has at least 16 bytes") }
    self = token
  }

  static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The value of each byte as a digit, from 0 to 31; 255 for those that are none. The digits of a token are random, so
  /// a processor would guess every second branch of a comparison wrong.
  static let values = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()
}
