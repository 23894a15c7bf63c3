/// Proves that a text has no UTF-8 that a program misread as one of the encodings of ``MisreadUTF8``, without a
/// conversion.
///
/// A run of misread characters begins with the first byte of a sequence and a further byte. Letters of an encoding that
/// are these bytes hardly begin a word of a right text.
enum MisreadSequence {
  /// The encodings in which a character is one of some bytes, each as a bit.
  private struct Roles {
    var first: UInt8 = 0
    var further: UInt8 = 0
  }

  /// By scalar. No scalar of the encodings is beyond ™.
  private static let roles: [Roles] = {
    var roles = [Roles](repeating: Roles(), count: 0x2123)
    for (index, misreading) in MisreadUTF8.misreadings.enumerated() {
      for (scalar, bytes) in LegacyBytes.table(misreading.wrong) where bytes.count == 1 {
        switch bytes[0] {
        case 0x80...0xBF: roles[Int(scalar.value)].further |= 1 << index
        case 0xC2...0xF4: roles[Int(scalar.value)].first |= 1 << index
        default: continue
        }
      }
    }
    return roles
  }()

  /// False if the text certainly has none.
  static func mayBeIn(_ text: String) -> Bool {
    let roles = roles
    var isInRun = false
    /// The encodings in which the run begins with the first byte of a sequence, after its first scalar.
    var begun: UInt8 = 0
    for scalar in text.unicodeScalars {
      guard !scalar.isASCII else {
        (isInRun, begun) = (false, 0)
        continue
      }
      let role = scalar.value < roles.count ? roles[Int(scalar.value)] : Roles()
      if begun & role.further != 0 { return true }
      begun = isInRun ? 0 : role.first
      isInRun = true
    }
    return false
  }
}
