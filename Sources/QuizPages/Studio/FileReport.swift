import HTML

/// What is wrong with an uploaded quiz file.
public struct FileReport: Sendable {
  /// A mistake at its place in the file.
  public struct Mistake: Sendable {
    let line: Int
    let column: Int
    let text: String
    let excerpt: String?

    /// - Parameters:
    ///   - line: from 1.
    ///   - column: from 1, in characters.
    ///   - text: what is wrong, and how to mend it, in English and in the words of the file.
    ///   - excerpt: the line, as far as it shows the place; nil if the mistake is about the whole file.
    public init(line: Int, column: Int, text: String, excerpt: String?) {
      self.line = line
      self.column = column
      self.text = text
      self.excerpt = excerpt
    }
  }

  /// How many mistakes a page shows.
  static let maxMistakes = 50

  let name: String
  let problem: String
  let mistakes: [Mistake]
  let omittedMistakes: Int

  /// - Parameters:
  ///   - name: the file's; empty if there was none.
  ///   - problem: what is wrong in one sentence.
  ///   - omittedMistakes: how many mistakes the file has beside these.
  public init(name: String, problem: String, mistakes: [Mistake] = [], omittedMistakes: Int = 0) {
    self.name = name
    self.problem = problem
    self.mistakes = mistakes
    self.omittedMistakes = omittedMistakes
  }

  /// The field for a file, with what was wrong with the last one.
  static func field(_ report: FileReport?, label: String, hint: String, _ texts: Texts) -> HTML {
    let error = report.map { FormErrors.Note(text: $0.problem, isOnly: true) }
    let field = FormField(name: StudioField.file, label: label, hint: hint, error: error)
    return """
      \(field.input("type=\"file\" accept=\".yaml,.yml,.json\" required"))\(report.map { $0.list(texts) })
      """
  }

  private func list(_ texts: Texts) -> HTML {
    guard !mistakes.isEmpty else { return "" }
    let words = texts.studio.newQuiz
    let rows = mistakes.prefix(Self.maxMistakes).map { mistake -> HTML in
      let location = mistake.excerpt.map { excerpt -> HTML in
        "<span class=\"facts\">\(words.location(mistake.line, mistake.column))</span><code dir=\"ltr\">\(excerpt)</code>"
      }
      return "<li>\(location)<span lang=\"en\" dir=\"ltr\">\(mistake.text)</span></li>"
    }
    let others = mistakes.count - rows.count + omittedMistakes
    let more: HTML = others > 0 ? "<p class=\"hint\">\(words.moreMistakes(others))</p>" : ""
    return "<div class=\"mistakes\"><p><bdi><strong>\(name)</strong></bdi></p><ul>\(rows)</ul>\(more)</div>"
  }
}
