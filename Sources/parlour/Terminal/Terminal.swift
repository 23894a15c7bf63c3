import Foundation
import QuizFormats

/// Standard output and standard error, as a terminal or not.
enum Terminal {
  /// Colours if standard output is a terminal that has them and NO_COLOR isn't set (no-color.org).
  static var styler: ANSIStyler {
    let environment = ProcessInfo.processInfo.environment
    let isColoured = isatty(FileHandle.standardOutput.fileDescriptor) == 1 && environment["TERM"] != "dumb"
    return isColoured && environment["NO_COLOR", default: ""].isEmpty ? .ansi : .plain
  }

  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
