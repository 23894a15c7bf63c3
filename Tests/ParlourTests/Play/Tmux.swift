import Foundation
import Programs
import Testing

/// A terminal of 80 × 24 characters for one test, with one program in it.
struct Tmux {
  private static let path = "/usr/bin/tmux"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  private let folder: URL

  init(_ command: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try run("new-session", "-d", "-x", "80", "-y", "24", command + "; exec sleep 60")
  }

  func close() {
    _ = try? run("kill-server")
    try? FileManager.default.removeItem(at: folder)
  }

  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  func resize(columns: Int, rows: Int) throws { try run("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  /// Ends the program in the terminal with SIGTERM.
  func terminate() throws {
    let shell = try run("list-panes", "-F", "#{pane_pid}").trimmingCharacters(in: .whitespacesAndNewlines)
    let children = try String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    let child = try #require(children.split(separator: " ").first.flatMap { Int32($0) })
    #expect(kill(child, SIGTERM) == 0)
  }

  /// The terminal's content as soon as it has the text. It fails after ten seconds.
  @discardableResult
  func waits(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let end = ContinuousClock.now + .seconds(10)
    var screen = ""
    while ContinuousClock.now < end {
      screen = try run("capture-pane", "-p")
      if screen.contains(text) { return screen }
      usleep(20_000)
    }
    Issue.record("“\(text)” didn’t come; the terminal shows:\n\(screen)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let process = SpawnedProcess(
      URL(filePath: Self.path), ["-u", "-S", folder.path + "/socket", "-f", "/dev/null"] + arguments)
    process.environment = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]
    // The output goes to a file. The tmux server would inherit a pipe's end and keep it open.
    let output = folder.appending(path: "output-\(UUID().uuidString)")
    try Data().write(to: output)
    process.output = .file(try FileHandle(forWritingTo: output))
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }
}
