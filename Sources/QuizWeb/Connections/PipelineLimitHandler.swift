import Glibc
import NIOCore

/// Holds back the bytes of further requests while a client waits for several responses, so that a client that sends
/// thousands of requests at once costs little memory. They are answered later, in their order.
///
/// It comes before the decoder, since a decoded request takes a hundred times the memory of its bytes.
final class PipelineLimitHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = Any

  /// The most requests of a connection that have arrived and whose responses aren't sent yet.
  static let maxPending = 8
  /// The number of bytes that are read at once: four times 16 KB. Only a client that ends its side and has sent more
  /// reaches it.
  static let maxHeld = 64 * 1024

  private let requests: RequestTimeoutHandler
  /// Nil after the handler was removed.
  private var context: ChannelHandlerContext?
  private var held = ByteBuffer()
  /// Whether a request has arrived that isn't decoded yet, or its head has.
  var isHoldingRequest: Bool { held.blankLineEnd != nil }
  private var isReleasing = false
  /// Whether the channel was asked to read while bytes were held back.
  private var isReadDeferred = false
  /// Whether the client ended its side while bytes were held back.
  private var isInputClosed = false

  init(_ requests: RequestTimeoutHandler) { self.requests = requests }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    requests.connection?.countRead(bytes.readableBytes)
    if held.readableBytes == 0 { held = bytes } else { held.writeBuffer(&bytes) }
    release(context)
    if held.readableBytes > Self.maxHeld { context.close(promise: nil) }
  }

  func read(context: ChannelHandlerContext) {
    if held.readableBytes == 0 { context.read() } else { isReadDeferred = true }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if held.readableBytes > 0, case ChannelEvent.inputClosed = event {
      isInputClosed = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    held.clear()
    context.fireChannelInactive()
  }

  /// A response was sent: there may be room for more requests.
  func responseSent() {
    guard let context, context.channel.isActive, held.readableBytes > 0, !isReleasing else { return }
    release(context)
    guard held.readableBytes == 0 else { return }
    if isInputClosed { context.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
    isInputClosed = false
    if isReadDeferred { context.read() }
    isReadDeferred = false
  }

  private func release(_ context: ChannelHandlerContext) {
    guard !isReleasing else { return }
    isReleasing = true
    while !requests.closesAfterResponse, requests.pendingResponses < Self.maxPending,
      let bytes = held.readThroughBlankLine()
    {
      requests.bytesReceived(at: context.eventLoop.now)
      context.fireChannelRead(wrapInboundOut(bytes))
    }
    isReleasing = false
    if held.readableBytes == 0 { held = ByteBuffer() }
  }
}

extension ByteBuffer {
  /// Reads the bytes up to the end of the first blank line, which ends a request's head, or else all of them; nil if
  /// there are none. A blank line in a body makes one more piece, which does no harm.
  mutating func readThroughBlankLine() -> ByteBuffer? {
    readableBytes > 0 ? readSlice(length: blankLineEnd ?? readableBytes) : nil
  }

  /// The number of bytes up to the end of the first blank line; nil if there is none.
  var blankLineEnd: Int? {
    withUnsafeReadableBytes { bytes in
      var line = bytes[...]
      while let newline = line.firstIndexOfByte(UInt8(ascii: "\n")) {
        let isBlank = line[..<newline].allSatisfy { $0 == UInt8(ascii: "\r") }
        if isBlank, line.startIndex > 0 { return newline + 1 }
        line = bytes[(newline + 1)...]
      }
      return nil
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// The C library compares many bytes at once, and all bytes of all requests go through it.
  fileprivate func firstIndexOfByte(_ byte: UInt8) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: self)
    guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
    return startIndex + (UnsafeRawPointer(found) - start)
  }
}
