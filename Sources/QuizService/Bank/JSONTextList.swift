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
    if let texts = unescapedTexts(in: json) { return texts }
    guard let texts = try? JSONDecoder().decode([String].self, from: Data(json.utf8)) else {
      throw StoreError.damaged(detail: "a list of texts that can't be read")
    }
    return texts
  }

  /// The texts of a list as ``encode(_:)`` writes one without escapes, which nearly all are; nil for any other. Each
  /// page of the daily game reads some, and Foundation's decoder takes 27,000 instructions for a list.
  private static func unescapedTexts(in json: String) -> [String]? {
    var json = json
    return json.withUTF8 { bytes in
      guard bytes.first == UInt8(ascii: "[") else { return nil }
      var texts: [String] = []
      texts.reserveCapacity(4)
      var rest = bytes[1...]
      while rest.popFirst() == UInt8(ascii: "\"") {
        // Without escapes the next quotation mark ends the text.
        let text = rest.prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
        texts.append(String(decoding: text, as: UTF8.self))
        rest = rest[text.endIndex...]
        guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
        switch rest.popFirst() {
        case UInt8(ascii: ","): continue
        case UInt8(ascii: "]") where rest.isEmpty: return texts
        default: return nil
        }
      }
      return nil
    }
  }
}

extension String {
  /// Whether JSON, as Foundation writes it, has the text without escapes.
  fileprivate var isJSONAsItIs: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") }
  }
}
