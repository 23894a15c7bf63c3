import Foundation
import Testing

/// Types, files and folders are named by the field's terms; ``BannedNames`` lists the words that aren't.
struct GlossaryTests {
  @Test(arguments: ["Sources", "Tests", "Benchmarks"])
  func `no type is named by a banned word`(folder: String) throws {
    let declarations = try TypeDeclaration.all(under: folder)
    #expect(declarations.count > 10)
    for declaration in declarations {
      let term = BannedNames.replacement(for: declaration.name)
      #expect(
        term == nil,
        "\(declaration.file):\(declaration.line): the type \(declaration.name) has a banned name. Use the field's term: \(term ?? "")"
      )
    }
  }

  @Test(arguments: ["Sources", "Tests", "Benchmarks"])
  func `no source file or folder is named by a banned word`(folder: String) throws {
    for path in SourceTree.paths(under: folder) where path.hasSuffix(".swift") {
      for part in path.split(separator: "/") {
        let names = part.split(separator: ".")[0].split(separator: "+").map(String.init)
        for name in names {
          let term = BannedNames.replacement(for: name)
          #expect(term == nil, "\(path): “\(name)” is a banned name. Use the field's term: \(term ?? "")")
        }
      }
    }
  }

  @Test(arguments: [
    ("Doorkeeper", true), ("DoorkeeperTests", true), ("HTMLDoor", true), ("PasswordOffice", true), ("Watch", true),
    ("StockSheet", true), ("HouseRules", true), ("Stopwatch", false), ("StopwatchIcon", false), ("Doorway", false),
    ("ReturnValue", false), ("Threshold", false), ("SkippedSheet", false), ("PlaceholderText", false),
    ("HashingThreadPool", false), ("RecentPlays", false),
  ])
  func `a word counts where it is one`(name: String, isBanned: Bool) {
    #expect((BannedNames.replacement(for: name) != nil) == isBanned)
  }

  @Test(arguments: [
    ("struct Desk {", "Desk"), ("  public final class Desk: Sendable {", "Desk"),
    ("private indirect enum Desk {", "Desk"),
    ("@MainActor public actor Desk {", "Desk"), ("@available(*, deprecated) struct Desk", "Desk"),
    ("public typealias Desk = Admin", "Desk"), ("nonisolated struct Desk<Value: Sendable> {", "Desk"),
    ("fileprivate protocol Desk {", "Desk"), ("  associatedtype Desk", "Desk"),
  ])
  func `a declaration is seen whatever stands before it`(line: String, name: String) {
    #expect(TypeDeclaration.inSwift(line.utf8[...]) == name)
  }

  @Test(arguments: [
    "// struct Desk", "/// struct Desk", "import struct Desk.Desk", "let desk: Desk", "class func desk()", "case Desk",
    "",
    "\"struct Desk\"", "class var desk: Int {",
  ])
  func `what only looks like a declaration is none`(line: String) {
    #expect(TypeDeclaration.inSwift(line.utf8[...]) == nil)
  }

  @Test func `Python's classes are seen`() {
    #expect(TypeDeclaration.inPython("class Desk(threading.Thread):") == "Desk")
    #expect(TypeDeclaration.inPython("    class Desk:") == "Desk")
    #expect(TypeDeclaration.inPython("# class Desk:") == nil && TypeDeclaration.inPython("classes = 1") == nil)
  }
}
