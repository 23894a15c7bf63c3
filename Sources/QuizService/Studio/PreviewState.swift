internal import Foundation
package import QuizEngine

/// A play of a draft's preview as its address holds it. It is stored nowhere, so it counts nowhere.
package struct PreviewState: Hashable, Sendable {
  /// Of the draft that is played.
  package let version: Int
  package let seed: UInt64
  /// Proves that the server began the play. See ``StudioService/newState(_:of:)``.
  package internal(set) var signature: Token128
  /// By position; nil for a question without an answer.
  package let responses: [QuestionResponse?]

  /// The length of a state's text in characters. Servers and proxies take addresses of 8,000.
  private static let maxLength = 7_000

  package init(version: Int, seed: UInt64, signature: Token128, responses: [QuestionResponse?] = []) {
    self.version = version
    self.seed = seed
    self.signature = signature
    self.responses = responses
  }

  /// The same play with other answers.
  package func with(_ play: Play) -> PreviewState {
    PreviewState(version: version, seed: seed, signature: signature, responses: play.responses)
  }

  /// The state that ``text`` wrote; nil for any other text.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maxLength else { return nil }
    let base64 = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
    let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: base64 + padding), data.count > 32 else { return nil }
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    guard let version = Int(exactly: number(data.prefix(8))),
      let signature = Token128(bytes: [UInt8](data.dropFirst(16).prefix(16))),
      let responses = ResponseCoding.decode([UInt8](data.dropFirst(32)))
    else { return nil }
    self.init(version: version, seed: number(data.dropFirst(8).prefix(8)), signature: signature, responses: responses)
    guard self.text == text else { return nil }
  }

  /// Letters, digits, `-` and `_`: 32 bytes for version, seed and signature, and those of ``ResponseCoding``.
  package var text: String {
    func bytes(_ number: UInt64) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    let data = Data(bytes(UInt64(version)) + bytes(seed) + signature.bytes + ResponseCoding.encode(responses))
    return String(data.base64EncodedString().prefix { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
  }
}
