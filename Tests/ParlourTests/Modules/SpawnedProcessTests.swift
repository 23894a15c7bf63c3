import Foundation
import Programs
import Testing

struct SpawnedProcessTests {
  @Test func `a program that is started from a thread of Dispatch has no signal blocked`() async throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "signals-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    try Data().write(to: output)
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            let process = SpawnedProcess(URL(filePath: "/bin/grep"), ["SigBlk", "/proc/self/status"])
            process.output = .file(try FileHandle(forWritingTo: output))
            try process.run()
            process.waitUntilExit()
          })
      }
    }
    #expect(try String(contentsOf: output, encoding: .utf8) == "SigBlk:\t0000000000000000\n")
  }
}
