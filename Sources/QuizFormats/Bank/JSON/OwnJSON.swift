/// Our own notation: a mapping that says what holds for all, with the questions under `questions`.
struct OwnJSON: JSONDialect {
  var key: String? { "questions" }

  func head(_ root: Node, hasQuestions: Bool, _ findings: inout Findings) -> Node? {
    BankTree.head(root, hasQuestions: hasQuestions, &findings)
  }

  func row(_ element: Node, _ findings: inout Findings) -> BankRow { .question(element) }
}
