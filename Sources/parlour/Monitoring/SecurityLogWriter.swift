import Foundation
import Logging
import QuizService
import ServiceLifecycle

/// Where events of the security log go: into a file of their own, an object a line, or else into the log.
struct SecurityLogWriter: Sendable {
  /// Nil for the log.
  let file: String?
  /// Nil on commands, which have none.
  let logger: Logger?

  func write(_ event: SecurityEvent) {
    guard let file else { return log(event) }
    var fields = event.fields
    fields["event"] = event.name
    fields["uid"] = "\(getuid())"
    let line = JSONLogLine(
      time: Date(), level: event.level.rawValue, message: event.message, fields: fields)
    do { try Self.withFile(file) { line.write(to: $0) } } catch {
      guard let logger else { return Terminal.printError("The security log \(file) can’t be written: \(error).") }
      logger.error("The security log can't be written", metadata: ["error": "\(error)"])
      log(event)
    }
  }

  /// - Throws: `CommandError` where nothing can be written to the file.
  func check() throws {
    guard let file else { return }
    do { try Self.withFile(file) { _ in } } catch {
      throw CommandError(
        "The security log \(file) can’t be written: \(error). Make its folder, and give the user that runs Parlour the right to."
      )
    }
  }

  private func log(_ event: SecurityEvent) {
    var metadata = event.fields.mapValues { Logger.MetadataValue.string($0) }
    metadata["event"] = .string(event.name)
    logger?.log(level: event.level, "\(event.message)", metadata: metadata)
  }

  /// Opens the file for each line, so that it can be rotated by renaming, and written by commands beside the server.
  private static func withFile(_ path: String, _ body: (CInt) -> Void) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw WriteError(reason: String(cString: strerror(errno))) }
    body(descriptor)
    close(descriptor)
  }

  private struct WriteError: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }
}

extension SecurityEvent {
  fileprivate var level: Logger.Level { isNotable ? .notice : .info }
}

/// Has the security log tell once a minute, and when the server ends, what was counted.
struct SecurityLogFlusher: Service {
  static let interval = Duration.seconds(60)

  let security: SecurityLog

  func run() async {
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.interval) } } catch { break }
      security.flushCounts()
    }
  }
}
