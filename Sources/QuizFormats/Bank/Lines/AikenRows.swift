/// Trivia in Aiken's format: a question, its answers in lines that begin with `A.` or `A)` and so on, and a line
/// `ANSWER: B`.
struct AikenRows: BankRows {
  private var feed: TextFeed

  init(_ feed: TextFeed) { self.feed = feed }

  var size: Int64 { feed.size }
  var position: Int64 { feed.inputPosition }
  var failure: InputFailure? { feed.failure }
  var guess: TextDecoder.Encoding? { feed.guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    guard feed.skipBlankLines() else { return nil }
    let question = AikenQuestion(feed)
    findings.source = feed.source(to: question.end, name: findings.source.name)
    guard !question.isCutOff else {
      findings.add(RecordTooLong(limit: TextFeed.reach), at: Place(spot: .byte(0)))
      feed.skipToBlankLine()
      return .mistaken
    }
    feed.advance(to: question.end)
    return question.row(&findings)
  }
}

/// One question in Aiken's format.
private struct AikenQuestion {
  private var text: [Node] = []
  private var options: [Node] = []
  /// The letters behind `ANSWER:`.
  private var answer: Node?
  /// Behind its last line, among the feed's bytes.
  private(set) var end: Int
  private(set) var isCutOff = false

  /// Reads from where the feed stands.
  init(_ feed: TextFeed) {
    let start = feed.position
    end = start
    while answer == nil, let line = feed.line(at: end) {
      if feed.isCutOff(at: line.range.upperBound) {
        (isCutOff, end) = (true, feed.lineEnd(from: start))
        return
      }
      if feed.isBlank(line) {
        guard let next = continuation(behind: line, feed) else { break }
        end = next
      } else {
        let place = Place(spot: .byte(line.range.lowerBound - start))
        guard take(feed.text(line.range), at: place) else { break }
        end = line.next
      }
    }
  }

  /// Where the question goes on behind blank lines, with the answer that is next or with the line that tells the right one;
  /// nil where something else follows.
  private func continuation(behind line: TextFeed.Line, _ feed: TextFeed) -> Int? {
    var next = line.next
    while let line = feed.line(at: next) {
      if !feed.isBlank(line) {
        let text = feed.text(line.range)
        let goesOn = Self.option(text, letter: options.count) != nil || !options.isEmpty && Self.answer(text) != nil
        return goesOn ? next : nil
      }
      next = line.next
    }
    return nil
  }

  /// - Returns: false for a line that belongs to the next question.
  private mutating func take(_ line: String, at place: Place) -> Bool {
    if let letters = Self.answer(line) {
      answer = Node(.scalar(letters, plain: true), at: place)
    } else if !text.isEmpty, let option = Self.option(line, letter: options.count) {
      options.append(Node(.scalar(option, plain: false), at: place))
    } else if options.isEmpty {
      text.append(Node(.scalar(line, plain: false), at: place))
    } else {
      return false
    }
    return true
  }

  /// What stands behind `ANSWER:`, which may also be written in small letters and with blanks before its colon.
  private static func answer(_ line: String) -> String? {
    let line = line.trimmed
    guard line.prefix(6).uppercased() == "ANSWER" else { return nil }
    let rest = String(line.dropFirst(6)).trimmed
    guard let colon = rest.first, colon == ":" || colon == "：" else { return nil }
    return String(rest.dropFirst()).trimmed
  }

  /// What stands behind the letter of an answer.
  ///
  /// - Parameter letter: the place of the letter that is expected, from 0.
  private static func option(_ line: String, letter: Int) -> String? {
    let line = line.trimmed
    guard letter < 26, let first = line.uppercased().utf8.first, first == UInt8(letter + 65) else { return nil }
    let rest = line.dropFirst()
    guard let mark = rest.first, ".)．）、".contains(mark) else { return nil }
    return String(rest.dropFirst()).trimmed
  }

  func row(_ findings: inout Findings) -> BankRow {
    let place = text.first?.place ?? Place(spot: .byte(0))
    guard let answer, let letters = answer.text else {
      findings.add(NoAnswerLine(hasOptions: !options.isEmpty), at: (options.last ?? text.first)?.place ?? place)
      return .mistaken
    }
    let reference = AnswerReference(options.map { $0.text?.trimmed ?? "" }, numbers: nil, isByName: true)
    let meaning =
      letters.utf8.contains(where: { (0x30...0x39).contains($0) }) && letters.utf8.count < 3
      ? .none : reference.meaning(of: letters)
    guard case .option(let key) = meaning else {
      return reference.reject(meaning, letters, at: answer.place, question: place, &findings)
    }
    let wrong = options.indices.filter { $0 != key }.map { options[$0] }
    let question = text.compactMap(\.text).map(\.trimmed).joined(separator: "\n")
    return .question(Node.trivia(question, key: options[key], wrong: wrong, at: place))
  }
}

extension Node {
  /// A question in our own notation.
  static func trivia(
    _ text: String, key: Node, wrong: [Node], more: KeyValuePairs<String, String> = [:], at place: Place
  ) -> Node {
    var entries = [
      Entry(key: "question", keyPlace: place, value: Node(.scalar(text, plain: false), at: place)),
      Entry(key: "answer", keyPlace: key.place, value: key),
      Entry(key: "wrong", keyPlace: place, value: Node(.list(wrong), at: place)),
    ]
    for (key, value) in more where !value.isEmpty {
      entries.append(Entry(key: key, keyPlace: place, value: Node(.scalar(value, plain: false), at: place)))
    }
    return Node(.mapping(entries), at: place)
  }
}
