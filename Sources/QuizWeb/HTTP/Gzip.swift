import CZlib
import NIOCore

/// Compression for the wire, by zlib.
enum Gzip {
  enum Level: Int32 {
    /// For pages that are made anew each time.
    case fast = 4
    /// For files that are packed once.
    case best = 9
  }

  /// - Returns: a gzip stream; nil where zlib has no memory for it.
  static func compress(_ bytes: [UInt8], level: Level) -> ByteBuffer? {
    var stream = z_stream()
    let gzipFormat: Int32 = 15 + 16
    let status = deflateInit2_(
      &stream, level.rawValue, Z_DEFLATED, gzipFormat, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var compressed = ByteBuffer()
    var finished = false
    bytes.withUnsafeBufferPointer { source in
      stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      stream.avail_in = UInt32(source.count)
      let capacity = Int(deflateBound(&stream, UInt(source.count)))
      compressed.writeWithUnsafeMutableBytes(minimumWritableBytes: capacity) { target in
        stream.next_out = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(target.count)
        finished = deflate(&stream, Z_FINISH) == Z_STREAM_END
        return Int(stream.total_out)
      }
    }
    return finished ? compressed : nil
  }
}
