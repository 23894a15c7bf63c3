import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension EntryPoint {
  /// The entry point that a request's address belongs to.
  init(of request: borrowing Request) {
    let path = request.uri.path
    if path.hasPrefix("/preview/") {
      self = .preview(token: String(path.dropFirst("/preview/".count).prefix { $0 != "/" }))
      return
    }
    self = EntryPoint.isEmbedded(path) ? .embedded(request.languageParameter) : .site
  }

  /// Whether a path belongs to a frame on another site.
  static func isEmbedded(_ path: String) -> Bool { path.hasPrefix("/embed/") || path.hasPrefix("/e/") }

  /// The address at which a play continues: its first question without an answer, or its result.
  func nextPath(following record: PlayRecord) -> String {
    let playID = record.id.token.text
    return record.play.next.map { question($0, of: playID) } ?? result(of: playID)
  }
}

extension Request {
  /// The language that the address asks for: `?lang=de`.
  var languageParameter: Language? {
    guard uri.query != nil else { return nil }
    return uri.queryParameters[Substring(QueryField.language)].flatMap { Language(validating: $0) }
  }
}

extension Language {
  /// A language tag from a request (BCP 47: a word of two to eight letters, then letters, digits and hyphens, at most
  /// 35); nil for anything else, since the tag goes into addresses and cookies.
  init?(validating tag: some StringProtocol) {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
    let isTag = tag.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    guard isTag, tag.utf8.count <= 35, (2...8).contains(tag.utf8.prefix(while: isLetter).count) else { return nil }
    self.init(String(tag))
  }
}
