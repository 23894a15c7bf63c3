/// Why an XML document can't be read any further.
struct XMLFailure: Error {
  enum Reason {
    case syntax(BadXML.Problem)
    case entities, tooDeep, tooLong
  }

  let reason: Reason
  /// In bytes from the document's beginning.
  let offset: Int
}
