internal import Foundation
internal import StoreStatus

/// Encodes a list of strings as a JSON array for one column.
enum JSONTextList {
  static func encode(_ texts: [String]) throws -> String {
    String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
  }

  static func decode(_ json: String) throws -> [String] {
    guard let texts = try? JSONDecoder().decode([String].self, from: Data(json.utf8)) else {
      throw StoreError.damaged(detail: "a list of texts that can't be read")
    }
    return texts
  }
}
