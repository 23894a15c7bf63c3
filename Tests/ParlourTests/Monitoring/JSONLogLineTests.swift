import Foundation
import Testing

@testable import parlour

struct JSONLogLineTests {
  private func line(_ message: String, _ fields: [String: String] = [:]) -> String {
    let time = Date(timeIntervalSince1970: 1_795_284_131.482)
    return String(
      decoding: JSONLogLine(time: time, level: "error", message: message, fields: fields).bytes, as: UTF8.self)
  }

  @Test func `a log entry is a JSON object on one line`() {
    #expect(
      line("The store doesn't answer", ["why": "no node"])
        == #"{"fields":{"why":"no node"},"level":"error","message":"The store doesn't answer","#
        + #""time":"2026-11-21T18:02:11.482Z"}"# + "\n")
  }

  @Test(arguments: ["two\nlines", "a \"quote\"", "\u{1b}[31mred\u{7}", "\u{2028}\u{85}", "back\\slash", "猫 🐱"])
  func `any message stays on one line and survives a round trip`(message: String) throws {
    let text = line(message, [message: message])
    #expect(text.utf8.count { $0 == 10 } == 1 && text.last == "\n")
    let entry = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(entry["message"] as? String == message)
    #expect(entry["fields"] as? [String: String] == [message: message])
  }
}
