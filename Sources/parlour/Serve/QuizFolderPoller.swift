import ServiceLifecycle
import UnixSignals

/// Reads the quiz folder again when something in it changes, and on SIGHUP. It reads the bank's folder on SIGHUP and
/// once when the server has started.
struct QuizFolderPoller: Service {
  let loader: QuizLoader
  let bank: BankLoader

  func run() async {
    await withTaskGroup { group in
      group.addTask { await bank.reload() }
      group.addTask { await pollChanges() }
      group.addTask { await reloadOnSIGHUP() }
    }
  }

  /// Polls once a second. A file that is still being written is read again a second later.
  private func pollChanges() async {
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(1)) } } catch { return }
      await loader.reloadIfChanged()
      await loader.loadOtherServersRevisions()
    }
  }

  private func reloadOnSIGHUP() async {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
      await loader.reload()
      await bank.reload()
    }
  }
}
