import Foundation
import Testing

/// Types, files, variables, parameters and functions in Swift, JavaScript and Python have the field's names;
/// ``BannedNames`` lists words that aren't such names. A file of tests has the name of its type.
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

  @Test(arguments: ScriptLanguage.allCases)
  func `no file, function, variable, parameter or class of a script is named by a banned word`(
    language: ScriptLanguage
  ) throws {
    let files = try ScriptFile.all(language)
    #expect(files.count >= language.leastCount)
    for file in files {
      #expect(file.names.count > 1 || file.text.utf8.count < 1000, "\(file.path): no name was found")
      for banned in file.bannedNames {
        Issue.record(
          "\(file.path):\(banned.line): “\(banned.name)” is a banned name. Use the field's term: \(banned.term)")
      }
    }
  }

  @Test(arguments: ScriptLanguage.allCases)
  func `a banned name is found at the end of any script`(language: ScriptLanguage) throws {
    let declarations =
      switch language {
      case .javaScript:
        ["function cardShelf() {}", "const shelf = 1", "let [one, shelf] = []", "class CardShelf {}"]
      case .python: ["def card_shelf(): pass", "shelf = 1", "SHELF: int = 1", "class CardShelf: pass"]
      }
    for file in try ScriptFile.all(language) {
      let found = file.bannedNames.count
      for declaration in declarations {
        let text = file.text + "\n" + declaration + "\n"
        let changed = ScriptFile(path: file.path, text: text, language: language)
        #expect(changed.bannedNames.count == found + 1, "\(file.path) with “\(declaration)”")
      }
    }
    let empty = ScriptFile(path: "Tests/Browser/card-shelf\(language.suffix)", text: "", language: language)
    #expect(empty.bannedNames.map(\.name) == ["card_shelf"])
  }

  @Test(arguments: [
    ("enliven", true), ("cardShelf", true), ("card_shelf", true), ("CARD_SHELF", true), ("_told", true),
    ("Sower", true), ("drain_state", true), ("drain_seconds", false), ("DRAIN_SECONDS", false), ("placeholder", false),
    ("heartbeat", false), ("hydrate", false), ("storyteller", false), ("__init__", false), ("_", false),
  ])
  func `a word counts in a script's name in any case`(name: String, isBanned: Bool) {
    #expect((BannedNames.replacement(forScriptIdentifier: name) != nil) == isBanned)
  }

  @Test(arguments: [
    ("const desk = 1, door = f(1, 2);", ["desk", "door"]), ("let desk\nvar door", ["desk", "door"]),
    ("const { desk, key: door = 1, ...rest } = all;", ["desk", "door", "rest"]),
    ("const [desk, [door]] = all;", ["desk", "door"]), ("for (const desk of all) {}", ["desk"]),
    ("function open(desk, { door }, [key] = []) {}", ["open", "desk", "door", "key"]),
    ("async function* open(...desk) {}", ["open", "desk"]), ("call(function (desk) {})", ["desk"]),
    ("call((desk, door = 1) => {})", ["desk", "door"]), ("call(async desk => desk)", ["desk"]),
    ("call((desk = (door) => 1) => {})", ["desk", "door"]), ("try {} catch (desk) {}", ["desk"]),
    (
      "class Desk extends Table { #door = 1; open(key) {} static get lamp() {} }",
      ["Desk", "door", "open", "key", "lamp"]
    ),
    ("desk.door = 1", ["door"]), ("call({ desk: 1, open(door) {} })", ["desk", "open", "door"]),
    ("`text ${all.map((desk) => 1)} desk`", ["desk"]),
    ("const desk = 4 / 2; // key\nlet door = /'/", ["desk", "door"]),
  ])
  func `a name is seen wherever JavaScript declares it`(text: String, names: [String]) {
    #expect(ScriptFile.names(in: text, language: .javaScript).map(\.name) == names)
  }

  @Test(arguments: [
    "// const desk = 1", "/* const desk */", "'const desk = 1'", "`const desk = 1`", "/const desk = 1/",
    "open(desk, door)", "if (desk) { door() }", "desk === door", "desk <= door", "desk ? door : key", "new Desk(door)",
  ])
  func `a comment, a text or a use declares no name in JavaScript`(text: String) {
    #expect(ScriptFile.names(in: text, language: .javaScript).isEmpty)
  }

  @Test(arguments: [
    ("desk = door = 1", ["desk", "door"]), ("desk, (door, *keys) = 1, (2, 3)", ["desk", "door", "keys"]),
    ("desk: dict[str, int] = {}", ["desk"]),
    ("class Desk(Table):\n    door: int\n    key = 1", ["Desk", "door", "key"]),
    ("self.desk, all[0].door = 1, 2", ["desk", "door"]), ("if (desk := f()): door = 1", ["desk", "door"]),
    (
      "async def open(self, desk: int = 1, *, door=lambda key: 1, **more) -> int: lamp = 1",
      ["open", "self", "desk", "door", "key", "more", "lamp"]
    ),
    ("def open(\n    desk,\n    door,\n):\n    return desk", ["open", "desk", "door"]),
    ("for desk, (door, key) in all: pass", ["desk", "door", "key"]), ("[desk for desk in all]", ["desk"]),
    ("with open(1) as desk, open(2) as (door, key): pass", ["desk", "door", "key"]),
    ("try:\n  pass\nexcept Error as desk:\n  pass", ["desk"]), ("import table as desk", ["desk"]),
    ("call(lambda desk, *door: desk == 1)", ["desk", "door"]),
    ("f\"{[desk for desk in all]!r:>{width}} door = 1\"", ["desk"]),
    ("desk = '''\nlamp = 1\n'''; door = \"it's\" # it's\nkey = 1", ["desk", "door", "key"]),
  ])
  func `a name is seen wherever Python declares it`(text: String, names: [String]) {
    #expect(ScriptFile.names(in: text, language: .python).map(\.name) == names)
  }

  @Test(arguments: [
    "# desk = 1", "\"desk = 1\"", "\"\"\"\ndesk = 1\n\"\"\"", "open(desk=1, door=2)", "call(\n    desk=1,\n)",
    "desk == door", "desk <= door", "desk[0] = 1", "if desk: open()", "return desk", "from table import desk",
    "print({\"desk\": door})", "f\"{{desk = 1}} {door:,}\"", "@case(\"a\", desk=[1])", "else: open()",
  ])
  func `a comment, a text or a use declares no name in Python`(text: String) {
    #expect(ScriptFile.names(in: text, language: .python).isEmpty)
  }
}
