/// Reads quiz files.
public enum QuizFile {
  /// The size of the largest file that is read, in bytes.
  public static let maxSize = FileLimits.fileSize

  /// Reads a quiz from memory. The result has a quiz or at least one error.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, YAML or JSON in UTF-8.
  ///   - name: the file's name. A name that ends in `.json` means JSON. Diagnostics show the name. If the file has no
  ///     `id`, the last part of the name without its extension is the quiz's id.
  ///   - pictures: finds the quiz's pictures.
  public static func read(_ bytes: [UInt8], name: String, pictures: PictureSource = .unchecked) -> QuizReadResult {
    read(bytes, name: name, id: defaultID(for: name), pictures: pictures)
  }

  /// - Parameter id: the quiz's id if the file has none.
  public static func read(
    _ bytes: [UInt8], name: String, id: String, pictures: PictureSource = .unchecked
  ) -> QuizReadResult {
    read(bytes, name: name, id: id, pictures: pictures, atMost: FileLimits.fileSize)
  }

  static func read(
    _ bytes: [UInt8], name: String, id: String, pictures: PictureSource, atMost size: Int
  ) -> QuizReadResult {
    var diagnostics = Diagnostics(source: SourceText(name: name))
    if let kind = NotAPlainTextFile.Kind(bytes) {
      diagnostics.add(NotAPlainTextFile(kind: kind))
      return QuizReadResult(diagnostics)
    }
    guard readText(bytes, atMost: size, &diagnostics) else { return QuizReadResult(diagnostics) }
    let isJSON = name.lowercased().hasSuffix(".json")
    guard let root = isJSON ? JSONParser.parse(&diagnostics) : YAMLParser.parse(&diagnostics) else {
      return QuizReadResult(diagnostics)
    }
    return read(isJSON ? root : root.indentingAnswers(&diagnostics), id: id, pictures: pictures, diagnostics)
  }

  /// Decodes the bytes and makes the text the diagnostics' source.
  ///
  /// - Returns: false if they aren't a text or it is empty, with a diagnostic.
  static func readText(_ bytes: [UInt8], atMost size: Int, _ diagnostics: inout Diagnostics) -> Bool {
    guard let text = decode(bytes, atMost: size, &diagnostics) else { return false }
    diagnostics.source = SourceText(name: diagnostics.source.name, text: text)
    return checkText(&diagnostics)
  }

  /// - Returns: false if the source isn't a text or is empty, with a diagnostic.
  static func checkText(_ diagnostics: inout Diagnostics) -> Bool {
    let text = diagnostics.source.text
    if let control = text.utf8.enumerated().first(where: { isControlByte($0.element) }) {
      diagnostics.add(
        ControlCharacter(code: UInt32(control.element)), at: SourceLocation(offset: .byte(control.offset)))
      return false
    }
    if text.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      diagnostics.add(EmptyFile())
      return false
    }
    return true
  }

  private static func read(_ root: DocumentNode, id: String, pictures: PictureSource, _ diagnostics: Diagnostics)
    -> QuizReadResult
  {
    var diagnostics = diagnostics
    guard root.isMapping else {
      if root.isNull {
        diagnostics.add(EmptyFile())
      } else {
        diagnostics.add(NotAQuiz(found: root.typeDescription), at: root.location)
      }
      return QuizReadResult(diagnostics)
    }
    diagnostics.path = DocumentPath()
    var validator = SchemaValidator(diagnostics: diagnostics)
    let questions = root["questions"]?.items ?? []
    validator.questionIDs = Set(questions.enumerated().map { $1["id"]?.text ?? "q\($0 + 1)" })
    validator.outcomeIDs = Set((root["outcomes"]?.items ?? []).compactMap { $0["id"]?.text })
    validator.checkObject(root, schema: .quiz, context: .key("quiz"))
    var builder = QuizBuilder(root: root, diagnostics: validator.diagnostics)
    let quiz = builder.build(defaultID: id)
    let files = builder.loadPictures(from: pictures)
    builder.reportMissingTranslations()
    let acceptances = Acceptance.all(in: root, diagnostics.source)
    var used: Set<Int> = []
    let remaining = builder.diagnostics.sorted.removing(acceptedBy: acceptances, used: &used)
    return QuizReadResult(
      quiz: builder.diagnostics.hasErrors ? nil : quiz, pictures: files, diagnostics: remaining,
      omittedDiagnostics: builder.diagnostics.omitted, source: builder.diagnostics.source, locations: builder.locations,
      acceptances: acceptances, usedAcceptances: used,
      acceptedCount: builder.diagnostics.sorted.count - remaining.count)
  }

  /// The text without a byte order mark; nil if there are too many bytes, or if they aren't UTF-8.
  private static func decode(_ bytes: [UInt8], atMost size: Int, _ diagnostics: inout Diagnostics) -> String? {
    guard bytes.count <= size else {
      diagnostics.add(FileTooLarge(size: bytes.count, limit: size))
      return nil
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let detected: NotUTF8.Detection = isUTF16 || UTF16ByteOrder(of: bytes) != nil ? .utf16 : .other
    if detected == .other, let text = String(validating: content, as: UTF8.self) { return text }
    if detected == .other, case .legacy(let probable) = EncodingDetector.detect(in: bytes), probable.isPlausible,
      let encoding = probable.encoding
    {
      diagnostics.add(NotUTF8(detection: .encoding(encoding, excerpt: probable.excerpt)))
      return nil
    }
    let repaired = String(decoding: content, as: UTF8.self)
    diagnostics.source = SourceText(name: diagnostics.source.name, text: repaired)
    let location = SourceLocation(offset: .byte(repaired.offset(of: "\u{FFFD}") ?? 0))
    if detected == .utf16 {
      diagnostics.add(NotUTF8(detection: detected))
    } else {
      diagnostics.add(NotUTF8(detection: detected), at: location)
    }
    return nil
  }

  /// Whether no text contains the byte in any encoding: control characters except tab and line breaks.
  private static func isControlByte(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
  }

  /// The last part of the name without its extension, or the folder's name if the file is named `quiz`.
  static func defaultID(for name: String) -> String {
    let parts = name.split(separator: "/")
    guard let file = parts.last else { return "" }
    let stem = file.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    if stem == "quiz", parts.count > 1 { return String(parts[parts.count - 2]) }
    return stem.isEmpty ? String(file) : stem
  }
}

extension String {
  /// The byte offset of a scalar's first occurrence.
  fileprivate func offset(of scalar: Unicode.Scalar) -> Int? {
    unicodeScalars.firstIndex(of: scalar).map { utf8.distance(from: utf8.startIndex, to: $0) }
  }
}

extension QuizReadResult {
  /// The result for a file that can't be read.
  init(_ diagnostics: Diagnostics) {
    self.init(
      quiz: nil, pictures: [], diagnostics: diagnostics.sorted, omittedDiagnostics: diagnostics.omitted,
      source: diagnostics.source, locations: QuizLocations())
  }
}

extension QuizFile {
  /// Whether a text is a valid quiz id.
  public static func isValidID(_ text: String) -> Bool { ScalarFormat.id.matches(text) }

  /// The nearest valid id: lowercase, with hyphens; nil if nothing remains.
  public static func suggestedID(for text: String) -> String? { ScalarFormat.slug(of: text) }
}
