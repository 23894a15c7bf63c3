import Foundation
import QuizFormats

/// What the program knows about where its output goes.
enum Terminal {
  /// Colours where standard output is a terminal that has them and nobody asked for none (no-color.org).
  static var styler: ANSIStyler {
    let environment = ProcessInfo.processInfo.environment
    let isColoured = isatty(FileHandle.standardOutput.fileDescriptor) == 1 && environment["TERM"] != "dumb"
    return isColoured && environment["NO_COLOR", default: ""].isEmpty ? .ansi : .plain
  }

  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
