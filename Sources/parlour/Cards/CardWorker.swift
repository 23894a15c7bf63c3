import QuizCards
import QuizWeb

/// Has cards drawn by a process of their own, one after the other.
///
/// The libraries that draw keep fonts in memory, run what authors put into pictures, and can't be interrupted. A process
/// gives the memory back when it ends, may die of a picture without harm, and can be ended when it takes too long.
actor CardWorker: CardArtist {
  /// How long the process stays when nobody asks for a card.
  private static let rest = Duration.seconds(20)

  private let patience: Int
  private let program: String
  private let thread = SideThread(label: "cards")
  private var process: CardProcess?
  private var farewell: Task<Void, Never>?

  /// - Parameters:
  ///   - patience: how many seconds a card may take.
  ///   - program: where `parlour` is; the standard is this program itself.
  init(patience: Int = 3, program: String = "/proc/self/exe") {
    self.patience = patience
    self.program = program
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// A card whose picture can't be drawn in time comes without it.
  func draw(_ card: Card) -> [UInt8]? {
    farewell?.cancel()
    defer { farewell = Task { await endAfterRest() } }
    return attempt(card) ?? attempt(card.withoutPictures)
  }

  private func attempt(_ card: Card) -> [UInt8]? {
    process = process ?? CardProcess.start(patience: patience, program: program)
    if let png = process?.draw(card) { return png }
    end()
    return nil
  }

  private func endAfterRest() async {
    do { try await Task.sleep(for: Self.rest) } catch { return }
    if !Task.isCancelled { end() }
  }

  private func end() {
    process?.end()
    process = nil
  }
}
