/// Trivia from a file of our own notation in YAML, which is read as a whole.
struct YAMLRows: BankRows {
  private var feed: TextFeed
  private var source: SourceText?
  private(set) var head = Node.nothingSaid
  private var questions: [Node?].Iterator = [].makeIterator()

  init(_ feed: TextFeed) { self.feed = feed }

  var size: Int64 { feed.size }
  var position: Int64 { feed.inputPosition }
  var failure: InputFailure? { feed.failure }
  var guess: TextDecoder.Encoding? { feed.guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    if source == nil { begin(&findings) }
    guard let question = questions.next() else { return nil }
    return question.map(BankRow.question) ?? .mistaken
  }

  private mutating func begin(_ findings: inout Findings) {
    let isText = feed.readWhole(&findings)
    source = findings.source
    guard isText, let root = YAMLTree.read(&findings),
      let tree = BankTree(root, &findings)
    else { return }
    head = tree.head
    questions = tree.questions.makeIterator()
  }
}
