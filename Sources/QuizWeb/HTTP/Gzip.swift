import CZlib
import NIOCore

/// Compresses responses with zlib.
enum Gzip {
  enum Level: Int32 {
    /// For pages, which are compressed for each response.
    case fast = 4
    /// For files, which are compressed once.
    case best = 9
  }

  /// - Returns: a gzip stream; nil if zlib runs out of memory.
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
