import HTTPTypes
package import HummingbirdCore
import NIOCore

/// A response, and the header fields that it has in common with others.
package struct SiteResponse: Sendable {
  let http: Response
  let commonFields: CommonFields

  package init(_ http: Response) { self.init(http, CommonFields([])) }

  init(_ http: Response, _ commonFields: CommonFields) {
    self.http = http
    self.commonFields = commonFields
  }
}

/// Header fields of many responses. Their bytes are made once, and copied in one go.
struct CommonFields: Sendable {
  let fields: [HTTPField]
  let bytes: ByteBuffer

  init(_ fields: [HTTPField]) {
    self.fields = fields
    var bytes = ByteBuffer()
    for field in fields { bytes.writeString("\(field.name.rawName): \(field.value)\r\n") }
    self.bytes = bytes
  }
}
