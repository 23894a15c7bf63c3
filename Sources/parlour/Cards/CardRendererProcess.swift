import Foundation
import QuizCards

/// A running `parlour render-cards`.
struct CardRendererProcess {
  let id: pid_t
  private let socket: CardSocket

  /// - Parameters:
  ///   - timeout: how many seconds an answer may take.
  ///   - program: where `parlour` is.
  /// - Returns: nil if the system can't start it.
  static func start(timeout: Int, program: String) -> CardRendererProcess? {
    var ends: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(ends[0], SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard let id = spawn(program, with: ends[1]) else {
      close(ends[0])
      return nil
    }
    return CardRendererProcess(id: id, socket: CardSocket(descriptor: ends[0]))
  }

  /// - Returns: nil if the process crashed or took too long; it must be terminated then.
  func render(_ card: ShareCard) -> [UInt8]? {
    guard socket.send(card.encoded), let png = socket.receive(), !png.isEmpty else { return nil }
    return png
  }

  /// Kills the process: it holds no data.
  func terminate() {
    kill(id, SIGKILL)
    close(socket.descriptor)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  /// Starts the process with the socket as its standard input. It closes other inherited descriptors itself.
  private static func spawn(_ program: String, with socket: CInt) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var id = pid_t()
    let arguments = CStringArray(["parlour", RenderCardsCommand.name])
    let environment = CStringArray(Self.environment)
    let status = posix_spawn(&id, program, &actions, nil, arguments.pointers, environment.pointers)
    return status == 0 ? id : nil
  }

  /// The variables by which the program finds its libraries and fonts.
  private static var environment: [String] {
    ProcessInfo.processInfo.environment
      .filter { name, _ in
        ["HOME", "LD_LIBRARY_PATH"].contains(name) || name.hasPrefix("FONTCONFIG_") || name.hasPrefix("XDG_")
      }
      .map { "\($0)=\($1)" }
  }
}

/// Strings as C passes them to a program: an array of pointers that ends with nil.
private final class CStringArray {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
