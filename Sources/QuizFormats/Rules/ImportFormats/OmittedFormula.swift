/// An explanation contains a formula in TeX or MathML. Parlour imports the question without the explanation.
struct OmittedFormula: DiagnosticRule {
  static let id = "omitted-formula"
  static let severity = Diagnostic.Severity.warning
  static let why = "Texts are plain, so players would see the formula's source."

  var message: String { "The explanation contains a formula, so it isn't imported; the question is." }
  var help: String { "Write the formula in words or with characters such as x², √2 and ½, and import the file again." }
}
