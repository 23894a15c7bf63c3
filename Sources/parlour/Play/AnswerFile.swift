import Foundation

/// A file with an answer in each line. Lines that begin with `#` are comments; an empty line is an answer too.
struct AnswerFile {
  struct Entry {
    /// From 1.
    let line: Int
    let text: String
  }

  let entries: [Entry]

  init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last == "" { lines.removeLast() }
    entries = lines.enumerated().compactMap {
      let isNote = $1.drop(while: \.isWhitespace).first == "#"
      return isNote ? nil : Entry(line: $0 + 1, text: String($1))
    }
  }

  /// - Parameter path: a file, or `-` for standard input.
  static func read(_ path: String) throws -> AnswerFile {
    if path == "-" {
      return AnswerFile(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path) can’t be read. Is it there, and is it a file?")
    }
    return AnswerFile(String(decoding: data, as: UTF8.self))
  }
}
