import QuizService
import Testing

struct ClientNetworkTests {
  private static let readable: [(String, IPAddress)] = [
    ("192.0.2.1", .v4(0xC000_0201)), ("192.0.2.1:5678", .v4(0xC000_0201)), (" 192.0.2.1 ", .v4(0xC000_0201)),
    ("\t192.0.2.1", .v4(0xC000_0201)), ("::ffff:192.0.2.1", .v4(0xC000_0201)), ("::FFFF:c000:201", .v4(0xC000_0201)),
    ("[::ffff:192.0.2.1]:80", .v4(0xC000_0201)), ("0.0.0.0", .v4(0)), ("255.255.255.255", .v4(.max)),
    ("2001:db8::1", .v6(high: 0x2001_0DB8_0000_0000, low: 1)),
    ("2001:DB8:0:0:0:0:0:1", .v6(high: 0x2001_0DB8_0000_0000, low: 1)),
    ("2001:0db8::0.0.0.1", .v6(high: 0x2001_0DB8_0000_0000, low: 1)),
    ("[2001:db8::1]", .v6(high: 0x2001_0DB8_0000_0000, low: 1)),
    ("[2001:db8::1]:443", .v6(high: 0x2001_0DB8_0000_0000, low: 1)),
    ("fe80::1%eth0", .v6(high: 0xFE80_0000_0000_0000, low: 1)), ("fe80::1%", .v6(high: 0xFE80_0000_0000_0000, low: 1)),
    ("[fe80::1%25eth0]:80", .v6(high: 0xFE80_0000_0000_0000, low: 1)), ("::", .v6(high: 0, low: 0)),
    ("1::", .v6(high: 1 << 48, low: 0)), ("::1", .v6(high: 0, low: 1)),
    ("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", .v6(high: .max, low: .max)),
  ]

  @Test(arguments: readable)
  func `all notations of an IP address are read`(text: String, address: IPAddress) {
    #expect(IPAddress(text) == address)
  }

  @Test(arguments: [
    "", " ", "unknown", "_hidden", "localhost", "1.2.3", "1.2.3.4.5", "1.2.3.256", "1.2.3.4:", "1.2.3.4:x",
    "1.2.3.4:-1",
    "1.2.3.4:123456", "1.2.3.4 5.6.7.8", "[1.2.3.4]:80", "[::1", "::1]", "[::1]x", "[]", "[]:80", "2001:db8:::1", ":",
    ":::",
    "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "g::", "::ffff:1.2.3.4.5", "1.2.3.4\u{0}", "%eth0", "1.2.3.4%eth0",
    "\u{FF11}.2.3.4", "😀", String(repeating: "1", count: 10_000), String(repeating: ":", count: 100),
  ])
  func `an invalid IP address is reported`(text: String) {
    #expect(IPAddress(text) == nil)
    #expect(ClientNetwork(of: IPAddress(text)) == .unknown)
  }

  private static let pairs: [(String, String, Bool)] = [
    ("192.0.2.1", "192.0.2.1:99", true), ("192.0.2.1", "::ffff:192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("2001:db8::1", "2001:db8::2", true), ("2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff", true),
    ("2001:db8::1", "2001:db8:0:0:1::", true), ("2001:db8::1", "2001:db8:0:1::1", false),
    ("2001:db8:1::1", "2001:db8:1:0:2::", true), ("::1.2.3.4", "1.2.3.4", false), ("::", "nonsense", false),
    ("0.0.0.0", "::", false),
  ]

  @Test(arguments: pairs)
  func `a client network is an IPv4 address or the first 64 bits of an IPv6 address`(
    one: String, other: String, isSame: Bool
  ) {
    #expect((ClientNetwork(of: IPAddress(one)) == ClientNetwork(of: IPAddress(other))) == isSame)
  }

  @Test func `only IPv6 networks have a larger network, of 48 bits`() {
    func surrounding(_ text: String) -> ClientNetwork? { ClientNetwork(of: IPAddress(text)).supernet }
    #expect(surrounding("2001:db8:1:2::3") == surrounding("2001:db8:1:ffff::4"))
    #expect(surrounding("2001:db8:1:2::3") != surrounding("2001:db8:2:2::3"))
    #expect(surrounding("2001:db8:1::3") != ClientNetwork(of: IPAddress("2001:db8:1::3")))
    #expect(surrounding("2001:db8:1::3")?.supernet == nil)
    #expect(surrounding("192.0.2.1") == nil && surrounding("nonsense") == nil)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true), ("128.0.0.1", false),
    ("::2", false), ("1::1", false), ("0.0.0.0", false),
  ])
  func `loopback addresses are recognized`(text: String, isLoopback: Bool) {
    #expect(IPAddress(text)?.isLoopback == isLoopback)
  }
}
