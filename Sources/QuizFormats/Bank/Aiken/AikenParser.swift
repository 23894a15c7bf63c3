/// Parses Aiken: a question, its answers on lines that begin with `A.`, `A)` and so on, and a line `ANSWER: B`.
struct AikenParser: BankParser {
  private var stream: TextStream

  init(_ stream: TextStream) { self.stream = stream }

  var size: Int64 { stream.size }
  var position: Int64 { stream.inputPosition }
  var failure: InputError? { stream.failure }
  var guessedEncoding: TextDecoder.Encoding? { stream.guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    guard stream.skipBlankLines() else { return nil }
    let question = AikenQuestion(stream)
    diagnostics.source = stream.source(to: question.end, name: diagnostics.source.name)
    guard !question.isTruncated else {
      diagnostics.add(RecordTooLong(limit: TextStream.lookaheadSize), at: SourceLocation(offset: .byte(0)))
      stream.skipToBlankLine()
      return .invalid
    }
    stream.advance(to: question.end)
    return question.record(&diagnostics)
  }
}

/// One Aiken question.
private struct AikenQuestion {
  private var text: [DocumentNode] = []
  private var options: [DocumentNode] = []
  private var letters: [Character] = []
  /// The letters after `ANSWER:`.
  private var answer: DocumentNode?
  /// The index after its last line in the stream's bytes.
  private(set) var end: Int
  private(set) var isTruncated = false

  /// Reads from the stream's position.
  init(_ stream: TextStream) {
    let start = stream.position
    end = start
    while answer == nil, let line = stream.line(at: end) {
      if stream.isTruncated(at: line.range.upperBound) {
        isTruncated = true
        end = stream.lineEnd(from: start)
        return
      }
      if stream.isBlank(line) {
        guard let next = continuation(after: line, in: stream) else { break }
        end = next
      } else {
        let location = SourceLocation(offset: .byte(line.range.lowerBound - start))
        guard take(stream.text(line.range), at: location) else { break }
        end = line.nextStart
      }
    }
  }

  /// The index at which the question continues after empty lines, with its next answer or the `ANSWER` line; nil if
  /// something else follows.
  private func continuation(after line: TextStream.Line, in stream: TextStream) -> Int? {
    var next = line.nextStart
    while let line = stream.line(at: next) {
      if !stream.isBlank(line) {
        let text = stream.text(line.range)
        let continues = option(text) != nil || !options.isEmpty && Self.answer(text) != nil
        return continues ? next : nil
      }
      next = line.nextStart
    }
    return nil
  }

  /// - Returns: false if the line belongs to the next question.
  private mutating func take(_ line: String, at location: SourceLocation) -> Bool {
    if let letters = Self.answer(line) {
      answer = DocumentNode(.scalar(letters, plain: true), at: location)
    } else if !text.isEmpty, let option = option(line) {
      letters.append(option.letter)
      options.append(DocumentNode(.scalar(option.text, plain: false), at: location))
    } else if options.isEmpty {
      text.append(DocumentNode(.scalar(line, plain: false), at: location))
    } else {
      return false
    }
    return true
  }

  /// The text after `ANSWER:`, in any case and with spaces before the colon.
  private static func answer(_ line: String) -> String? {
    let line = line.trimmed
    guard line.prefix(6).uppercased() == "ANSWER" else { return nil }
    let rest = String(line.dropFirst(6)).trimmed
    guard let colon = rest.first, colon == ":" || colon == "：" else { return nil }
    return String(rest.dropFirst()).trimmed
  }

  /// The letter of the next answer and the text after it; nil for any other line.
  private func option(_ line: String) -> (letter: Character, text: String)? {
    let line = line.trimmed
    guard let letter = line.uppercased().first, AikenLetters.index(of: letter, after: letters) == letters.count else {
      return nil
    }
    let rest = line.dropFirst()
    guard let separator = rest.first, ".)．）、".contains(separator) else { return nil }
    return (letter, String(rest.dropFirst()).trimmed)
  }

  func record(_ diagnostics: inout Diagnostics) -> BankRecord {
    let location = text.first?.location ?? SourceLocation(offset: .byte(0))
    guard let answer, let letters = answer.text else {
      diagnostics.add(
        NoAnswerLine(hasOptions: !options.isEmpty), at: (options.last ?? text.first)?.location ?? location)
      return .invalid
    }
    let reference = AnswerReference(options.map { $0.text?.trimmed ?? "" }, numbers: nil, prefersLabels: true)
    let resolution =
      letters.utf8.contains(where: { (0x30...0x39).contains($0) }) && letters.utf8.count < 3
      ? .none : reference.resolve(AikenLetters.latin(letters, of: self.letters))
    guard case .option(let correctIndex) = resolution else {
      return reference.reportUnresolved(resolution, of: letters, at: answer.location, question: location, &diagnostics)
    }
    let wrong = options.indices.filter { $0 != correctIndex }.map { options[$0] }
    let question = text.compactMap(\.text).map(\.trimmed).joined(separator: "\n")
    return .question(DocumentNode.trivia(question, correctAnswer: options[correctIndex], wrong: wrong, at: location))
  }
}

extension DocumentNode {
  /// A question as a tree in Parlour's format.
  static func trivia(
    _ text: String, correctAnswer: DocumentNode, wrong: [DocumentNode],
    otherFields: KeyValuePairs<String, String> = [:],
    at location: SourceLocation
  ) -> DocumentNode {
    var entries = [
      Entry(key: "question", keyLocation: location, value: DocumentNode(.scalar(text, plain: false), at: location)),
      Entry(key: "answer", keyLocation: correctAnswer.location, value: correctAnswer),
      Entry(key: "wrong", keyLocation: location, value: DocumentNode(.list(wrong), at: location)),
    ]
    for (key, value) in otherFields where !value.isEmpty {
      entries.append(
        Entry(key: key, keyLocation: location, value: DocumentNode(.scalar(value, plain: false), at: location)))
    }
    return DocumentNode(.mapping(entries), at: location)
  }
}
