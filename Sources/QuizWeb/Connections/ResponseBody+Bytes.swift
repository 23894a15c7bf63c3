import HTTPTypes
import HummingbirdCore
import NIOCore

extension ResponseBody {
  /// All bytes of the body; nil if they couldn't be made.
  var bytes: ByteBuffer? {
    get async {
      guard contentLength != 0 else { return ByteBuffer() }
      let collected = CollectedBytes()
      do { try await write(collected) } catch { return nil }
      return collected.bytes
    }
  }
}

/// Keeps what a body writes. The site's bodies are one buffer each, which isn't copied.
private final class CollectedBytes: ResponseBodyWriter {
  private(set) var bytes = ByteBuffer()

  func write(_ buffer: ByteBuffer) {
    if bytes.readableBytes == 0 { bytes = buffer } else { bytes.writeImmutableBuffer(buffer) }
  }

  func finish(_ trailingHeaders: HTTPFields?) {}
}
