import Foundation
import Programs
import Testing

/// Runs scripts/install-debian without root, with the test's own programs that say what is installed.
struct InstallScriptTests {
  /// - Parameter hasAptGet: whether the system is one of Debian's kind.
  private func install(_ arguments: [String], installed: [String], hasAptGet: Bool = true) throws -> ProcessResult {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var programs = [
      "id": "echo 1000",
      "dpkg-query":
        "for word; do :; done; case ' \(installed.joined(separator: " ")) ' in *\" $word \"*) printf installed;; esac",
    ]
    if hasAptGet { programs["apt-get"] = "echo apt-get was run; exit 1" }
    for (name, text) in programs {
      let file = folder.appending(path: name)
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let script = SourceTree.root.appending(path: "scripts/install-debian").path
    return try SpawnedProcess.run(
      URL(filePath: "/bin/sh"), [script, "a test"] + arguments, environment: ["PATH": folder.path])
  }

  @Test func `without root it goes on silently if all is there`() throws {
    let run = try install(
      ["libzip-dev", "--recommends", "fonts-noto-core"], installed: ["libzip-dev", "fonts-noto-core"])
    #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func `without root it prints one line that installs all that is missing`() throws {
    let run = try install(["libzip-dev", "zlib1g-dev", "--recommends", "fonts-noto-core"], installed: ["zlib1g-dev"])
    #expect(run.code == 1)
    let line = "  apt-get update && apt-get install --no-install-recommends libzip-dev fonts-noto-core\n"
    #expect(run.errors.hasSuffix(line) && run.errors.components(separatedBy: "apt-get install").count == 2)
    #expect(!run.output.contains("was run"))
  }

  @Test func `without root it goes on if only what is recommended is missing`() throws {
    let run = try install(["libzip-dev", "--recommends", "fonts-noto-core"], installed: ["libzip-dev"])
    #expect(run.code == 0 && run.errors.contains("install --no-install-recommends fonts-noto-core\n"))
  }

  @Test func `on a system without apt-get it says what is needed and goes on`() throws {
    let run = try install(["libzip-dev"], installed: [], hasAptGet: false)
    #expect(run.code == 0 && run.errors.contains(": libzip-dev\n"))
  }

  /// While packages are installed, a file keeps their services from starting. It must not outlive the script.
  @Test(arguments: ["HUP", "INT", "TERM"], [true, false])
  func `services may start again after an interruption`(signal: String, isInterrupted: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Nothing runs as root: sudo only writes down what it should run. The file is created by tee.
    let apt = isInterrupted ? "kill -\(signal) $PPID" : ":"
    let programs = [
      "id": "echo 1000", "dpkg-query": ":", "apt-get": ":",
      "sudo": "echo \"$@\" >>\(folder.path)/log; case $1 in apt-get) \(apt);; esac",
    ]
    for (name, text) in programs {
      let file = folder.appending(path: name)
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    for name in ["mktemp", "rm", "tail"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: URL(filePath: "/usr/bin/\(name)"))
    }
    let policy = folder.appending(path: "policy-rc.d").path
    let script = SourceTree.root.appending(path: "scripts/install-debian").path
    // If nohup or a shell's background job runs the tests, the script would ignore some signals.
    let run = try SpawnedProcess.run(
      URL(filePath: "/usr/bin/env"), ["--default-signal=\(signal)", "/bin/sh", script, "a test", "nginx"],
      environment: ["PATH": folder.path, "PARLOUR_SERVICE_POLICY": policy])
    let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8).split(separator: "\n")
    #expect((run.code == 0) == !isInterrupted)
    #expect(log.first == "tee \(policy)" && log.contains("apt-get update -q"))
    #expect(log.last == "rm -f \(policy)")
  }
}
