extension Sequence<Diagnostic> {
  /// All of them with blank lines between, and a closing line that counts them; empty where there are none.
  public func report(_ inks: Inks = .none) -> String {
    let all = Array(self)
    if all.isEmpty { return "" }
    return all.map { $0.text(inks) + "\n" }.joined() + all.count(inks) + "\n"
  }
}

extension [Diagnostic] {
  private func countOf(_ severity: Diagnostic.Severity) -> Int { count { $0.severity == severity } }

  /// "2 errors, 1 warning".
  fileprivate func count(_ inks: Inks) -> String {
    let (errors, warnings) = (countOf(.error), countOf(.warning))
    var parts: [String] = []
    if errors > 0 { parts.append(inks.paint(errors.of("error"), .error)) }
    if warnings > 0 { parts.append(inks.paint(warnings.of("warning"), .warning)) }
    return parts.joined(separator: ", ")
  }
}
