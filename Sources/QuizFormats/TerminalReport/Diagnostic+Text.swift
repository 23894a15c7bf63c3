extension Diagnostic {
  /// The diagnostic for a terminal: the place, the marked source line, the message, the reason and the fix.
  ///
  /// It ends with a line break. Text from the file is safe to print.
  public func text(_ styler: ANSIStyler = .plain) -> String {
    var text = header(styler) + "\n"
    if let related { text += related.excerpt.lineText(related.line, styler) + "\n" }
    if let excerpt { text += excerpt.text(line: line, isError ? .error : .warning, styler) }
    text += "  " + styler.styled(messageWithSuggestion.wrapped(to: 78, indentation: "  "), as: .bold) + "\n"
    text += paragraph("Why", why, styler)
    text += paragraph("Fix", help, styler)
    return text
  }

  private func header(_ styler: ANSIStyler) -> String {
    let shown = file.printable
    let location = excerpt == nil ? shown : "\(shown):\(line):\(column)"
    return styler.styled(severity.rawValue, as: isError ? .error : .warning) + " " + location + " "
      + styler.styled(ruleID, as: .faint)
  }

  private var messageWithSuggestion: String {
    guard let suggestion else { return message }
    return "\(message) Did you mean \(suggestion.hasPrefix("\"") ? suggestion : suggestion.quoted)?"
  }

  private func paragraph(_ name: String, _ prose: String, _ styler: ANSIStyler) -> String {
    "  " + styler.styled(name.padded(to: 5), as: .faint) + prose.wrapped(to: 73, indentation: "       ") + "\n"
  }
}

extension SourceExcerpt {
  fileprivate func text(line: Int, _ style: ANSIStyler.Style, _ styler: ANSIStyler) -> String {
    let margin = String(repeating: " ", count: "\(line)".leftPadded(to: 5).count)
    let lead = String(repeating: " ", count: text.prefix(highlightOffset).displayWidth)
    let spot = text.dropFirst(highlightOffset).prefix(highlightLength).displayWidth
    let underline = String(repeating: "^", count: max(1, spot))
    return lineText(line, styler) + "\n"
      + styler.styled("\(margin) │ ", as: .faint) + lead + styler.styled(underline, as: style) + "\n"
  }

  /// The line with its number.
  fileprivate func lineText(_ line: Int, _ styler: ANSIStyler) -> String {
    styler.styled("\("\(line)".leftPadded(to: 5)) │ ", as: .faint)
      + styler.styled(String(text.prefix(indentation)), as: .faint) + text.dropFirst(indentation)
  }
}
