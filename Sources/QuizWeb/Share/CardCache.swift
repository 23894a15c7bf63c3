import Crypto
import NIOCore
import QuizEngine
import QuizService

/// Caches rendered cards in memory. A card that several requests want at the same time is rendered once.
actor CardCache {
  /// Identifies a card. Its content never changes, since a revision never changes.
  struct Key: Hashable, Sendable {
    let revision: RevisionID
    /// The outcome; nil for the quiz's own card.
    let outcome: OutcomeID?
    let language: Language
  }

  struct RenderedCard: Sendable {
    let png: ByteBuffer
    /// The `ETag` header's value.
    let etag: String

    init(png: [UInt8]) {
      self.png = ByteBuffer(bytes: png)
      etag = "\"" + SHA256.hash(data: png).prefix(8).map { String($0, radix: 16) }.joined(separator: ".") + "\""
    }
  }

  /// Too many cards wait to be rendered.
  struct QueueFull: Error {}

  private let capacity: Int
  private let maximumPending: Int
  private var entries: [Key: (card: RenderedCard, use: Int)] = [:]
  private var inFlight: [Key: Task<RenderedCard?, Never>] = [:]
  private var accessCount = 0
  /// The size of all cached pictures, in bytes.
  private(set) var byteCount = 0
  /// How many cards are being rendered or wait.
  var pendingCount: Int { inFlight.count }

  /// - Parameters:
  ///   - room: the largest size of all cached pictures, in bytes.
  ///   - greatestQueue: how many cards may wait to be rendered.
  init(room: Int = 6_000_000, greatestQueue: Int = 64) {
    self.capacity = room
    self.maximumPending = greatestQueue
  }

  /// - Parameter render: renders the card; called if it is neither cached nor being rendered.
  /// - Returns: nil if the card couldn't be rendered.
  /// - Throws: ``QueueFull``.
  func card(_ name: Key, render: @escaping @Sendable () async -> [UInt8]?) async throws(QueueFull) -> RenderedCard? {
    accessCount += 1
    if let card = entries[name]?.card {
      entries[name]?.use = accessCount
      return card
    }
    if let task = inFlight[name] { return await task.value }
    guard inFlight.count < maximumPending else { throw QueueFull() }
    let task = Task { await render().map(RenderedCard.init(png:)) }
    inFlight[name] = task
    let card = await task.value
    inFlight[name] = nil
    if let card { insert(card, as: name) }
    return card
  }

  private func insert(_ card: RenderedCard, as name: Key) {
    guard card.png.readableBytes <= capacity else { return }
    entries[name] = (card, accessCount)
    byteCount += card.png.readableBytes
    while byteCount > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      byteCount -= oldest.value.card.png.readableBytes
    }
  }
}
