/// Why an XML document can't be read any further.
struct XMLParseError: Error {
  enum Reason {
    case syntax(InvalidXML.Problem)
    case entityDeclaration, tooDeep, tooLong
  }

  let reason: Reason
  /// In bytes from the document's beginning.
  let offset: Int
}
