internal import QuizEngine

/// Detects a picture's format from its first bytes.
enum PictureFormatSniffer {
  static func format(of bytes: [UInt8]) -> PictureFile.Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) { return .gif }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return .webp }
    if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      let brands = ["avif", "avis"].map { Array($0.utf8) }
      return brands.contains { bytes.dropFirst(8).starts(with: $0) } ? .avif : nil
    }
    return SVGRoot(bytes) == nil ? nil : .svg
  }
}
