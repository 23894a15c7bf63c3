import NIOCore
import NIOEmbedded
import Testing

@testable import QuizWeb

struct RequestHandlerTests {
  @Test func `requests are answered in their order, each with the time`() throws {
    let connection = try RequestConnection()
    for number in 0..<3 { try connection.ask("/\(number)") }
    #expect(try connection.responses() == ["/0", "/1", "/2"])
    #expect(connection.heads.allSatisfy { $0.hasPrefix("HTTP/1.1 200 OK\r\n") && $0.hasSuffix(" GMT") })
  }

  @Test func `a request waits for the response before it`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    #expect(try connection.responses().isEmpty && connection.asked == ["/held"])
    connection.release()
    #expect(try connection.responses() == ["/held", "/next"])
  }

  @Test(arguments: [1, 7, 16_384])
  func `a form is collected before its request is answered`(length: Int) throws {
    let connection = try RequestConnection()
    try connection.begin("/body", ["Content-Length: \(length)"])
    for _ in 1..<length { try connection.send("a") }
    #expect(connection.asked.isEmpty)
    try connection.send("a")
    #expect(try connection.responses() == ["/body \(length)"])
  }

  @Test func `each request has its own collected body, and a larger one has none`() throws {
    let connection = try RequestConnection()
    let head = "POST /collected HTTP/1.1\r\nHost: quiz.test\r\nContent-Length: "
    try connection.send("\(head)3\r\n\r\nada\(head)0\r\n\r\n\(head)6\r\n\r\nbertha")
    #expect(try connection.responses() == ["ada", "", "bertha"])
    let other = try RequestConnection()
    try other.send("\(head)16385\r\n\r\n")
    #expect(try other.responses() == ["none"])
  }

  @Test(arguments: [false, true])
  func `a larger body is read while it arrives, and stops the client when nobody reads it`(isChunked: Bool) throws {
    let connection = try RequestConnection()
    func send(_ size: Int) throws {
      let bytes = String(repeating: "a", count: size)
      try connection.send(isChunked ? "\(String(size, radix: 16))\r\n\(bytes)\r\n" : bytes)
    }
    try connection.begin("/held", [isChunked ? "Transfer-Encoding: chunked" : "Content-Length: 16385"])
    #expect(connection.asked == ["/held"])
    for _ in 0..<3 { try send(4_000) }
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    try send(4_000)
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    connection.release()
    #expect(connection.reads == 2)
    try send(385)
    if isChunked { try connection.send("0\r\n\r\n") }
    #expect(try connection.responses() == ["/held 16385"])
  }

  @Test func `a body that nobody reads is dropped, and the next request is answered`() throws {
    let connection = try RequestConnection()
    try connection.begin("/unread", ["Content-Length: 1000000"])
    #expect(try connection.responses() == ["/unread"])
    for _ in 0..<100 { try connection.send(String(repeating: "a", count: 10_000)) }
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    try connection.ask("/next")
    #expect(try connection.responses() == ["/next"])
  }

  @Test(arguments: ["close", "Close", "TE, close"])
  func `a connection ends after the response if its client asks for it`(option: String) throws {
    let connection = try RequestConnection()
    try connection.ask("/held", "Connection: \(option)")
    try connection.ask("/next")
    #expect(!connection.isOutputClosed)
    connection.release()
    #expect(try connection.responses() == ["/held"])
    #expect(connection.isOutputClosed)
    try connection.ask("/later")
    #expect(try connection.responses().isEmpty)
  }

  @Test(arguments: ["keep-alive", "TE"])
  func `other options leave it open`(option: String) throws {
    let connection = try RequestConnection()
    try connection.ask("/one", "Connection: \(option)")
    #expect(try connection.responses() == ["/one"])
    #expect(!connection.isOutputClosed)
  }

  @Test func `a client of HTTP 1.0, or one that asks for another protocol, gets one response`() throws {
    for text in [
      "GET /one HTTP/1.0\r\nHost: a\r\n\r\n", "CONNECT /one HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET /one HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    ] {
      let connection = try RequestConnection()
      try connection.send(text)
      for _ in 0..<20 { try connection.send(String(repeating: "x", count: 10_000)) }
      #expect(try connection.responses().count == 1, "\(text)")
      #expect(connection.heads[0].contains("Connection: close") && connection.isOutputClosed, "\(text)")
    }
  }

  @Test func `a body that follows another one in the same bytes arrives whole`() throws {
    let connection = try RequestConnection()
    try connection.begin("/one", ["Transfer-Encoding: chunked"])
    try connection.send("2\r\nab\r\n")
    try connection.send("0\r\n\r\nPOST /two HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
    try connection.send("2\r\nde\r\n0\r\n\r\n")
    #expect(try connection.responses() == ["/one 2", "/two 5"])
  }

  @Test func `nothing is read while a large body waits for its turn`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.begin("/large", ["Content-Length: 20000"])
    connection.channel.pipeline.read()
    #expect(connection.reads == 0)
    connection.release()
    #expect(connection.reads == 1)
    try connection.send(String(repeating: "a", count: 20_000))
    #expect(try connection.responses() == ["/held", "/large 20000"])
  }

  @Test func `a response that says so is the last`() throws {
    let connection = try RequestConnection()
    try connection.ask("/last")
    try connection.ask("/more")
    #expect(try connection.responses() == ["/last"])
    #expect(connection.isOutputClosed)
  }

  @Test func `a response isn’t cut off while a large body waits for its turn`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.begin("/large", ["Content-Length: 20000"])
    connection.loop.advanceTime(by: .seconds(60))
    #expect(connection.channel.isActive)
    connection.release()
    connection.loop.advanceTime(by: .seconds(10))
    #expect(try connection.channel.isActive && connection.responses() == ["/held"])
    connection.loop.advanceTime(by: .seconds(10))
    #expect(!connection.channel.isActive)
  }

  @Test func `a body that breaks off gets one response, the last`() throws {
    let connection = try RequestConnection()
    try connection.begin("/body", ["Transfer-Encoding: chunked"])
    try connection.send("no chunk\r\n")
    try connection.send("no chunk\r\n")
    #expect(try connection.responses() == ["/body failed"])
    #expect(connection.heads[0].contains("Connection: close") && connection.isOutputClosed)
  }

  @Test func `many requests that nothing has to wait for let other connections have their turn`() throws {
    let connection = try RequestConnection()
    try connection.send((1...40).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for count in [16, 32, 40] {
      #expect(connection.asked.count == count)
      connection.loop.advanceTime(by: RequestHandler.responsePause)
    }
    #expect(try connection.responses() == (1...40).map { "/\($0)" })
  }

  @Test(arguments: [false, true])
  func `no side is closed before all bytes are sent`(isShutdown: Bool) throws {
    let connection = try RequestConnection()
    connection.holdsBytes = true
    try connection.ask("/one")
    let event: any Sendable = isShutdown ? ChannelShouldQuiesceEvent() : ChannelEvent.inputClosed
    connection.channel.pipeline.fireUserInboundEventTriggered(event)
    connection.loop.run()
    #expect(connection.channel.isActive && !connection.isOutputClosed)
    connection.holdsBytes = false
    connection.loop.run()
    #expect(try connection.responses() == ["/one"])
    #expect(connection.channel.isActive == !isShutdown && connection.isOutputClosed == !isShutdown)
  }

  @Test(arguments: [false, true])
  func `a shutdown closes a connection whose client doesn’t end its side`(isCutOff: Bool) throws {
    let connection = try RequestConnection()
    try connection.ask("/one", "Connection: close")
    #expect(connection.isOutputClosed && connection.channel.isActive)
    if isCutOff {
      connection.handler.cutOff()
    } else {
      connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    connection.loop.run()
    #expect(!connection.channel.isActive)
  }

  @Test func `a connection that is cut off takes no more requests`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.ask("/waiting")
    connection.handler.cutOff()
    try connection.ask("/more")
    connection.release()
    #expect(connection.asked == ["/held"] && !connection.channel.isActive)
    #expect(try connection.responses() == ["/held"])
  }

  @Test func `at the limit a connection ends after all that its client has asked`() throws {
    let connections = ConnectionLimiter(maximum: 1)
    connections.opened()
    let connection = try RequestConnection(connections)
    try connection.send((1...3).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    #expect(try connection.responses() == ["/1", "/2", "/3"])
    #expect(connection.heads.map { $0.contains("Connection: close") } == [false, false, true])
    #expect(!connection.channel.isActive)
  }

  @Test func `a client that has ended its side gets its responses`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    connection.release()
    #expect(try connection.responses() == ["/held", "/next"])
    #expect(connection.isOutputClosed)
  }

  @Test func `what isn’t HTTP is refused after the responses to what came before`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.send("neither\r\n\r\n")
    try connection.send("nor this\r\n\r\n")
    #expect(try connection.responses().isEmpty)
    connection.release()
    #expect(try connection.responses() == ["/held", ""])
    let begin = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\nDate: "
    #expect(connection.heads.last?.hasPrefix(begin) == true)
    #expect(connection.isOutputClosed)
  }

  @Test func `at a shutdown requests that have begun are answered, and the connection is closed`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.begin("/body", ["Content-Length: 3"])
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    connection.release()
    #expect(try connection.responses() == ["/held"])
    #expect(connection.channel.isActive)
    try connection.send("abc")
    #expect(try connection.responses() == ["/body 3"])
    connection.loop.run()
    #expect(!connection.channel.isActive)
  }

  @Test func `at a shutdown an idle connection is closed`() throws {
    let connection = try RequestConnection()
    try connection.ask("/one")
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    connection.loop.run()
    #expect(!connection.channel.isActive)
  }

  @Test func `a connection that is cut off sends the response under way, and waits for no body`() throws {
    let connection = try RequestConnection()
    try connection.begin("/body", ["Content-Length: 20000"])
    connection.handler.cutOff()
    connection.loop.run()
    #expect(try connection.responses() == ["/body failed"])
    #expect(!connection.channel.isActive)
  }

  @Test func `no response is made while the client takes none`() throws {
    let connection = try RequestConnection()
    connection.channel.isWritable = false
    try connection.ask("/one")
    #expect(connection.asked.isEmpty)
    connection.channel.isWritable = true
    connection.channel.pipeline.fireChannelWritabilityChanged()
    #expect(try connection.responses() == ["/one"])
  }

  @Test func `a connection has ended when its last response has been made`() throws {
    let connection = try RequestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    try connection.channel.close().wait()
    connection.loop.run()
    #expect(!connection.hasEnded)
    connection.release()
    #expect(connection.hasEnded && connection.asked == ["/held"])
  }
}
