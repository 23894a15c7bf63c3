extension RGBColor {
  /// Six lowercase hexadecimal digits.
  public var hex: String {
    func digits(_ value: UInt8) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    return digits(red) + digits(green) + digits(blue)
  }

  /// - Parameter hex: exactly six lowercase hexadecimal digits.
  /// - Returns: nil for anything else.
  public init?(hex: some StringProtocol) {
    let digits = hex.utf8
    guard digits.count == 6, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let value = UInt32(hex, radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8), blue: UInt8(truncatingIfNeeded: value))
  }
}
