import ArgumentParser
import Foundation
import QuizCards

/// `parlour draw-cards`: the process that draws cards for a server. People have no use for it.
///
/// Whoever started it sends cards through a socket, its standard input, and gets pictures back: each message behind
/// its length in four bytes, the highest first. It ends when nobody holds the socket's other end.
struct RenderCardsCommand: ParsableCommand {
  static let name = "draw-cards"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Draw the pictures to share for a server.", shouldDisplay: false)

  /// One drawing may take so many seconds, also when the server that wanted it is gone.
  private static let timeout: UInt32 = 10
  /// In bytes. Fonts and pictures of the greatest size fit in; what a hostile picture asks for doesn't.
  private static let memoryLimit: UInt = 1 << 30

  func run() {
    closeInheritedDescriptors()
    limitResources()
    let socket = CardSocket(descriptor: STDIN_FILENO)
    while let message = socket.receive(), let card = ShareCard(encoded: message) {
      alarm(Self.timeout)
      let png = card.png() ?? []
      alarm(0)
      guard socket.send(png) else { return }
    }
  }

  /// Closes what came along from the server: SwiftNIO doesn't mark its sockets to be closed by `exec`, and a visitor's
  /// connection must end when the server says so.
  private func closeInheritedDescriptors() {
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap({ CInt($0) }) where descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Requests come first, and no picture of anybody's may take the whole machine.
  private func limitResources() {
    _ = nice(10)
    var limit = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
