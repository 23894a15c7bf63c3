extension Sequence<Diagnostic> {
  /// All diagnostics with empty lines between them, and a last line with the counts; empty if there are none.
  public func report(_ styler: ANSIStyler = .plain) -> String {
    let all = Array(self)
    if all.isEmpty { return "" }
    return all.map { $0.text(styler) + "\n" }.joined() + all.countSummary(styler) + "\n"
  }
}

extension [Diagnostic] {
  private func countOf(_ severity: Diagnostic.Severity) -> Int { count { $0.severity == severity } }

  /// A text such as “2 errors, 1 warning”.
  fileprivate func countSummary(_ styler: ANSIStyler) -> String {
    let errors = countOf(.error)
    let warnings = countOf(.warning)
    var parts: [String] = []
    if errors > 0 { parts.append(styler.styled(errors.counted("error"), as: .error)) }
    if warnings > 0 { parts.append(styler.styled(warnings.counted("warning"), as: .warning)) }
    return parts.joined(separator: ", ")
  }
}
