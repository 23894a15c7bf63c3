internal import CExpat

/// A parser of XML that is given a document piece by piece, and gives back what it saw.
///
/// It is Expat, which follows no address, and it is stopped where a document declares entities: those are what makes small
/// documents large. An element's tag may have as many bytes as ``mostPending``, so that no piece of a document stays in
/// memory for long.
final class XMLPush {
  enum Event {
    /// With names that have no prefixes.
    case start(name: String, attributes: [String: String])
    case text(String)
    case end
  }

  static let mostPending = 1_048_576
  static let mostDepth = 100

  private let parser: XML_Parser
  /// With where each begins, in bytes.
  private var events: [(event: Event, offset: Int)] = []
  private var depth = 0
  private var given = 0
  private(set) var failure: XMLFailure?

  /// - Returns: nil where there is no memory.
  init?() {
    guard let parser = XML_ParserCreate("UTF-8") else { return nil }
    self.parser = parser
    // The parser lives as long as this object, which alone calls it.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { me, name, attributes in XMLPush.from(me)?.start(name, attributes) },
      { me, _ in XMLPush.from(me)?.end() })
    XML_SetCharacterDataHandler(parser) { me, text, count in XMLPush.from(me)?.text(text, Int(count)) }
    XML_SetEntityDeclHandler(parser) { me, _, _, _, _, _, _, _, _ in XMLPush.from(me)?.stop(.entities) }
    XML_SetSkippedEntityHandler(parser) { me, name, _ in XMLPush.from(me)?.skipped(name) }
  }

  deinit { XML_ParserFree(parser) }

  /// Takes the next piece, and gives what there is in it.
  func take(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> [(event: Event, offset: Int)] {
    guard failure == nil else { return [] }
    given += bytes.count
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), isLast ? 1 : 0)
    }
    if status == XML_STATUS_ERROR, failure == nil {
      failure = XMLFailure(reason: .syntax(BadXML.Problem(XML_GetErrorCode(parser))), offset: offset)
    }
    if failure == nil, given - offset > Self.mostPending { failure = XMLFailure(reason: .tooLong, offset: offset) }
    defer { events = [] }
    return events
  }

  private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> XMLPush? {
    pointer.map { Unmanaged<XMLPush>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: XMLFailure.Reason) {
    guard failure == nil else { return }
    failure = XMLFailure(reason: reason, offset: offset)
    XML_StopParser(parser, 0)
  }

  private func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    depth += 1
    guard depth <= Self.mostDepth else { return stop(.tooDeep) }
    var values: [String: String] = [:]
    var index = 0
    while let key = attributes?[index], let value = attributes?[index + 1] {
      values[Self.local(key)] = String(cString: value)
      index += 2
    }
    events.append((.start(name: name.map(Self.local) ?? "", attributes: values), offset))
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

  /// An entity whose declaration stands elsewhere; HTML may know it.
  private func skipped(_ name: UnsafePointer<CChar>?) {
    guard let name else { return }
    events.append((.text("&\(String(cString: name));"), offset))
  }

  private static func local(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

extension BadXML.Problem {
  fileprivate init(_ code: XML_Error) {
    switch code {
    case XML_ERROR_NO_ELEMENTS: self = .endsEarly
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR: self = .openMarkup
    case XML_ERROR_TAG_MISMATCH: self = .wrongEnd
    case XML_ERROR_DUPLICATE_ATTRIBUTE: self = .attributeTwice
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: self = .behindTheEnd
    case XML_ERROR_UNDEFINED_ENTITY: self = .unknownEntity
    case XML_ERROR_MISPLACED_XML_PI: self = .lateDeclaration
    default: self = .invalid
    }
  }
}
