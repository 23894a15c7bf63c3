import NIOCore
import NIOPosix
import Testing

@testable import QuizWeb

@Suite(.timeLimit(.minutes(10))) struct EventLoopBalancerTests {
  @Test func `new connections go to the event loops with the fewest open ones`() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 3)
    let balancer = EventLoopBalancer(group)
    let server = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
    balancer.balance(server)
    // The handler is there.
    try await server.eventLoop.submit {}.get()
    let address = try #require(server.localAddress)
    var clients: [any Channel] = []
    func connect(_ count: Int) async throws {
      for _ in 0..<count {
        let total = clients.count + 1
        clients.append(
          try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connect(to: address).get())
        while balancer.openCounts.reduce(0, +) < total { try await Task.sleep(for: .milliseconds(1)) }
      }
    }

    try await connect(9)
    #expect(balancer.openCounts == [3, 3, 3])

    // Those of one event loop: every third, since each had its turn.
    for client in [clients[0], clients[3], clients[6]] { try await client.close() }
    while balancer.openCounts.reduce(0, +) > 6 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(balancer.openCounts.sorted() == [0, 3, 3])
    clients = [1, 2, 4, 5, 7, 8].map { clients[$0] }
    // Somebody else takes a turn: only the first choice can be a worse one.
    _ = group.next()
    try await connect(4)
    #expect(balancer.openCounts.sorted() == [3, 3, 4])

    for client in clients { try await client.close() }
    try await server.close()
    try await group.shutdownGracefully()
  }
}
