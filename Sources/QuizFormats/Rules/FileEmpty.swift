/// There is nothing in the file, or nothing but comments.
struct FileEmpty: Rule {
  static let id = "file-empty"
  static let why = "A quiz needs a title, outcomes and questions at least."

  var message: String { "There is nothing in this file." }
  var help: String { "Begin with the starter quiz that “parlour new” writes." }
}
