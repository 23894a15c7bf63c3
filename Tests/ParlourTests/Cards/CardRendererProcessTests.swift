import Foundation
import QuizCards
import QuizEngine
import Testing

@testable import parlour

struct CardRendererProcessTests {
  private static func card(_ name: String, _ face: ShareCard.Icon) -> ShareCard {
    ShareCard(
      heading: nil, name: name, icons: [face], accent: RGBColor(red: 9, green: 9, blue: 9), language: Language("en"),
      siteName: "Parlour")
  }

  private static func svg(_ text: String) -> ShareCard.Icon {
    .picture(PictureFile(name: "p", format: .svg, width: 100, height: 100, bytes: Array(text.utf8)))
  }

  /// An SVG with filters that would take minutes.
  private static let endless = svg(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><filter id="f" x="0" y="0" width="1" height="1">\
    \(String(repeating: "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"4000000\"/>", count: 50))</filter>\
    <rect width="100" height="100" filter="url(#f)"/></svg>
    """)

  @Test func `another process draws the same card`() throws {
    let process = try #require(CardRendererProcess.start(timeout: 20, program: ProgramTests.program.path))
    defer { process.terminate() }
    for name in ["one", "two"] {
      let card = Self.card(name, .emoji("🐶"))
      #expect(process.render(card) == card.png())
    }
  }

  @Test func `an endless picture is abandoned in time`() throws {
    let process = try #require(CardRendererProcess.start(timeout: 1, program: ProgramTests.program.path))
    defer { process.terminate() }
    let spent = ContinuousClock().measure { #expect(process.render(Self.card("endless", Self.endless)) == nil) }
    #expect(spent < .seconds(10))
  }

  @Test func `after an endless picture the card is drawn without it, and the next card normally`() async {
    let worker = ProcessCardRenderer(timeout: 3, program: ProgramTests.program.path)
    let hostile = Self.card("endless", Self.endless)
    #expect(await worker.render(hostile) == hostile.withoutPictures.png())
    let harmless = Self.card("next", .emoji("🐱"))
    #expect(await worker.render(harmless) == harmless.png())
  }

  @Test func `the drawing process has none of the server's files and sockets, and ends with it`() async throws {
    let (inherited, other) = (Pipe(), Pipe())
    for pipe in [inherited, other] { _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFD, 0) }
    let process = try #require(CardRendererProcess.start(timeout: 20, program: ProgramTests.program.path))
    #expect(process.render(Self.card("x", .emoji("🐶"))) != nil)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.id)/fd")
    #expect(Set(open) == ["0", "1", "2"])
    process.terminate()
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(process.id)"))
  }

  @Test func `without the program no card is drawn`() async {
    let worker = ProcessCardRenderer(timeout: 2, program: "/nowhere/parlour")
    #expect(await worker.render(Self.card("x", .emoji("🐶"))) == nil)
  }
}
