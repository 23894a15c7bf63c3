import Foundation
import NIOCore
import ServiceLifecycle

/// A server on a port, with a message for the operator if the port can't be used.
struct PortBinding: Service {
  let service: any Service
  let port: Int
  /// The option that sets the port.
  let option: String

  func run() async throws {
    do { try await service.run() } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw CommandError(
        "Port \(port) is in use: another program listens on it. End that program, or choose another port with \(option)."
      )
    } catch let error as IOError where error.errnoCode == EACCES {
      throw CommandError("Port \(port) isn’t allowed to you. Every user may use ports from 1024 on.")
    }
  }
}
