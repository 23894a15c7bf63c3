/// Parlour's JSON: a mapping with the common fields, and the questions under `questions`.
struct ParlourJSONDialect: JSONBankDialect {
  var listKey: String? { "questions" }

  func commonFields(_ root: DocumentNode, hasQuestions: Bool, _ findings: inout Diagnostics) -> DocumentNode? {
    BankDocument.readCommonFields(root, hasQuestions: hasQuestions, &findings)
  }

  func record(_ element: DocumentNode, _ findings: inout Diagnostics) -> BankRecord { .question(element) }
}
