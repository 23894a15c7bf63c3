/// A value of a file with its location, independent of the format.
struct DocumentNode: Sendable {
  enum Content: Sendable {
    /// A text, number, Boolean or null. A plain scalar has no quotation marks.
    case scalar(String, plain: Bool)
    case list([DocumentNode])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    let key: String
    let keyLocation: SourceLocation
    let value: DocumentNode
  }

  let content: Content
  let location: SourceLocation
  /// The number of nodes, including itself; each 256 bytes of text count as one more.
  let cost: Int
  /// The number of nested lists and mappings.
  let depth: Int

  init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
    switch content {
    case .scalar(let text, _): (cost, depth) = (1 + text.utf8.count / 256, 0)
    case .list(let items):
      cost = items.reduce(1) { $0 + $1.cost }
      depth = 1 + items.reduce(0) { max($0, $1.depth) }
    case .mapping(let entries):
      cost = entries.reduce(1) { $0 + $1.value.cost }
      depth = 1 + entries.reduce(0) { max($0, $1.value.depth) }
    }
  }
}

extension DocumentNode {
  /// The value of a key; nil if the node has no such key.
  subscript(key: String) -> DocumentNode? { entry(key)?.value }

  func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  var entries: [Entry] {
    if case .mapping(let entries) = content { return entries }
    return []
  }

  var items: [DocumentNode] {
    if case .list(let items) = content { return items }
    return []
  }

  var isMapping: Bool {
    if case .mapping = content { return true }
    return false
  }

  /// Whether the value is null: empty, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, plain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// A scalar's text as written; nil for null.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The integer of a plain scalar: ASCII digits, perhaps with a sign.
  var integer: Int? {
    guard case .scalar(let text, plain: true) = content else { return nil }
    return Int(text)
  }

  /// Whether it is a number in YAML and JSON.
  var isNumber: Bool {
    guard case .scalar(let text, plain: true) = content, let first = text.utf8.first else { return false }
    guard first == 0x2B || first == 0x2D || first == 0x2E || (0x30...0x39).contains(first) else { return false }
    return Double(text) != nil
  }

  var boolean: Bool? {
    guard case .scalar(let text, plain: true) = content else { return nil }
    if ["true", "True", "TRUE"].contains(text) { return true }
    return ["false", "False", "FALSE"].contains(text) ? false : nil
  }
}
