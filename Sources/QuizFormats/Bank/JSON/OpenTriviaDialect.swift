/// The Open Trivia Database's JSON: a mapping with `response_code` and `results`, or only the list of results.
///
/// Its texts have HTML entities, percent-encoding (`url3986`, `urlLegacy`) or base64, or another program has decoded
/// them. The texts show which.
struct OpenTriviaDialect: TriviaServiceDialect {
  let serviceName = "the Open Trivia Database"
  let licence = "CC-BY-SA-4.0"
  let listKey: String?
  private let hasLicence: Bool
  private var encoding: ResponseEncoding?

  /// - Parameters:
  ///   - isList: whether the file is only the list of results.
  ///   - isPlain: whether its texts have quotation marks or apostrophes, which the other encodings don't leave as they
  ///     are.
  init(isList: Bool, isPlain: Bool = false, defaults: BankDefaults) {
    encoding = isPlain ? .plain : nil
    listKey = isList ? nil : "results"
    hasLicence = !defaults.licence.isEmpty
  }

  func commonFields(_ root: DocumentNode, hasQuestions: Bool, _ diagnostics: inout Diagnostics) -> DocumentNode? {
    if let code = root["response_code"], code.integer != 0 {
      diagnostics.add(OpenTriviaErrorCode(code: code.text ?? ""), at: code.location)
      if !hasQuestions { return nil }
    }
    guard root["results"] != nil || listKey == nil, hasQuestions else {
      diagnostics.add(NotABank(found: "no result"), at: root.location)
      return nil
    }
    if !hasLicence { diagnostics.add(UnstatedServiceLicence(service: serviceName, licence: licence)) }
    return .emptyMapping
  }

  mutating func record(_ element: DocumentNode, _ diagnostics: inout Diagnostics) -> BankRecord {
    guard checkRequiredKeys(["question", "correct_answer", "incorrect_answers"], of: element, &diagnostics) else {
      return .invalid
    }
    if encoding != .plain { encoding = ResponseEncoding(detectingIn: element, fallback: encoding) }
    let encoding = encoding ?? .entities
    let before = diagnostics.errorCount
    func value(_ key: String) -> DocumentNode? {
      guard let value = element[key] else { return nil }
      if let decoded = value.mapStrings(encoding.decoded) { return decoded }
      diagnostics.add(UndecodableText(encoding: encoding.name), at: value.location)
      return nil
    }
    let node = question(
      [
        "category": value("category"), "difficulty": value("difficulty"), "question": value("question"),
        "answer": value("correct_answer"), "wrong": value("incorrect_answers"),
      ], at: element.location)
    return diagnostics.errorCount == before ? .question(node) : .invalid
  }
}

extension OpenTriviaDialect {
  /// The encoding of the database's texts.
  enum ResponseEncoding {
    /// Nothing is encoded.
    case plain
    case entities, percent, base64

    /// Detects the encoding of a question; the fallback if it is unclear.
    init?(detectingIn element: DocumentNode, fallback: ResponseEncoding?) {
      let type = element["type"]?.text ?? ""
      let text = element["question"]?.text ?? ""
      if Base64.decodedText(type).map({ ["multiple", "boolean"].contains($0) }) == true {
        self = .base64
      } else if text.contains(" ") {
        self = .entities
      } else if text.utf8.contains(UInt8(ascii: "%")) || text.utf8.contains(UInt8(ascii: "+")) {
        self = .percent
      } else if let fallback {
        self = fallback
      } else {
        return nil
      }
    }

    var name: String {
      switch self {
      case .plain: "plain text"
      case .entities: "HTML"
      case .percent: "percent encoding"
      case .base64: "base64"
      }
    }

    func decoded(_ text: String) -> String? {
      switch self {
      case .plain: text
      case .entities: HTMLText.decodingEntities(text)
      case .percent: PercentEncoding.decodedText(text)
      case .base64: Base64.decodedText(text)
      }
    }
  }
}
