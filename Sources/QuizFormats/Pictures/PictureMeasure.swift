internal import QuizEngine

/// Reads a picture's width and height from its header, and looks whether its end is there.
enum PictureMeasure {
  struct Size: Hashable, Sendable {
    let width: Int
    let height: Int
  }

  /// In pixels; nil where the file is damaged or cut off.
  static func size(of bytes: [UInt8], _ format: PictureFile.Format) -> Size? {
    let reader = ByteReader(bytes)
    return switch format {
    case .png: png(reader)
    case .jpeg: jpeg(reader)
    case .gif: gif(reader)
    case .webp: webp(reader)
    case .avif: avif(reader)
    case .svg: SVGRoot(bytes)?.size
    }
  }

  /// PNG: chunks of length, type, data and checksum, from IHDR to IEND.
  private static func png(_ bytes: ByteReader) -> Size? {
    guard bytes.text(12, 4) == "IHDR", let width = bytes.big(16, 4), let height = bytes.big(20, 4) else { return nil }
    var index = 8
    while let length = bytes.big(index, 4), let type = bytes.text(index + 4, 4) {
      if type == "IEND" { return bytes.count >= index + 12 ? Size(width: width, height: height) : nil }
      index += 12 + length
    }
    return nil
  }

  /// GIF: the logical screen; the last byte but padding is the trailer.
  private static func gif(_ bytes: ByteReader) -> Size? {
    guard let width = bytes.little(6, 2), let height = bytes.little(8, 2), bytes.lastNonZero == 0x3B else { return nil }
    return Size(width: width, height: height)
  }

  /// JPEG: segments up to the frame header (SOF), and an end marker (EOI) behind the scan.
  private static func jpeg(_ bytes: ByteReader) -> Size? {
    var index = 2
    while let marker = bytes.big(index, 2), marker >= 0xFF01 {
      if marker == 0xFFFF {
        index += 1
        continue
      }
      guard let length = bytes.big(index + 2, 2), length >= 2 else { return nil }
      if isFrame(marker) {
        guard let height = bytes.big(index + 5, 2), let width = bytes.big(index + 7, 2) else { return nil }
        return bytes.hasEndOfImage(after: index) ? Size(width: width, height: height) : nil
      }
      index += 2 + length
    }
    return nil
  }

  /// SOF0 to SOF15 without DHT, JPG and DAC, which lie among them.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
  }

  /// WebP: a RIFF container whose first chunk is VP8, VP8L or VP8X (RFC 9649).
  private static func webp(_ bytes: ByteReader) -> Size? {
    guard let length = bytes.little(4, 4), bytes.count >= length + 8 else { return nil }
    switch bytes.text(12, 4) {
    case "VP8 ":
      guard let width = bytes.little(26, 2), let height = bytes.little(28, 2) else { return nil }
      return Size(width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
      guard let bits = bytes.little(21, 4) else { return nil }
      return Size(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = bytes.little(24, 3), let height = bytes.little(27, 3) else { return nil }
      return Size(width: width + 1, height: height + 1)
    default: return nil
    }
  }

  /// AVIF: the largest `ispe` property among the boxes of `meta`, and every top-level box whole.
  private static func avif(_ bytes: ByteReader) -> Size? {
    var index = 0
    while index < bytes.count {
      guard let length = bytes.big(index, 4) else { return nil }
      if length == 0 { break }
      guard length >= 8, index + length <= bytes.count else { return nil }
      index += length
    }
    return bytes.places(of: "ispe").compactMap { place in
      guard let width = bytes.big(place + 8, 4), let height = bytes.big(place + 12, 4) else { return nil }
      return Size(width: width, height: height)
    }.max { $0.width < $1.width }
  }
}
