/// Reads quiz files.
public enum QuizFile {
  /// Reads a quiz from memory. Whatever the bytes are, there is a quiz or at least one error.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, YAML or JSON in UTF-8.
  ///   - name: the file's name; JSON where it ends in `.json`. Diagnostics show it, and its last part without the
  ///     ending is the quiz's id where the file gives none.
  ///   - pictures: where the quiz's pictures are to be found.
  public static func read(_ bytes: [UInt8], name: String, pictures: PictureShelf = .unchecked) -> QuizReading {
    read(bytes, name: name, id: defaultID(for: name), pictures: pictures)
  }

  static func read(
    _ bytes: [UInt8], name: String, id: String, pictures: PictureShelf, atMost size: Int = Limits.fileSize
  ) -> QuizReading {
    var findings = Findings(source: SourceText(name: name))
    if let kind = OtherFileKind.Kind(bytes) {
      findings.add(OtherFileKind(kind: kind))
      return QuizReading(findings)
    }
    guard readText(bytes, atMost: size, &findings) else { return QuizReading(findings) }
    let isJSON = name.lowercased().hasSuffix(".json")
    guard let root = isJSON ? JSONTree.read(&findings) : YAMLTree.read(&findings) else { return QuizReading(findings) }
    return read(root, id: id, pictures: pictures, findings)
  }

  /// Makes the bytes the findings' source.
  ///
  /// - Returns: false where they are no text, or an empty one, which then is among the findings.
  static func readText(_ bytes: [UInt8], atMost size: Int, _ findings: inout Findings) -> Bool {
    guard let text = decode(bytes, atMost: size, &findings) else { return false }
    findings.source = SourceText(name: findings.source.name, text: text)
    return checkText(&findings)
  }

  /// - Returns: false where the findings' source is no text, or an empty one, which then is among the findings.
  static func checkText(_ findings: inout Findings) -> Bool {
    let text = findings.source.text
    if let spot = text.utf8.enumerated().first(where: { isForbidden($0.element) }) {
      findings.add(ControlCharacter(code: UInt32(spot.element)), at: Place(spot: .byte(spot.offset)))
      return false
    }
    if text.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      findings.add(FileEmpty())
      return false
    }
    return true
  }

  private static func read(_ root: Node, id: String, pictures: PictureShelf, _ findings: Findings) -> QuizReading {
    var findings = findings
    guard root.isMapping else {
      if root.isNothing { findings.add(FileEmpty()) } else { findings.add(NotAQuiz(found: root.noun), at: root.place) }
      return QuizReading(findings)
    }
    var check = ShapeCheck(findings: findings)
    check.checkObject(root, .quiz, slot: .key("quiz"))
    var builder = QuizBuilder(root: root, findings: check.findings)
    let quiz = builder.build(defaultID: id)
    let files = builder.loadPictures(from: pictures)
    builder.reportMissingTranslations()
    let acceptances = Acceptance.all(in: root, findings.source)
    var used: Set<Int> = []
    let diagnostics = builder.findings.sorted.without(acceptances, used: &used)
    return QuizReading(
      quiz: builder.findings.hasErrors ? nil : quiz, pictures: files, diagnostics: diagnostics,
      untold: builder.findings.untoldKinds, source: builder.findings.source, places: builder.places,
      acceptances: acceptances, usedAcceptances: used,
      acceptedCount: builder.findings.sorted.count - diagnostics.count)
  }

  /// The text without a byte order mark; nil where the bytes are too many or no UTF-8.
  private static func decode(_ bytes: [UInt8], atMost size: Int, _ findings: inout Findings) -> String? {
    guard bytes.count <= size else {
      findings.add(FileTooLarge(size: bytes.count, limit: size))
      return nil
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let guess: NotUTF8.Guess = isUTF16 || isHalfEmpty(bytes) ? .utf16 : .other
    if guess == .other, let text = String(validating: content, as: UTF8.self) { return text }
    if guess == .other, case .guess(let seen) = EncodingSurvey.verdict(on: bytes), seen.isSure,
      let encoding = seen.encoding
    {
      findings.add(NotUTF8(guess: .encoding(encoding, excerpt: seen.excerpt)))
      return nil
    }
    let repaired = String(decoding: content, as: UTF8.self)
    findings.source = SourceText(name: findings.source.name, text: repaired)
    let place = Place(spot: .byte(repaired.offset(of: "\u{FFFD}") ?? 0))
    if guess == .utf16 { findings.add(NotUTF8(guess: guess)) } else { findings.add(NotUTF8(guess: guess), at: place) }
    return nil
  }

  /// Whether every other byte is 0, as in a UTF-16 text of Latin letters.
  private static func isHalfEmpty(_ bytes: [UInt8]) -> Bool {
    let empty = bytes.count { $0 == 0 }
    return empty > 0 && (bytes.count / 2 - bytes.count / 8...bytes.count / 2 + 1).contains(empty)
  }

  /// Bytes that stand in no text, in whatever notation: control characters except tab and line breaks.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
  }

  /// The name's last part without its ending, or the folder's where the file is called `quiz`.
  static func defaultID(for name: String) -> String {
    let parts = name.split(separator: "/")
    guard let file = parts.last else { return "" }
    let stem = file.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    if stem == "quiz", parts.count > 1 { return String(parts[parts.count - 2]) }
    return stem.isEmpty ? String(file) : stem
  }
}

extension String {
  /// How many bytes stand before the first such scalar.
  fileprivate func offset(of wanted: Unicode.Scalar) -> Int? {
    unicodeScalars.firstIndex(of: wanted).map { utf8.distance(from: utf8.startIndex, to: $0) }
  }
}

extension QuizReading {
  /// Of a file in which nothing could be read.
  init(_ findings: Findings) {
    self.init(
      quiz: nil, pictures: [], diagnostics: findings.sorted, untold: findings.untoldKinds, source: findings.source,
      places: QuizPlaces())
  }
}

extension QuizFile {
  /// Whether a text can be the id of a quiz.
  public static func isID(_ text: String) -> Bool { Word.id.accepts(text) }

  /// The id that a text could become with lowercase letters and hyphens, if any.
  public static func id(near text: String) -> String? { Word.slug(of: text) }
}
