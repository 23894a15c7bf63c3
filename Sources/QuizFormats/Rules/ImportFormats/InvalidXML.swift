/// The file isn't XML, or not any more from some place on.
///
/// What stands before that place is taken.
struct InvalidXML: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    case unexpectedEnd, unclosedMarkup, mismatchedEndTag, duplicateAttribute, contentAfterRoot, unknownEntity,
      misplacedDeclaration, invalid
  }

  static let id = "invalid-xml"
  static let why = "Behind this place nobody can tell what belongs to what."

  let problem: Problem

  var message: String {
    switch problem {
    case .unexpectedEnd: "The file ends before everything is closed."
    case .unclosedMarkup: "What begins here is never closed."
    case .mismatchedEndTag: "This tag doesn't close what was opened last."
    case .duplicateAttribute: "This tag says the same attribute twice."
    case .contentAfterRoot: "Behind the document's end something follows."
    case .unknownEntity: "XML doesn't know this entity."
    case .misplacedDeclaration: "Something stands before “<?xml”."
    case .invalid: "This has no place in XML."
    }
  }

  var help: String {
    switch problem {
    case .unknownEntity: "Write the character itself, or its number, such as &#233;."
    case .misplacedDeclaration: "Take out what stands before it, blanks and empty lines too."
    case .invalid: "Write &lt; for “<” and &amp; for “&”, or fetch the file anew."
    default: "Fetch the file anew, if it was cut off; otherwise mend the tags around."
    }
  }
}
