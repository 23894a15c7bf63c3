/// The file contains more than 100,000 values, including repeated aliases.
///
/// A few lines of nested aliases can expand to billions of values. Parlour stops counting before that.
struct TooManyValues: DiagnosticRule {
  static let id = "too-many-values"
  static let why = "The largest quiz has far fewer; such a file would only use memory."

  var message: String {
    "The file contains more than \(FileLimits.nodeCount.grouped) values up to here, including aliases."
  }
  var help: String { "Write the values themselves instead of aliases to aliases." }
}
