/// The questions of a JSON file one by one, each as a tree.
struct JSONElements {
  private(set) var feed: TextFeed
  private var skim: JSONSkim
  private var state = State.before

  private enum State { case before, first, behindElement, end }

  enum Element {
    /// The findings' source is this element.
    case tree(Node)
    /// It is among the findings.
    case broken
  }

  /// - Parameter key: see ``JSONSkim/key``.
  init(_ feed: TextFeed, key: String?) {
    self.feed = feed
    skim = JSONSkim(key: key)
  }

  /// The next question; nil at the list's end, and where it can't be told where one ends, which then is among the findings.
  mutating func next(_ findings: inout Findings) -> Element? {
    if state == .before { findList() }
    guard state != .end, let byte = peek() else { return end(nil, &findings) }
    if byte == UInt8(ascii: "]") { return end(nil, &findings) }
    if state == .behindElement {
      guard byte == UInt8(ascii: ",") else { return end(.noComma, &findings) }
      feed.advance(to: feed.position + 1)
      if peek() == UInt8(ascii: "]") { return end(.commaAtTheEnd, &findings) }
    }
    state = .behindElement
    return element(&findings)
  }

  private mutating func findList() {
    state = .first
    repeat {
      feed.refill()
      for index in feed.position..<feed.bytes.count {
        skim.step(feed.bytes[index])
        if skim.isInList { return feed.advance(to: index + 1) }
      }
      feed.advance(to: feed.bytes.count)
    } while !feed.isAtEnd
    state = .end
  }

  /// The next byte that isn't blank.
  private mutating func peek() -> UInt8? {
    while true {
      feed.refill()
      guard let index = feed.bytes[feed.position...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 && !isBreak($0) })
      else {
        if feed.isDrained { return nil }
        feed.advance(to: feed.bytes.count)
        continue
      }
      feed.advance(to: index)
      feed.refill()
      return feed.bytes[feed.position]
    }
  }

  private mutating func end(_ problem: BadJSON.Problem?, _ findings: inout Findings) -> Element? {
    if state != .end, let problem {
      let end = feed.lineEnd(from: feed.position)
      findings.source = feed.source(to: end, name: findings.source.name)
      findings.add(BadJSON(problem: problem), at: Place(spot: .byte(0)))
    }
    state = .end
    return nil
  }

  private mutating func element(_ findings: inout Findings) -> Element? {
    guard let end = elementEnd() else {
      let isLast = feed.isDrained && feed.horizon == feed.bytes.count
      findings.source = feed.source(to: feed.lineEnd(from: feed.position), name: findings.source.name)
      let place = Place(spot: .byte(0))
      if isLast {
        findings.add(BadJSON(problem: .endsEarly), at: place)
      } else {
        findings.add(RecordTooLong(limit: TextFeed.reach), at: place)
      }
      state = .end
      return .broken
    }
    findings.source = feed.source(to: end, name: findings.source.name)
    feed.advance(to: end)
    let before = findings.errorCount
    guard let node = JSONTree.read(&findings), findings.errorCount == before else { return .broken }
    return .tree(node)
  }

  /// Behind the value that begins here: its last bracket, or a scalar's last byte.
  private func elementEnd() -> Int? {
    var skim = JSONSkim(key: "")
    for index in feed.position..<feed.horizon {
      let byte = feed.bytes[index]
      if skim.depth == 0, skim.isOutsideText, index > feed.position, byte == 0x2C || byte == 0x5D { return index }
      skim.step(byte)
      if skim.depth == 0, byte == 0x7D || byte == 0x5D, skim.isOutsideText { return index + 1 }
    }
    return nil
  }
}
