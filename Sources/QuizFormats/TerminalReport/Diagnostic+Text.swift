extension Diagnostic {
  /// The diagnostic for a terminal: the place, the marked source line, the message, the reason and the fix.
  ///
  /// It ends with a line break. Text from the file is safe to print.
  public func text(_ inks: ANSIStyler = .plain) -> String {
    var text = header(inks) + "\n"
    if let related { text += related.excerpt.lineText(related.line, inks) + "\n" }
    if let excerpt { text += excerpt.text(line: line, isError ? .error : .warning, inks) }
    text += "  " + inks.styled(messageWithSuggestion.wrapped(to: 78, indentation: "  "), as: .bold) + "\n"
    text += paragraph("Why", why, inks)
    text += paragraph("Fix", help, inks)
    return text
  }

  private func header(_ inks: ANSIStyler) -> String {
    let shown = file.printable
    let place = excerpt == nil ? shown : "\(shown):\(line):\(column)"
    return inks.styled(severity.rawValue, as: isError ? .error : .warning) + " " + place + " "
      + inks.styled(ruleID, as: .faint)
  }

  private var messageWithSuggestion: String {
    guard let suggestion else { return message }
    return "\(message) Did you mean \(suggestion.hasPrefix("\"") ? suggestion : suggestion.quoted)?"
  }

  private func paragraph(_ name: String, _ prose: String, _ inks: ANSIStyler) -> String {
    "  " + inks.styled(name.padded(to: 5), as: .faint) + prose.wrapped(to: 73, indentation: "       ") + "\n"
  }
}

extension SourceExcerpt {
  fileprivate func text(line: Int, _ ink: ANSIStyler.Style, _ inks: ANSIStyler) -> String {
    let margin = String(repeating: " ", count: "\(line)".leftPadded(to: 5).count)
    let lead = String(repeating: " ", count: text.prefix(highlightOffset).displayWidth)
    let spot = text.dropFirst(highlightOffset).prefix(highlightLength).displayWidth
    let mark = String(repeating: "^", count: max(1, spot))
    return lineText(line, inks) + "\n"
      + inks.styled("\(margin) │ ", as: .faint) + lead + inks.styled(mark, as: ink) + "\n"
  }

  /// The line with its number.
  fileprivate func lineText(_ line: Int, _ inks: ANSIStyler) -> String {
    inks.styled("\("\(line)".leftPadded(to: 5)) │ ", as: .faint)
      + inks.styled(String(text.prefix(indentation)), as: .faint) + text.dropFirst(indentation)
  }
}
