internal import QuizEngine

/// Reads a picture's width and height from its header, and checks that the file is complete.
enum PictureSizeReader {
  struct Size: Hashable, Sendable {
    let width: Int
    let height: Int
  }

  /// The size in pixels; nil if the file is damaged or incomplete.
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
    guard bytes.text(at: 12, length: 4) == "IHDR", let width = bytes.bigEndian(at: 16, length: 4),
      let height = bytes.bigEndian(at: 20, length: 4)
    else { return nil }
    var index = 8
    while let length = bytes.bigEndian(at: index, length: 4), let type = bytes.text(at: index + 4, length: 4) {
      if type == "IEND" { return bytes.count >= index + 12 ? Size(width: width, height: height) : nil }
      index += 12 + length
    }
    return nil
  }

  /// GIF: the logical screen; the last byte before any padding is the trailer.
  private static func gif(_ bytes: ByteReader) -> Size? {
    guard let width = bytes.littleEndian(at: 6, length: 2), let height = bytes.littleEndian(at: 8, length: 2),
      bytes.lastNonZero == 0x3B
    else { return nil }
    return Size(width: width, height: height)
  }

  /// JPEG: segments up to the frame header (SOF), and an end marker (EOI) after the scan.
  private static func jpeg(_ bytes: ByteReader) -> Size? {
    var index = 2
    while let marker = bytes.bigEndian(at: index, length: 2), marker >= 0xFF01 {
      if marker == 0xFFFF {
        index += 1
        continue
      }
      guard let length = bytes.bigEndian(at: index + 2, length: 2), length >= 2 else { return nil }
      if isFrameHeader(marker) {
        guard let height = bytes.bigEndian(at: index + 5, length: 2),
          let width = bytes.bigEndian(at: index + 7, length: 2)
        else { return nil }
        return bytes.hasEndOfImage(after: index) ? Size(width: width, height: height) : nil
      }
      index += 2 + length
    }
    return nil
  }

  /// SOF0 to SOF15, except DHT, JPG and DAC in the same range.
  private static func isFrameHeader(_ marker: Int) -> Bool {
    (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
  }

  /// WebP: a RIFF container whose first chunk is VP8, VP8L or VP8X (RFC 9649).
  private static func webp(_ bytes: ByteReader) -> Size? {
    guard let length = bytes.littleEndian(at: 4, length: 4), bytes.count >= length + 8 else { return nil }
    switch bytes.text(at: 12, length: 4) {
    case "VP8 ":
      guard let width = bytes.littleEndian(at: 26, length: 2), let height = bytes.littleEndian(at: 28, length: 2) else {
        return nil
      }
      return Size(width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
      guard let bits = bytes.littleEndian(at: 21, length: 4) else { return nil }
      return Size(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = bytes.littleEndian(at: 24, length: 3), let height = bytes.littleEndian(at: 27, length: 3) else {
        return nil
      }
      return Size(width: width + 1, height: height + 1)
    default: return nil
    }
  }

  /// AVIF: the largest `ispe` property in `meta`; every top-level box must be complete.
  private static func avif(_ bytes: ByteReader) -> Size? {
    var index = 0
    while index < bytes.count {
      guard let length = bytes.bigEndian(at: index, length: 4) else { return nil }
      if length == 0 { break }
      guard length >= 8, index + length <= bytes.count else { return nil }
      index += length
    }
    return bytes.offsets(of: "ispe").compactMap { location in
      guard let width = bytes.bigEndian(at: location + 8, length: 4),
        let height = bytes.bigEndian(at: location + 12, length: 4)
      else { return nil }
      return Size(width: width, height: height)
    }.max { $0.width < $1.width }
  }
}
