import Crypto
import NIOCore
import QuizEngine
import QuizService

/// Keeps the cards that were asked for last, in memory, and has each of them drawn once however many ask at the same
/// time.
actor CardShelf {
  /// Names a card: another content has another name, since a revision never changes.
  struct Name: Hashable, Sendable {
    let revision: RevisionID
    /// Nil is the quiz's own card.
    let outcome: OutcomeID?
    let language: Language
  }

  struct Drawn: Sendable {
    let png: ByteBuffer
    /// Differs for different pictures, as the `ETag` header has it.
    let tag: String

    init(png: [UInt8]) {
      self.png = ByteBuffer(bytes: png)
      tag = "\"" + SHA256.hash(data: png).prefix(8).map { String($0, radix: 16) }.joined(separator: ".") + "\""
    }
  }

  /// Too many cards wait to be drawn.
  struct Busy: Error {}

  private let room: Int
  private let greatestQueue: Int
  private var kept: [Name: (drawn: Drawn, use: Int)] = [:]
  private var underway: [Name: Task<Drawn?, Never>] = [:]
  private var uses = 0
  /// Of all kept pictures together, in bytes.
  private(set) var size = 0
  /// How many cards are being drawn or wait for it.
  var waiting: Int { underway.count }

  /// - Parameters:
  ///   - room: the most bytes that the kept pictures have together.
  ///   - greatestQueue: how many cards may wait to be drawn.
  init(room: Int = 6_000_000, greatestQueue: Int = 64) {
    self.room = room
    self.greatestQueue = greatestQueue
  }

  /// - Parameter draw: called where the card isn't there, nor being drawn.
  /// - Returns: nil where it couldn't be drawn.
  func card(_ name: Name, draw: @escaping @Sendable () async -> [UInt8]?) async throws(Busy) -> Drawn? {
    uses += 1
    if let drawn = kept[name]?.drawn {
      kept[name]?.use = uses
      return drawn
    }
    if let drawing = underway[name] { return await drawing.value }
    guard underway.count < greatestQueue else { throw Busy() }
    let drawing = Task { await draw().map(Drawn.init(png:)) }
    underway[name] = drawing
    let drawn = await drawing.value
    underway[name] = nil
    if let drawn { keep(drawn, as: name) }
    return drawn
  }

  private func keep(_ drawn: Drawn, as name: Name) {
    guard drawn.png.readableBytes <= room else { return }
    kept[name] = (drawn, uses)
    size += drawn.png.readableBytes
    while size > room, let oldest = kept.min(by: { $0.value.use < $1.value.use }) {
      kept[oldest.key] = nil
      size -= oldest.value.drawn.png.readableBytes
    }
  }
}
