/// An explanation has a formula in TeXFormula or MathML, and is left out for it.
struct OmittedFormula: DiagnosticRule {
  static let id = "omitted-formula"
  static let severity = Diagnostic.Severity.warning
  static let why = "Texts are plain; a formula would stand there as its source, or as something else."

  var message: String { "The explanation has a formula in it, and isn't taken; the question is." }
  var help: String { "Write the formula in words or with signs such as x², √2 and ½, and import the file again." }
}
