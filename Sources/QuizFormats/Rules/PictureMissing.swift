/// A picture's file isn't there.
struct PictureMissing: Rule {
  static let id = "picture-missing"
  static let why = "Players would see a gap."

  let file: String
  let near: [String]

  var message: String { "There is no file \(file.quoted) beside the quiz." }
  var help: String { "Put it there, or correct the name; upper and lower case count." }
  var suggestion: String? {
    Suggestion.nearest(to: file, among: near) ?? near.first { $0.lowercased() == file.lowercased() }
  }
}
