/// Parses Parlour's or a service's JSON, one question after another for any file size. Instead of a list, a file may
/// have a question on each line (JSON Lines).
struct JSONBankParser: BankParser {
  private var dialect: any JSONBankDialect
  private let initialStream: TextStream
  private var elements: JSONElementReader?
  private(set) var commonFields = DocumentNode.emptyMapping

  init(_ stream: TextStream, _ dialect: any JSONBankDialect) {
    initialStream = stream
    self.dialect = dialect
  }

  var size: Int64 { initialStream.size }
  var position: Int64 { (elements?.stream ?? initialStream).inputPosition }
  var failure: InputError? { (elements?.stream ?? initialStream).failure }
  var guessedEncoding: TextDecoder.Encoding? { (elements?.stream ?? initialStream).guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    if elements == nil { begin(&diagnostics) }
    guard let element = elements?.next(&diagnostics) else { return nil }
    switch element {
    case .invalid: return .invalid
    case .tree(let node): return dialect.record(node, &diagnostics)
    }
  }

  private mutating func begin(_ diagnostics: inout Diagnostics) {
    if initialStream.hasJSONLines {
      elements = JSONElementReader(lines: initialStream)
      // A synthetic file with the same questions in a list.
      let location = SourceLocation(offset: .byte(0))
      let list = DocumentNode(.list([]), at: location)
      let root = dialect.listKey.map {
        DocumentNode(.mapping([DocumentNode.Entry(key: $0, keyLocation: location, value: list)]), at: location)
      }
      commonFields = dialect.commonFields(root ?? list, hasQuestions: true, &diagnostics) ?? .emptyMapping
      return
    }
    let envelope = JSONEnvelope(initialStream, listKey: dialect.listKey, &diagnostics)
    guard let root = envelope.root,
      let fields = dialect.commonFields(root, hasQuestions: envelope.hasQuestions, &diagnostics)
    else {
      elements = JSONElementReader(TextStream(MemoryInput([])), listKey: nil)
      return
    }
    commonFields = fields
    elements = JSONElementReader(initialStream.rewound(), listKey: dialect.listKey)
  }
}

/// The structure of one kind of JSON.
protocol JSONBankDialect {
  /// See ``JSONStructureScanner/listKey``.
  var listKey: String? { get }

  /// The fields that apply to all questions.
  ///
  /// - Parameter root: the file's value, without its questions.
  ///
  /// - Returns: nil if the file isn't of this kind, with a diagnostic.
  mutating func commonFields(_ root: DocumentNode, hasQuestions: Bool, _ diagnostics: inout Diagnostics)
    -> DocumentNode?

  /// Converts one element of the list.
  mutating func record(_ element: DocumentNode, _ diagnostics: inout Diagnostics) -> BankRecord
}
