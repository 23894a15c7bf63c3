extension Diagnostic {
  /// The diagnostic as a terminal shows it: the place, the line with a mark under the spot, what, why and how to mend.
  ///
  /// It ends with a line break. What comes from the file is safe to print.
  public func text(_ inks: Inks = .none) -> String {
    var text = head(inks) + "\n"
    if let related { text += related.excerpt.lineText(related.line, inks) + "\n" }
    if let excerpt { text += excerpt.text(line: line, isError ? .error : .warning, inks) }
    text += "  " + inks.paint(asked.wrapped(to: 78, indentation: "  "), .strong) + "\n"
    text += paragraph("Why", why, inks)
    text += paragraph("Mend", help, inks)
    return text
  }

  private func head(_ inks: Inks) -> String {
    let shown = file.printable
    let place = excerpt == nil ? shown : "\(shown):\(line):\(column)"
    return inks.paint(severity.rawValue, isError ? .error : .warning) + " " + place + " " + inks.paint(id, .faint)
  }

  private var asked: String {
    guard let suggestion else { return message }
    return "\(message) Did you mean \(suggestion.hasPrefix("\"") ? suggestion : suggestion.quoted)?"
  }

  private func paragraph(_ name: String, _ prose: String, _ inks: Inks) -> String {
    "  " + inks.paint(name.padded(to: 5), .faint) + prose.wrapped(to: 73, indentation: "       ") + "\n"
  }
}

extension Excerpt {
  fileprivate func text(line: Int, _ ink: Inks.Ink, _ inks: Inks) -> String {
    let margin = String(repeating: " ", count: "\(line)".aligned(to: 5).count)
    let lead = String(repeating: " ", count: text.prefix(before).displayWidth)
    let spot = text.dropFirst(before).prefix(width).displayWidth
    let mark = String(repeating: "^", count: max(1, spot))
    return lineText(line, inks) + "\n"
      + inks.paint("\(margin) │ ", .faint) + lead + inks.paint(mark, ink) + "\n"
  }

  /// The line with its number, without a mark.
  fileprivate func lineText(_ line: Int, _ inks: Inks) -> String {
    inks.paint("\("\(line)".aligned(to: 5)) │ ", .faint)
      + inks.paint(String(text.prefix(indentation)), .faint) + text.dropFirst(indentation)
  }
}
