/// Trivia from JSON, ours or another's, one question after the other whatever the file's size.
struct JSONRows: BankRows {
  private var dialect: any JSONDialect
  private let firstFeed: TextFeed
  private var elements: JSONElements?
  private(set) var head = Node.nothingSaid

  init(_ feed: TextFeed, _ dialect: any JSONDialect) {
    firstFeed = feed
    self.dialect = dialect
  }

  var size: Int64 { firstFeed.size }
  var position: Int64 { (elements?.feed ?? firstFeed).inputPosition }
  var failure: InputFailure? { (elements?.feed ?? firstFeed).failure }
  var guess: TextDecoder.Encoding? { (elements?.feed ?? firstFeed).guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    if elements == nil { begin(&findings) }
    guard let element = elements?.next(&findings) else { return nil }
    switch element {
    case .broken: return .mistaken
    case .tree(let node): return dialect.row(node, &findings)
    }
  }

  private mutating func begin(_ findings: inout Findings) {
    let outline = JSONOutline(firstFeed, key: dialect.key, &findings)
    guard let root = outline.root, let head = dialect.head(root, hasQuestions: outline.hasQuestions, &findings) else {
      elements = JSONElements(TextFeed(MemoryInput([])), key: nil)
      return
    }
    self.head = head
    elements = JSONElements(firstFeed.restarted(), key: dialect.key)
  }
}

/// How a kind of JSON says what a question is.
protocol JSONDialect {
  /// See ``JSONSkim/key``.
  var key: String? { get }

  /// What a file says for all its questions.
  ///
  /// - Parameter root: the file's value, with no question in it.
  /// - Returns: nil where the file can't be one of this kind, which then is among the findings.
  mutating func head(_ root: Node, hasQuestions: Bool, _ findings: inout Findings) -> Node?

  /// What one element of the list is.
  mutating func row(_ element: Node, _ findings: inout Findings) -> BankRow
}
