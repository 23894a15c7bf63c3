public import Foundation

/// A program that a test starts.
///
/// Foundation's `Process` sometimes crashes the whole test run if many files are open: it reads past the end of a
/// buffer (swift-corelibs-foundation, pull request 5472).
public final class SpawnedProcess {
  public enum Stream {
    case nothing
    /// After the start, our copy of the program's end is closed.
    case pipe(Pipe)
    case file(FileHandle)
  }

  public enum SpawnError: Error {
    /// The program couldn't be started, with the value of `errno`.
    case notStarted(Int32)
  }

  public let executable: URL
  public let arguments: [String]
  public var folder: URL?
  /// If it is nil, the program gets the tests' environment.
  public var environment: [String: String]?
  public var input = Stream.nothing
  public var output = Stream.nothing
  public var errors = Stream.nothing
  public private(set) var processIdentifier: pid_t = 0
  private var status: Int32?

  public init(_ executable: URL, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Starts the program with no open files but its three streams, and with no signal blocked.
  public func run() throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, number) in [(input, 0), (output, 1), (errors, 2)] as [(Stream, Int32)] {
      if let descriptor = stream.descriptor(number) {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    // Closing a descriptor that isn't open does no harm here.
    for descriptor in 3..<Self.maxDescriptors { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // Dispatch blocks most signals in its threads. A program would inherit that, and SIGTERM couldn't end it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let command = (folder.map { ["/usr/bin/env", "-C", $0.path] } ?? []) + [executable.path] + arguments
    let words = environment ?? ProcessInfo.processInfo.environment
    let fault = Self.withStrings(command) { arguments in
      Self.withStrings(words.map { "\($0.key)=\($0.value)" }) { words in
        posix_spawn(&processIdentifier, command[0], &actions, &attributes, arguments, words)
      }
    }
    guard fault == 0 else { throw SpawnError.notStarted(fault) }
    for (stream, number) in [(input, 0), (output, 1), (errors, 2)] as [(Stream, Int32)] { stream.closeChildEnd(number) }
  }

  /// - Returns: the exit code, or the signal's number if a signal ended the program.
  @discardableResult
  public func waitUntilExit() -> Int32 {
    if let status { return status }
    var word: Int32 = 0
    while waitpid(processIdentifier, &word, 0) < 0, errno == EINTR {}
    let signal = word & 0x7f
    let code = signal == 0 ? word >> 8 & 0xff : signal
    status = code
    return code
  }

  public func send(_ signal: Int32) { kill(processIdentifier, signal) }

  /// The largest number of files that the tests may have open.
  private static let maxDescriptors: Int32 = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int32(clamping: min(limit.rlim_cur, 16_384))
  }()

  private static func withStrings<Value>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

extension SpawnedProcess.Stream {
  fileprivate func descriptor(_ number: Int32) -> Int32? {
    switch self {
    case .nothing: nil
    case .pipe(let pipe): (number == 0 ? pipe.fileHandleForReading : pipe.fileHandleForWriting).fileDescriptor
    case .file(let file): file.fileDescriptor
    }
  }

  fileprivate func closeChildEnd(_ number: Int32) {
    guard case .pipe(let pipe) = self else { return }
    try? (number == 0 ? pipe.fileHandleForReading : pipe.fileHandleForWriting).close()
  }
}
