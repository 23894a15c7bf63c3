import Foundation
import Logging
import QuizService

/// Writes events of the security log to their own file, as lines with a JSON object, or else to the log.
struct SecurityLogWriter: Sendable {
  /// The file; nil for the log.
  let file: String?
  /// Nil in commands, which have no log.
  let logger: Logger?

  func write(_ event: SecurityEvent) {
    guard let file else { return log(event) }
    var fields = event.fields
    fields["event"] = event.name
    fields["uid"] = "\(getuid())"
    let line = JSONLogLine(time: Date(), level: event.level.rawValue, message: event.message, fields: fields)
    do { try Self.withFile(file) { line.write(to: $0) } } catch {
      guard let logger else { return Terminal.printError("The security log \(file) can’t be written: \(error).") }
      logger.error("The security log can't be written", metadata: ["error": "\(error)"])
      log(event)
    }
  }

  /// - Throws: `CommandError` if the file can't be written.
  func check() throws {
    guard let file else { return }
    do { try Self.withFile(file) { _ in } } catch {
      throw CommandError(
        "The security log \(file) can’t be written: \(error). Create its folder, and give the user that runs Parlour write permission."
      )
    }
  }

  private func log(_ event: SecurityEvent) {
    var metadata = event.fields.mapValues { Logger.MetadataValue.string($0) }
    metadata["event"] = .string(event.name)
    logger?.log(level: event.level, "\(event.message)", metadata: metadata)
  }

  /// Opens the file for each line, so that it can be rotated by renaming, and commands can write to it beside the
  /// server.
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
