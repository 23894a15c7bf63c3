internal import CExpat

/// A push parser for XML: it receives a document in parts and returns events.
///
/// It uses Expat, which loads no external files. It stops at entity declarations, because entities can make small
/// documents large. A tag may have up to ``maxPendingBytes`` bytes, which limits the memory for incomplete parts.
final class XMLPushParser {
  enum Event {
    /// The names have no prefixes.
    case start(name: String, attributes: [String: String])
    case text(String)
    case end
  }

  static let maxPendingBytes = 1_048_576
  static let maxDepth = 100

  private let parser: XML_Parser
  /// The events with their byte offsets.
  private var events: [(event: Event, offset: Int)] = []
  private var depth = 0
  private var fedByteCount = 0
  private(set) var failure: XMLParseError?

  /// - Returns: nil if there is no memory.
  init?() {
    guard let parser = XML_ParserCreate("UTF-8") else { return nil }
    self.parser = parser
    // The parser lives as long as this object, and only this object calls it.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { me, name, attributes in XMLPushParser.instance(me)?.start(name, attributes) },
      { me, _ in XMLPushParser.instance(me)?.end() })
    XML_SetCharacterDataHandler(parser) { me, text, count in XMLPushParser.instance(me)?.text(text, Int(count)) }
    XML_SetEntityDeclHandler(parser) { me, _, _, _, _, _, _, _, _ in
      XMLPushParser.instance(me)?.abort(.entityDeclaration)
    }
    XML_SetSkippedEntityHandler(parser) { me, name, _ in XMLPushParser.instance(me)?.skippedEntity(name) }
  }

  deinit { XML_ParserFree(parser) }

  /// Parses the next part, and returns its events.
  func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> [(event: Event, offset: Int)] {
    guard failure == nil else { return [] }
    fedByteCount += bytes.count
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), isLast ? 1 : 0)
    }
    if status == XML_STATUS_ERROR, failure == nil {
      failure = XMLParseError(reason: .syntax(InvalidXML.Problem(XML_GetErrorCode(parser))), offset: offset)
    }
    if failure == nil, fedByteCount - offset > Self.maxPendingBytes {
      failure = XMLParseError(reason: .tooLong, offset: offset)
    }
    defer { events = [] }
    return events
  }

  private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  private static func instance(_ pointer: UnsafeMutableRawPointer?) -> XMLPushParser? {
    pointer.map { Unmanaged<XMLPushParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func abort(_ reason: XMLParseError.Reason) {
    guard failure == nil else { return }
    failure = XMLParseError(reason: reason, offset: offset)
    XML_StopParser(parser, 0)
  }

  private func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    depth += 1
    guard depth <= Self.maxDepth else { return abort(.tooDeep) }
    var values: [String: String] = [:]
    var index = 0
    while let key = attributes?[index], let value = attributes?[index + 1] {
      values[Self.localName(key)] = String(cString: value)
      index += 2
    }
    events.append((.start(name: name.map(Self.localName) ?? "", attributes: values), offset))
  }

  private func end() {
    depth -= 1
    events.append((.end, offset))
  }

  private func text(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard failure == nil, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: count)
    events.append((.text(String(decoding: bytes, as: UTF8.self)), offset))
  }

  /// An entity that is declared elsewhere; it may be an HTML entity.
  private func skippedEntity(_ name: UnsafePointer<CChar>?) {
    guard let name else { return }
    events.append((.text("&\(String(cString: name));"), offset))
  }

  private static func localName(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

extension InvalidXML.Problem {
  fileprivate init(_ code: XML_Error) {
    switch code {
    case XML_ERROR_NO_ELEMENTS: self = .unexpectedEnd
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR: self = .unclosedMarkup
    case XML_ERROR_TAG_MISMATCH: self = .mismatchedEndTag
    case XML_ERROR_DUPLICATE_ATTRIBUTE: self = .duplicateAttribute
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: self = .contentAfterRoot
    case XML_ERROR_UNDEFINED_ENTITY: self = .unknownEntity
    case XML_ERROR_MISPLACED_XML_PI: self = .misplacedDeclaration
    default: self = .invalid
    }
  }
}
