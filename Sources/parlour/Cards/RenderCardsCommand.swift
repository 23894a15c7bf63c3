import ArgumentParser
import Foundation
import QuizCards

/// `parlour render-cards`: the process that renders cards for a server. People have no use for it.
///
/// The server sends cards through a socket, which is the process's standard input, and receives PNG files. Each message
/// comes after its length in four bytes, big-endian. The process ends when the other end of the socket is closed.
struct RenderCardsCommand: ParsableCommand {
  static let name = "render-cards"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Render share cards for a server.", shouldDisplay: false)

  /// The most seconds that one card may take, even if the server has ended.
  private static let timeout: UInt32 = 10
  /// In bytes. Fonts and the largest pictures fit; a hostile picture that allocates more fails.
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

  /// Closes descriptors inherited from the server. SwiftNIO doesn't mark its sockets as close-on-exec, and a visitor's
  /// connection must end when the server closes it.
  private func closeInheritedDescriptors() {
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap({ CInt($0) }) where descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Requests have priority, and no picture may use up the machine's memory.
  private func limitResources() {
    _ = nice(10)
    var limit = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
