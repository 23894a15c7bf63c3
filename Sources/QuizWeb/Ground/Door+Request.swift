import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Door {
  /// The door that a request's address belongs to.
  init(of request: Request) {
    let path = request.uri.path
    guard path.hasPrefix("/embed/") || path.hasPrefix("/e/") else {
      self = .site
      return
    }
    self = .embedded(request.uri.queryParameters[Substring(Door.languageField)].flatMap { Language(wished: $0) })
  }

  /// Where a play goes on: its first question without an answer, or its result.
  func address(following record: PlayRecord) -> String {
    let key = record.id.key.text
    return record.play.next.map { question($0, of: key) } ?? result(of: key)
  }
}

extension Language {
  /// A wish that stands in an address; nil for what can't be a language tag (BCP 47: at most 35 letters, digits and
  /// hyphens in practice), since it goes into further addresses.
  fileprivate init?(wished tag: Substring) {
    let isTag = tag.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isTag, (2...35).contains(tag.utf8.count) else { return nil }
    self.init(String(tag))
  }
}
