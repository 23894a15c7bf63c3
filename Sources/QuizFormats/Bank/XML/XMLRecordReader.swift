/// Reads certain elements of an XML document one after another, with their content, for any document size.
struct XMLRecordReader {
  private static let chunkSize = 65_536
  /// The maximal number of elements and of text bytes in a record.
  private static let maxElements = 20_000
  private static let maxTextSize = 1_048_576

  private(set) var stream: TextStream
  private let name: String
  /// Whether elements with a name are records.
  private let isRecord: (String) -> Bool
  /// Elements whose text is ignored.
  private let ignoredElements: Set<String>
  private var parser: XMLPushParser?
  private var events: ArraySlice<(event: XMLPushParser.Event, offset: Int)> = []
  /// The outermost element's name; nil before it was read.
  private(set) var root: String?
  /// The record's open elements; the record itself is first.
  private var openElements: [XMLElement] = []
  private var size = (elements: 0, text: 0)
  private var sourceBuffer = XMLSourceBuffer()
  private var isDone = false

  enum Record {
    case element(XMLElement)
    /// The record has a diagnostic.
    case invalid
  }

  /// - Parameters:
  ///   - name: the file's name, for diagnostics.
  ///   - isRecord: whether elements with a name are records.
  ///   - ignoring: the names of elements whose text is ignored.
  init(_ stream: TextStream, name: String, ignoring: Set<String> = [], isRecord: @escaping (String) -> Bool) {
    self.stream = stream
    self.name = name
    self.isRecord = isRecord
    self.ignoredElements = ignoring
  }

  /// The next record; nil at the end. Also nil if the document can't be read further, with a diagnostic. The
  /// diagnostics' source is the record's beginning.
  mutating func next(_ diagnostics: inout Diagnostics) -> Record? {
    while true {
      while let (event, offset) = events.popFirst() {
        guard let record = handle(event, offset) else { continue }
        diagnostics.source = sourceBuffer.source(from: record.offset, to: offset, name: name)
        if size.elements <= Self.maxElements, size.text <= Self.maxTextSize {
          return .element(record.rebased(by: record.offset))
        }
        diagnostics.add(RecordTooLong(limit: Self.maxTextSize), at: SourceLocation(offset: .byte(0)))
        return .invalid
      }
      if isDone { return nil }
      read(&diagnostics)
    }
  }

  private mutating func read(_ diagnostics: inout Diagnostics) {
    if parser == nil { begin(&diagnostics) }
    guard !isDone, let parser else { return }
    stream.refill()
    let end = min(stream.bytes.count, stream.position + Self.chunkSize)
    let bytes = stream.bytes[stream.position..<end]
    sourceBuffer.append(bytes, recordStart: openElements.first?.offset)
    stream.advance(to: end)
    isDone = stream.isAtEnd
    events = parser.parse(bytes, isLast: isDone)[...]
    if let failure = parser.failure {
      isDone = true
      report(failure, &diagnostics)
    }
  }

  private mutating func begin(_ diagnostics: inout Diagnostics) {
    parser = XMLPushParser()
    isDone = parser == nil
    switch XMLDeclaration(stream).encoding {
    case .unicode:
      guard let detected = stream.uncertainEncoding else { break }
      isDone = true
      diagnostics.source = SourceText(name: self.name)
      diagnostics.add(UndetectableEncoding(detected))
    case .legacy where !stream.isEncodingGuessed && stream.encoding != .undetermined: break
    case .legacy(let encoding): stream = stream.rewound(as: .converted(encoding))
    case .unknown(let name):
      isDone = true
      diagnostics.source = stream.source(to: stream.lineEnd(from: stream.position), name: self.name)
      diagnostics.add(UnsupportedEncoding(name: name), at: SourceLocation(offset: .byte(0)))
    }
  }

  private mutating func report(_ failure: XMLParseError, _ diagnostics: inout Diagnostics) {
    let location: SourceLocation
    (diagnostics.source, location) = sourceBuffer.line(at: failure.offset, name: name)
    switch failure.reason {
    case .syntax(let problem): diagnostics.add(InvalidXML(problem: problem), at: location)
    case .entityDeclaration: diagnostics.add(XMLEntityDeclaration(), at: location)
    case .tooDeep: diagnostics.add(NestingTooDeep(limit: XMLPushParser.maxDepth), at: location)
    case .tooLong: diagnostics.add(RecordTooLong(limit: XMLPushParser.maxPendingBytes), at: location)
    }
  }

  /// - Returns: a record that has ended.
  private mutating func handle(_ event: XMLPushParser.Event, _ offset: Int) -> XMLElement? {
    switch event {
    case .start(let name, let attributes):
      if root == nil { root = name }
      if openElements.isEmpty, !isRecord(name) { return nil }
      if openElements.isEmpty { size = (0, 0) }
      size.elements += 1
      openElements.append(
        XMLElement(name: name, attributes: size.elements > Self.maxElements ? [:] : attributes, offset: offset))
    case .text(let text):
      guard let last = openElements.indices.last, !ignoredElements.contains(openElements[last].name) else { return nil }
      size.text += text.utf8.count
      if size.text <= Self.maxTextSize { openElements[last].content.append(.text(text)) }
    case .end:
      guard let element = openElements.popLast() else { return nil }
      guard let parent = openElements.indices.last else { return element }
      if size.elements <= Self.maxElements { openElements[parent].content.append(.element(element)) }
    }
    return nil
  }
}

extension XMLElement {
  /// The element with all offsets reduced by `distance`.
  fileprivate func rebased(by distance: Int) -> XMLElement {
    var moved = XMLElement(name: name, attributes: attributes, offset: offset - distance)
    moved.content = content.map { part in
      if case .element(let element) = part { .element(element.rebased(by: distance)) } else { part }
    }
    return moved
  }
}
