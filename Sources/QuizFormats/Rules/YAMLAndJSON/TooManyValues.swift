/// The file holds more than 100,000 values, counting what aliases repeat.
///
/// A few lines of aliases to aliases can stand for billions of values; the count ends before that.
struct TooManyValues: DiagnosticRule {
  static let id = "too-many-values"
  static let why = "The largest quiz that may be has far fewer; a file like that would only eat memory."

  var message: String {
    "Up to here the file holds more than \(FileLimits.nodeCount.grouped) values, aliases followed."
  }
  var help: String { "Write values out where they are needed, instead of aliases to aliases." }
}
