/// Certain elements of an XML document one after the other, each with all that is in it, whatever the document's size.
struct XMLRecords {
  private static let piece = 65_536
  /// How many elements and bytes of text a record may have.
  private static let mostElements = 20_000
  private static let mostText = 1_048_576

  private(set) var feed: TextFeed
  private let name: String
  /// Tells which elements are records.
  private let isRecord: (String) -> Bool
  /// Elements whose text nobody needs.
  private let idle: Set<String>
  private var push: XMLPush?
  private var events: ArraySlice<(event: XMLPush.Event, offset: Int)> = []
  /// The outermost element's name; nil before it was seen.
  private(set) var root: String?
  /// Elements of a record that are open, the record first.
  private var open: [XMLElement] = []
  private var size = (elements: 0, text: 0)
  private var kept = KeptBytes()
  private var isDone = false

  enum Record {
    case element(XMLElement)
    /// It is among the findings.
    case broken
  }

  /// - Parameters:
  ///   - name: the file's, for diagnostics.
  ///   - isRecord: whether elements of a name are records.
  ///   - idle: names of elements whose text is to be left out.
  init(_ feed: TextFeed, name: String, idle: Set<String> = [], isRecord: @escaping (String) -> Bool) {
    self.feed = feed
    self.name = name
    self.isRecord = isRecord
    self.idle = idle
  }

  /// The next record; nil at the end, and where the document can't be read any further, which then is among the findings.
  /// The findings' source is the record's beginning.
  mutating func next(_ findings: inout Findings) -> Record? {
    while true {
      while let (event, offset) = events.popFirst() {
        guard let record = take(event, offset) else { continue }
        findings.source = kept.source(from: record.offset, to: offset, name: name)
        if size.elements <= Self.mostElements, size.text <= Self.mostText {
          return .element(record.moved(by: record.offset))
        }
        findings.add(RecordTooLong(limit: Self.mostText), at: Place(spot: .byte(0)))
        return .broken
      }
      if isDone { return nil }
      read(&findings)
    }
  }

  private mutating func read(_ findings: inout Findings) {
    if push == nil { begin(&findings) }
    guard !isDone, let push else { return }
    feed.refill()
    let end = min(feed.bytes.count, feed.position + Self.piece)
    let bytes = feed.bytes[feed.position..<end]
    kept.add(bytes, recordAt: open.first?.offset)
    feed.advance(to: end)
    isDone = feed.isAtEnd
    events = push.take(bytes, isLast: isDone)[...]
    if let failure = push.failure {
      isDone = true
      report(failure, &findings)
    }
  }

  private mutating func begin(_ findings: inout Findings) {
    push = XMLPush()
    isDone = push == nil
    switch XMLDeclaration(feed).encoding {
    case .asRead:
      guard let guess = feed.unclear else { break }
      isDone = true
      findings.source = SourceText(name: self.name)
      findings.add(UnclearEncoding(guess))
    case .other where !feed.isGuess && feed.encoding != .undecided: break
    case .other(let encoding): feed = feed.restarted(as: .converted(encoding))
    case .unknown(let name):
      isDone = true
      findings.source = feed.source(to: feed.lineEnd(from: feed.position), name: self.name)
      findings.add(UnknownEncoding(name: name), at: Place(spot: .byte(0)))
    }
  }

  private mutating func report(_ failure: XMLFailure, _ findings: inout Findings) {
    let place: Place
    (findings.source, place) = kept.line(at: failure.offset, name: name)
    switch failure.reason {
    case .syntax(let problem): findings.add(BadXML(problem: problem), at: place)
    case .entities: findings.add(XMLEntities(), at: place)
    case .tooDeep: findings.add(TooDeep(most: XMLPush.mostDepth), at: place)
    case .tooLong: findings.add(RecordTooLong(limit: XMLPush.mostPending), at: place)
    }
  }

  /// - Returns: a record that is at its end.
  private mutating func take(_ event: XMLPush.Event, _ offset: Int) -> XMLElement? {
    switch event {
    case .start(let name, let attributes):
      if root == nil { root = name }
      if open.isEmpty, !isRecord(name) { return nil }
      if open.isEmpty { size = (0, 0) }
      size.elements += 1
      open.append(
        XMLElement(name: name, attributes: size.elements > Self.mostElements ? [:] : attributes, offset: offset))
    case .text(let text):
      guard let last = open.indices.last, !idle.contains(open[last].name) else { return nil }
      size.text += text.utf8.count
      if size.text <= Self.mostText { open[last].content.append(.text(text)) }
    case .end:
      guard let element = open.popLast() else { return nil }
      guard let parent = open.indices.last else { return element }
      if size.elements <= Self.mostElements { open[parent].content.append(.element(element)) }
    }
    return nil
  }
}

extension XMLElement {
  /// With all offsets smaller by so much.
  fileprivate func moved(by distance: Int) -> XMLElement {
    var moved = XMLElement(name: name, attributes: attributes, offset: offset - distance)
    moved.content = content.map { part in
      if case .element(let element) = part { .element(element.moved(by: distance)) } else { part }
    }
    return moved
  }
}
