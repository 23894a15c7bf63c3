import HTTPTypes
import Hummingbird
import NIOCore
import QuizPages

/// The fields of a posted form, in their order. A name may occur several times.
struct FormData: Sendable {
  /// The largest size of a form, in bytes.
  static let maxSize = 16_384

  private let fields: [(name: String, value: String)]

  init(_ fields: [(name: String, value: String)]) { self.fields = fields }

  /// The form of a request, if it comes from one of our pages. ``FormHandler`` reads it.
  ///
  /// - Throws: `.badRequest`, `.payloadTooLarge` or `.crossOrigin`.
  init(of request: some SiteRequest) async throws(PageError) {
    let type = request.http.headers.value(of: .contentType)
    guard type?.hasPrefix("application/x-www-form-urlencoded") == true else { throw .badRequest }
    let body: ByteBuffer
    if let collected = request.context.collectedBody {
      body = collected
    } else {
      do {
        body = try await request.http.body.collect(upTo: FormData.maxSize)
      } catch is NIOTooManyBytesError {
        throw .payloadTooLarge
      } catch {
        throw .badRequest
      }
    }
    guard let form = FormData(parsing: Array(body.readableBytesView)) else { throw .badRequest }
    try form.checkCSRF(of: request.http, from: request.visitor)
    self = form
  }

  /// Reads `application/x-www-form-urlencoded`; nil if a percent escape or the UTF-8 is invalid.
  init?(parsing bytes: [UInt8]) {
    var fields: [(name: String, value: String)] = []
    var isValid = true
    bytes[...].forEachPart(separatedBy: UInt8(ascii: "&")) { pair in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      guard let decodedName = FormData.decode(name), let value = FormData.decode(pair[name.endIndex...].dropFirst())
      else {
        isValid = false
        return
      }
      fields.append((decodedName, value))
    }
    guard isValid else { return nil }
    self.fields = fields
  }

  /// The field's first value.
  subscript(_ name: String) -> String? { first(name) ?? Self.formerNames[name].flatMap(first) }

  /// What fields are called on pages that were open during the update from 0.6. Remove it in 0.8.
  private static let formerNames = [
    AccountField.currentPassword: "present", AccountField.hidesStopwatch: "hides-watch", CSRFTokenField.name: "proof",
    IdempotencyKeyField.name: "ticket",
  ]

  private func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    // Most have nothing to decode.
    guard bytes.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(validating: bytes, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
        decoded.append(high << 4 | low)
      default: decoded.append(byte)
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
