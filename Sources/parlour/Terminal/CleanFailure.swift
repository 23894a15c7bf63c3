/// A failure that has told the user everything already: the program shows the message and ends with 1.
struct CleanFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
