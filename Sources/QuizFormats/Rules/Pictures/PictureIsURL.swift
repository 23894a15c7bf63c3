/// A picture is named by an address on the web.
struct PictureIsURL: DiagnosticRule {
  static let id = "picture-is-url"
  static let why = "Players' browsers ask no other site for anything, and a picture elsewhere may be gone tomorrow."

  let address: String

  var message: String { "\(address.quoted) is an address, not the name of a file beside the quiz." }
  var help: String {
    "Save the picture beside the quiz file, if its licence allows that, and write its name, such as dog.jpg."
  }
}
