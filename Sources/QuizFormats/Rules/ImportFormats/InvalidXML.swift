/// The file isn't XML, or has an XML error.
///
/// Parlour reads the questions before the error.
struct InvalidXML: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    case unexpectedEnd, unclosedMarkup, mismatchedEndTag, duplicateAttribute, contentAfterRoot, unknownEntity,
      misplacedDeclaration, invalid
  }

  static let id = "invalid-xml"
  static let why = "After an error the structure of an XML file is unclear."

  let problem: Problem

  var message: String {
    switch problem {
    case .unexpectedEnd: "The file ends before all tags are closed."
    case .unclosedMarkup: "What begins here is never closed."
    case .mismatchedEndTag: "This tag doesn't close the last open tag."
    case .duplicateAttribute: "This tag has the same attribute twice."
    case .contentAfterRoot: "There is text after the end of the document."
    case .unknownEntity: "XML has no such entity."
    case .misplacedDeclaration: "There is text before “<?xml”."
    case .invalid: "XML doesn't allow this here."
    }
  }

  var help: String {
    switch problem {
    case .unknownEntity: "Write the character itself, or its number, such as &#233;."
    case .misplacedDeclaration: "Remove everything before it, also spaces and empty lines."
    case .invalid: "Write &lt; for “<” and &amp; for “&”, or download the file again."
    default: "If the file is incomplete, download it again; otherwise correct the tags near this place."
    }
  }
}
