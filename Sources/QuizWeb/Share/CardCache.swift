import Crypto
import NIOCore
import QuizEngine
import QuizPages
import QuizService

/// Caches rendered cards in memory. A card that several requests want at the same time is rendered once.
actor CardCache {
  /// Identifies a card. Its content never changes, since a revision never changes.
  enum Key: Hashable, Sendable {
    /// - Parameter outcome: nil for the quiz's own card.
    case quiz(RevisionID, outcome: OutcomeID?, Language)
    case site(SiteCard, Language)
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
  private let maxQueueLength: Int
  private var entries: [Key: (card: RenderedCard, use: Int)] = [:]
  private var inFlight: [Key: Task<RenderedCard?, Never>] = [:]
  private var accessCount = 0
  /// The size of all cached pictures, in bytes.
  private(set) var byteCount = 0
  /// How many cards are being rendered or wait.
  var pendingCount: Int { inFlight.count }

  /// - Parameters:
  ///   - capacityInBytes: the largest size of all cached pictures, in bytes.
  ///   - maxQueueLength: how many cards may wait to be rendered.
  init(capacityInBytes: Int = 6_000_000, maxQueueLength: Int = 64) {
    self.capacity = capacityInBytes
    self.maxQueueLength = maxQueueLength
  }

  /// - Parameter render: renders the card; called if it is neither cached nor being rendered.
  /// - Returns: nil if the card couldn't be rendered.
  /// - Throws: ``QueueFull``.
  func card(for key: Key, render: @escaping @Sendable () async -> [UInt8]?) async throws(QueueFull) -> RenderedCard? {
    accessCount += 1
    if let card = entries[key]?.card {
      entries[key]?.use = accessCount
      return card
    }
    if let task = inFlight[key] { return await task.value }
    guard inFlight.count < maxQueueLength else { throw QueueFull() }
    let task = Task { await render().map(RenderedCard.init(png:)) }
    inFlight[key] = task
    let card = await task.value
    inFlight[key] = nil
    if let card { insert(card, for: key) }
    return card
  }

  private func insert(_ card: RenderedCard, for key: Key) {
    guard card.png.readableBytes <= capacity else { return }
    entries[key] = (card, accessCount)
    byteCount += card.png.readableBytes
    while byteCount > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      byteCount -= oldest.value.card.png.readableBytes
    }
  }
}
