/// The Open Trivia Database's JSON: a mapping with `response_code` and `results`, or `results` alone as a list.
///
/// Its texts come with HTML's entities, percent-encoded (`url3986`, `urlLegacy`) or in base64, whatever was asked for; what
/// stands there tells which.
struct OpenTrivia: ServiceDialect {
  let service = "the Open Trivia Database"
  let licence = "CC-BY-SA-4.0"
  let key: String?
  private let hasLicence: Bool
  private var encoding: TextEncoding?

  /// - Parameter isList: whether the file is the list of results alone.
  init(isList: Bool, defaults: BankDefaults) {
    key = isList ? nil : "results"
    hasLicence = !defaults.licence.isEmpty
  }

  func head(_ root: Node, hasQuestions: Bool, _ findings: inout Findings) -> Node? {
    if let code = root["response_code"], code.integer != 0 {
      findings.add(ServiceRefused(code: code.text ?? ""), at: code.place)
      if !hasQuestions { return nil }
    }
    guard root["results"] != nil || key == nil, hasQuestions else {
      findings.add(NotABank(found: "no result"), at: root.place)
      return nil
    }
    if !hasLicence { findings.add(ServiceLicence(service: service, licence: licence)) }
    return .nothingSaid
  }

  mutating func row(_ element: Node, _ findings: inout Findings) -> BankRow {
    guard hasAll(["question", "correct_answer", "incorrect_answers"], element, &findings) else { return .mistaken }
    encoding = TextEncoding(of: element, before: encoding)
    let encoding = encoding ?? .entities
    let before = findings.errorCount
    func value(_ key: String) -> Node? {
      guard let value = element[key] else { return nil }
      if let decoded = value.mapTexts(encoding.decoded) { return decoded }
      findings.add(UndecodableText(encoding: encoding.name), at: value.place)
      return nil
    }
    let node = question(
      [
        "category": value("category"), "difficulty": value("difficulty"), "question": value("question"),
        "answer": value("correct_answer"), "wrong": value("incorrect_answers"),
      ], at: element.place)
    return findings.errorCount == before ? .question(node) : .mistaken
  }
}

extension OpenTrivia {
  /// How the database's texts are written down.
  enum TextEncoding {
    case entities, percent, base64

    /// What a question shows; what was so before where it shows nothing.
    init?(of element: Node, before: TextEncoding?) {
      let type = element["type"]?.text ?? ""
      let text = element["question"]?.text ?? ""
      if Base64.text(type).map({ ["multiple", "boolean"].contains($0) }) == true {
        self = .base64
      } else if text.contains(" ") {
        self = .entities
      } else if text.utf8.contains(UInt8(ascii: "%")) || text.utf8.contains(UInt8(ascii: "+")) {
        self = .percent
      } else if let before {
        self = before
      } else {
        return nil
      }
    }

    var name: String {
      switch self {
      case .entities: "HTML"
      case .percent: "percent encoding"
      case .base64: "base64"
      }
    }

    func decoded(_ text: String) -> String? {
      switch self {
      case .entities: HTMLText.entitiesDecoded(text)
      case .percent: PercentEncoding.text(text)
      case .base64: Base64.text(text)
      }
    }
  }
}
