/// The languages of the scripts in the package.
enum ScriptLanguage: CaseIterable {
  case javaScript, python

  /// How the names of files end.
  var suffix: String {
    switch self {
    case .javaScript: ".js"
    case .python: ".py"
    }
  }

  /// There are at least so many files of it.
  var leastCount: Int {
    switch self {
    case .javaScript: 5
    case .python: 60
    }
  }
}
