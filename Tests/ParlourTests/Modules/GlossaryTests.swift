import Foundation
import Testing

/// Types, files, variables, parameters and functions have the field's names; ``BannedNames`` lists words that aren't such
/// names. A file of tests has the name of its type.
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

  @Test(arguments: ["Sources", "Tests", "Benchmarks"])
  func `no variable, parameter, function or enum case is named by a banned word`(folder: String) throws {
    let declarations = try NameDeclaration.all(under: folder)
    #expect(declarations.count > 100)
    for declaration in declarations {
      let term = BannedNames.replacement(forIdentifier: declaration.name)
      #expect(
        term == nil,
        "\(declaration.file):\(declaration.line): “\(declaration.name)” is a banned name. Use the field's term: \(term ?? "")"
      )
    }
  }

  @Test func `a file of tests declares a type of its own name`() throws {
    let types = Dictionary(grouping: try TypeDeclaration.all(under: "Tests"), by: \.file)
    let files = SourceTree.paths(under: "Tests").filter { $0.hasSuffix("Tests.swift") && !$0.contains("+") }
    #expect(files.count > 100)
    for file in files {
      let name = String((file.split(separator: "/").last ?? "").dropLast(".swift".count))
      let names = (types[file] ?? []).map(\.name)
      #expect(names.contains(name), "\(file) declares \(names), but no \(name). Rename the file or the type.")
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
    ("@Suite(.timeLimit(.minutes(1))) struct Desk {", "Desk"),
    ("public typealias Desk = Admin", "Desk"), ("nonisolated struct Desk<Value: Sendable> {", "Desk"),
    ("fileprivate protocol Desk {", "Desk"), ("  associatedtype Desk", "Desk"),
  ])
  func `a declaration is found after any modifiers`(line: String, name: String) {
    #expect(TypeDeclaration.inSwift(line.utf8[...]) == name)
  }

  @Test(arguments: [
    "// struct Desk", "/// struct Desk", "import struct Desk.Desk", "let desk: Desk", "class func desk()", "case Desk",
    "",
    "\"struct Desk\"", "class var desk: Int {",
  ])
  func `text that only looks like a declaration is ignored`(line: String) {
    #expect(TypeDeclaration.inSwift(line.utf8[...]) == nil)
  }

  @Test func `Python's classes are seen`() {
    #expect(TypeDeclaration.inPython("class Desk(threading.Thread):") == "Desk")
    #expect(TypeDeclaration.inPython("    class Desk:") == "Desk")
    #expect(TypeDeclaration.inPython("# class Desk:") == nil && TypeDeclaration.inPython("classes = 1") == nil)
  }

  @Test(arguments: [
    ("shelf", true), ("cardShelf", true), ("isByPlace", true), ("drainState", true), ("inks", true),
    ("placeholder", false), ("watchTime", false), ("returned", false), ("skippedSheets", false), ("turns", false),
    ("drainSeconds", false),
  ])
  func `a word counts in a camel-case name too`(name: String, isBanned: Bool) {
    #expect((BannedNames.replacement(forIdentifier: name) != nil) == isBanned)
  }

  @Test(arguments: [
    ("let desk = 1", ["desk"]), ("if let desk, var door = other {", ["desk", "door"]),
    ("let (desk, door) = pair", ["desk", "door"]), ("for (desk, door) in pairs where desk > 1 {", ["desk", "door"]),
    ("func open(_ door: Door, at desk: @escaping (Int) -> Void) {", ["open", "door", "at", "desk"]),
    ("func open<Key: Hashable>(\n  door: Key\n)", ["open", "door"]),
    ("init?(\n  desk: Int = compute(door: 3),\n  _ door: [Int: Int]\n) {", ["desk", "door"]),
    ("subscript(desk: Int) -> Int { desk }", ["desk"]), ("rows.map { desk, door in desk }", ["desk", "door"]),
    ("enum A { case desk, door(key: Int) }", ["desk", "door", "key"]), ("\"\\(rows.map { desk in 1 })\"", ["desk"]),
    ("func `open the desk`(door: Int)", ["door"]), ("let `default` = 1", ["default"]),
  ])
  func `a name is seen wherever it is declared`(text: String, names: [String]) {
    #expect(NameDeclaration.inSwift(text).map(\.name) == names)
  }

  @Test(arguments: [
    "// let desk = 1", "/* let desk */", "/// - desk: one", "\"let desk = 1\"", "\"\"\"\nlet desk = 1\n\"\"\"",
    "#\"let desk = \"1\"\"#", "self.init(desk: 1)", "open(desk: 1, door: Door(desk: 2))", "switch a { case .desk: 1 }",
    "{ desk }", "import Desk",
  ])
  func `a comment, a text or a use declares no name`(text: String) {
    #expect(NameDeclaration.inSwift(text).isEmpty)
  }
}
