extension String {
  /// The same as `count`, without looking for the characters' ends in texts whose characters are one scalar each.
  var characterCount: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isWholeCharacter else { return self.count }
      count += 1
    }
    return count
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character by itself, unless a scalar for which this is false is next to it.
  ///
  /// These are the printable scalars of frequent scripts whose Grapheme_Cluster_Break is “Other” (Unicode Standard
  /// Annex 29). They may be spaces only in ASCII. Others may be characters by themselves too.
  var isWholeCharacter: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x3001...0x3029,
      0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x9FFF, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}
