/// The reason why an XML document can't be read further.
struct XMLParseError: Error {
  enum Reason {
    case syntax(InvalidXML.Problem)
    case entityDeclaration, tooDeep, tooLong
  }

  let reason: Reason
  /// The byte offset from the document's beginning.
  let offset: Int
}
