/// Reads files with trivia: YAML or JSON (docs/question-bank.md), or a table in CSV.
///
/// Whatever notation a question is written in, it becomes the same tree first (``ObjectShape/trivia``) and is held to the
/// same rules.
public enum BankFile {
  /// How many diagnostics of one file are kept.
  static let mostDiagnostics = 1_000

  /// Reads a file from memory.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, in UTF-8.
  ///   - name: the file's name. Its ending tells the notation: `.yaml`, `.yml` or `.json`; anything else is a table.
  ///   - defaults: what holds where the file doesn't say it.
  public static func read(
    _ bytes: [UInt8], name: String, defaults: BankDefaults = BankDefaults()
  ) -> BankReading {
    var findings = Findings(source: SourceText(name: name), most: mostDiagnostics)
    guard QuizFile.readText(bytes, atMost: Limits.bankSize, &findings) else { return BankReading(findings) }
    guard let tree = tree(&findings) else { return BankReading(findings) }
    var builder = BankBuilder(head: tree.head, defaults: defaults, findings: findings)
    for node in tree.questions { builder.add(node) }
    return builder.reading
  }

  private static func tree(_ findings: inout Findings) -> BankTree? {
    let name = findings.source.name.lowercased()
    if name.hasSuffix(".json") { return JSONTree.read(&findings).flatMap { BankTree($0, &findings) } }
    if [".yaml", ".yml"].contains(where: name.hasSuffix) {
      return YAMLTree.read(&findings).flatMap { BankTree($0, &findings) }
    }
    return BankTable.read(&findings)
  }
}

extension BankReading {
  /// Of a file in which nothing could be read.
  init(_ findings: Findings) { self.init(entries: [], omitted: 0, diagnostics: findings.sorted) }
}
