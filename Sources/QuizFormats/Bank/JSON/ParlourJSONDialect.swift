/// Parlour's JSON: a mapping with the common fields, and the questions under `questions`.
struct ParlourJSONDialect: JSONBankDialect {
  var listKey: String? { "questions" }

  func commonFields(_ root: DocumentNode, hasQuestions: Bool, _ diagnostics: inout Diagnostics) -> DocumentNode? {
    BankDocument.readCommonFields(root, hasQuestions: hasQuestions, &diagnostics)
  }

  func record(_ element: DocumentNode, _ diagnostics: inout Diagnostics) -> BankRecord { .question(element) }
}
