import Foundation
import Testing

struct PackageFilesTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  @Test func `a purge removes the logs, and never the data`() throws {
    let script = try text("packaging/postrm").split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(
      separator: "\n")
    let purge = try #require(script.components(separatedBy: #"if [ "$1" = purge ]; then"#).last)
    #expect(purge.contains("rm -rf /var/log/parlour\n"))
    #expect(!script.contains("/var/lib/parlour"))
  }

  @Test func `the log that the package's settings show is in the folder that is made, rotated and purged`() throws {
    #expect(try text("packaging/parlour.default").contains("PARLOUR_SECURITY_LOG=/var/log/parlour/security.log"))
    #expect(try text("packaging/parlour.service").contains("LogsDirectory=parlour\n"))
    #expect(try text("packaging/parlour.logrotate").contains("\n/var/log/parlour/*.log {\n"))
    #expect(try text("scripts/package").contains("/etc/logrotate.d/parlour"))
  }
}
