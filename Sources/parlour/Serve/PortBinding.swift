import Foundation
import NIOCore
import ServiceLifecycle

/// A server on a port, and what its operator reads when it can't have that port.
struct PortBinding: Service {
  let service: any Service
  let port: Int
  /// That chose the port.
  let option: String

  func run() async throws {
    do { try await service.run() } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw CommandError(
        "Port \(port) is taken: another program listens there. End it, or choose another with \(option).")
    } catch let error as IOError where error.errnoCode == EACCES {
      throw CommandError("Port \(port) isn’t allowed to you. Ports from 1024 on are free for all.")
    }
  }
}
