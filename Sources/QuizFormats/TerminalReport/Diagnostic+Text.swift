extension Diagnostic {
  /// The diagnostic for a terminal: the location, the source line with the mistake underlined, the message, the reason
  /// and the fix.
  ///
  /// It ends with a line break. Text from the file is safe to print.
  public func text(_ styler: ANSIStyler = .plain) -> String {
    var text = header(styler) + "\n"
    if let related { text += related.excerpt.lineText(related.line, styler) + "\n" }
    if let excerpt { text += excerpt.text(line: line, style: isError ? .error : .warning, styler) }
    text += "  " + styler.styled(messageWithSuggestion.wrapped(to: 78, indentation: "  "), as: .bold) + "\n"
    text += paragraph("Why", text: why, styler)
    text += paragraph("Fix", text: help, styler)
    return text
  }

  private func header(_ styler: ANSIStyler) -> String {
    let path = file.printable
    let location = excerpt == nil ? path : "\(path):\(line):\(column)"
    return styler.styled(severity.rawValue, as: isError ? .error : .warning) + " " + location + " "
      + styler.styled(ruleID, as: .faint)
  }

  private var messageWithSuggestion: String {
    guard let suggestion else { return message }
    return "\(message) Did you mean \(suggestion.hasPrefix("\"") ? suggestion : suggestion.quoted)?"
  }

  private func paragraph(_ label: String, text: String, _ styler: ANSIStyler) -> String {
    "  " + styler.styled(label.padded(to: 5), as: .faint) + text.wrapped(to: 73, indentation: "       ") + "\n"
  }
}

extension SourceExcerpt {
  /// The line with its number, and a line below that underlines the highlighted characters.
  fileprivate func text(line: Int, style: ANSIStyler.Style, _ styler: ANSIStyler) -> String {
    let margin = String(repeating: " ", count: "\(line)".leftPadded(to: 5).count)
    let offset = String(repeating: " ", count: text.prefix(highlightOffset).displayWidth)
    let width = text.dropFirst(highlightOffset).prefix(highlightLength).displayWidth
    let underline = String(repeating: "^", count: max(1, width))
    return lineText(line, styler) + "\n"
      + styler.styled("\(margin) │ ", as: .faint) + offset + styler.styled(underline, as: style) + "\n"
  }

  /// The line with its number.
  fileprivate func lineText(_ line: Int, _ styler: ANSIStyler) -> String {
    styler.styled("\("\(line)".leftPadded(to: 5)) │ ", as: .faint)
      + styler.styled(String(text.prefix(indentation)), as: .faint) + text.dropFirst(indentation)
  }
}
