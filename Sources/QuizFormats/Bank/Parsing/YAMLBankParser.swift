/// Parses Parlour's YAML format. It reads the whole file at once.
struct YAMLBankParser: BankParser {
  private var stream: TextStream
  private var source: SourceText?
  private(set) var commonFields = DocumentNode.emptyMapping
  private var questions: [DocumentNode?].Iterator = [].makeIterator()

  init(_ stream: TextStream) { self.stream = stream }

  var size: Int64 { stream.size }
  var position: Int64 { stream.inputPosition }
  var failure: InputError? { stream.failure }
  var guessedEncoding: TextDecoder.Encoding? { stream.guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    if source == nil { begin(&diagnostics) }
    guard let question = questions.next() else { return nil }
    return question.map(BankRecord.question) ?? .invalid
  }

  private mutating func begin(_ diagnostics: inout Diagnostics) {
    let isText = stream.readAll(&diagnostics)
    source = diagnostics.source
    guard isText, let root = YAMLParser.parse(&diagnostics),
      let tree = BankDocument(root, &diagnostics)
    else { return }
    commonFields = tree.commonFields
    questions = tree.questions.makeIterator()
  }
}
