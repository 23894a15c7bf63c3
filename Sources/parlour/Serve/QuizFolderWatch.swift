import ServiceLifecycle
import UnixSignals

/// Reads the quiz folder again when something in it changes, and on SIGHUP; then the bank's folder too, and once when the
/// site has opened.
struct QuizFolderWatch: Service {
  let loader: QuizLoader
  let bank: BankLoader

  func run() async {
    await withTaskGroup { group in
      group.addTask { await bank.reload() }
      group.addTask { await followChanges() }
      group.addTask { await followSignals() }
    }
  }

  /// Looks once a second; a file that is still being written is read again a second later.
  private func followChanges() async {
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(1)) } } catch { return }
      await loader.foresee()
      await loader.reloadIfChanged()
      await loader.catchUp()
    }
  }

  private func followSignals() async {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
      await loader.reload()
      await bank.reload()
    }
  }
}
