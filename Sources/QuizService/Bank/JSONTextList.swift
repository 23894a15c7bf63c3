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
  /// page of the daily game reads some, and Foundation's decoder takes 27,000 instructions for a list, this 8,000.
  private static func unescapedTexts(in json: String) -> [String]? {
    let bytes = json.utf8
    guard bytes.count >= 4, bytes.starts(with: "[\"".utf8), bytes.suffix(2).elementsEqual("\"]".utf8),
      bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") })
    else { return nil }
    // Without escapes the quotation marks are those around the texts.
    let parts = bytes.dropFirst(2).dropLast(2).split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let isList = parts.indices.allSatisfy { $0.isMultiple(of: 2) || parts[$0].elementsEqual([UInt8(ascii: ",")]) }
    guard isList, !parts.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: parts.count, by: 2).map { String(Substring(parts[$0])) }
  }
}

extension String {
  /// Whether JSON, as Foundation writes it, has the text without escapes.
  fileprivate var isJSONAsItIs: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") }
  }
}
