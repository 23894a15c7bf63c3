/// A picture's file ends early or contradicts itself.
struct DamagedPicture: DiagnosticRule {
  static let id = "damaged-picture"
  static let why = "Browsers would show half of it, or nothing."

  let file: String
  let format: String

  var message: String { "\(file.quoted) begins as \(format) but isn't whole." }
  var help: String { "Copy or save the picture once more." }
}
