import Foundation

/// A JavaScript or Python file of the package.
struct ScriptFile {
  let path: String
  let text: String
  let language: ScriptLanguage

  /// Sorted by path. A program of Python may have no suffix; then its first line names the interpreter.
  static func all(_ language: ScriptLanguage) throws -> [ScriptFile] {
    try ["Benchmarks", "Sources", "Tests", "docs", "packaging", "scripts"].flatMap(SourceTree.paths(under:))
      .filter { !$0.contains("/.build/") && !$0.contains("/__pycache__/") }
      .compactMap { path in
        if path.hasSuffix(language.suffix) {
          let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
          return ScriptFile(path: path, text: text, language: language)
        }
        guard language == .python, path.split(separator: "/").last?.contains(".") == false,
          let text = try? String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8),
          text.hasPrefix("#!"), text.prefix(while: { $0 != "\n" }).contains("python")
        else { return nil }
        return ScriptFile(path: path, text: text, language: language)
      }
  }

  /// The file's own name without its suffix, and every name that the text declares, with its line.
  var names: [(name: String, line: Int)] {
    let file = path.split(separator: "/").last ?? ""
    let own = file.prefix { $0 != "." }.map { $0 == "-" ? "_" : String($0) }.joined()
    return [(own, 1)] + Self.names(in: text, language: language)
  }

  /// The names of variables, parameters, properties, functions and classes that a text declares.
  static func names(in text: String, language: ScriptLanguage) -> [(name: String, line: Int)] {
    let tokens = ScriptToken.all(in: text, language: language)
    switch language {
    case .javaScript:
      var scanner = JavaScriptNameScanner(tokens: tokens)
      return scanner.scan()
    case .python:
      var scanner = PythonNameScanner(tokens: tokens)
      return scanner.scan()
    }
  }

  /// The names that are banned, with the field's term for each.
  var bannedNames: [(name: String, line: Int, term: String)] {
    names.compactMap { name, line in
      BannedNames.replacement(forScriptIdentifier: name).map { (name, line, $0) }
    }
  }
}
