/// The file isn't XML, or not any more from some place on.
///
/// What stands before that place is taken.
struct BadXML: Rule {
  enum Problem: Hashable, Sendable {
    case endsEarly, openMarkup, wrongEnd, attributeTwice, behindTheEnd, unknownEntity, lateDeclaration, invalid
  }

  static let id = "bad-xml"
  static let why = "Behind this place nobody can tell what belongs to what."

  let problem: Problem

  var message: String {
    switch problem {
    case .endsEarly: "The file ends before everything is closed."
    case .openMarkup: "What begins here is never closed."
    case .wrongEnd: "This tag doesn't close what was opened last."
    case .attributeTwice: "This tag says the same attribute twice."
    case .behindTheEnd: "Behind the document's end something follows."
    case .unknownEntity: "XML doesn't know this entity."
    case .lateDeclaration: "Something stands before “<?xml”."
    case .invalid: "This has no place in XML."
    }
  }

  var help: String {
    switch problem {
    case .unknownEntity: "Write the character itself, or its number, such as &#233;."
    case .lateDeclaration: "Take out what stands before it, blanks and empty lines too."
    case .invalid: "Write &lt; for “<” and &amp; for “&”, or fetch the file anew."
    default: "Fetch the file anew, if it was cut off; otherwise mend the tags around."
    }
  }
}
