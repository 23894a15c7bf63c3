internal import Foundation
internal import StoreStatus

/// Encodes a list of strings as a JSON array for one column.
enum JSONTextList {
  static func encode(_ texts: [String]) throws -> String {
    guard texts.allSatisfy(\.isJSONAsItIs) else { return try encodeEscaped(texts) }
    return "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }

  /// Escapes the characters that need it, which few texts have, so that most lists need no encoder of their own.
  static func encodeEscaped(_ texts: [String]) throws -> String {
    String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
  }

  static func decode(_ json: String) throws -> [String] {
    guard let texts = try? JSONDecoder().decode([String].self, from: Data(json.utf8)) else {
      throw StoreError.damaged(detail: "a list of texts that can't be read")
    }
    return texts
  }
}

extension String {
  /// Whether JSON, as Foundation writes it, has the text without escapes.
  fileprivate var isJSONAsItIs: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") }
  }
}
