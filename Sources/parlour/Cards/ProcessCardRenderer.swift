import QuizCards
import QuizWeb

/// Renders cards in a separate process, one after the other.
///
/// The rendering libraries keep fonts in memory, process authors' pictures, and can't be interrupted. A process frees
/// its memory when it ends, may crash without harm to the server, and can be killed when it takes too long.
actor ProcessCardRenderer: CardRenderer {
  /// How long the process stays without work.
  private static let idleTimeout = Duration.seconds(20)

  private let timeout: Int
  private let program: String
  private let executor = BlockingExecutor(label: "cards")
  private var process: CardRendererProcess?
  private var idleTask: Task<Void, Never>?

  /// - Parameters:
  ///   - timeout: how many seconds a card may take.
  ///   - program: where `parlour` is; by default this program itself.
  init(timeout: Int = 3, program: String = "/proc/self/exe") {
    self.timeout = timeout
    self.program = program
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Renders a card. If its picture can't be rendered in time, the card is rendered without it.
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
