import QuizCards
import QuizWeb

/// Has cards drawn by a process of their own, one after the other.
///
/// The libraries that draw keep fonts in memory, run what authors put into pictures, and can't be interrupted. A process
/// gives the memory back when it ends, may die of a picture without harm, and can be ended when it takes too long.
actor ProcessCardRenderer: CardRenderer {
  /// How long the process stays when nobody asks for a card.
  private static let idleTimeout = Duration.seconds(20)

  private let timeout: Int
  private let program: String
  private let executor = BlockingExecutor(label: "cards")
  private var process: CardRendererProcess?
  private var idleTask: Task<Void, Never>?

  /// - Parameters:
  ///   - patience: how many seconds a card may take.
  ///   - program: where `parlour` is; the standard is this program itself.
  init(timeout patience: Int = 3, program: String = "/proc/self/exe") {
    self.timeout = patience
    self.program = program
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A card whose picture can't be drawn in time comes without it.
  func render(_ card: ShareCard) -> [UInt8]? {
    idleTask?.cancel()
    defer { idleTask = Task { await terminateWhenIdle() } }
    return attempt(card) ?? attempt(card.withoutPictures)
  }

  private func attempt(_ card: ShareCard) -> [UInt8]? {
    process = process ?? CardRendererProcess.start(timeout: timeout, program: program)
    if let png = process?.render(card) { return png }
    terminate()
    return nil
  }

  private func terminateWhenIdle() async {
    do { try await Task.sleep(for: Self.idleTimeout) } catch { return }
    if !Task.isCancelled { terminate() }
  }

  private func terminate() {
    process?.terminate()
    process = nil
  }
}
