import Testing

/// Imports must go to lower layers. The compiler doesn't enforce this: a module can import any module that was built
/// before.
struct ModuleImportTests {
  /// The modules of the system and the toolchain. The manifest doesn't list them.
  static let system: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization", "Testing",
  ]
  /// The modules that browsers run, too. They may import only each other and the standard library.
  static let pure = ["HTML", "QuizDrafts", "QuizEngine", "QuizPages"]

  let manifest: Manifest

  init() throws { manifest = try SourceTree.manifest() }

  @Test func `the manifest has a target for every folder of sources`() throws {
    let folders = try SourceTree.sourceFolders()
    #expect(Set(manifest.targets.map(\.path)).isSuperset(of: folders))
    #expect(Set(folders).isSuperset(of: ["parlour", "HTML", "QuizEngine", "QuizWeb"].map { "Sources/\($0)" }))
  }

  @Test func `a target depends only on earlier targets`() {
    for (index, target) in manifest.targets.enumerated() {
      let earlier = manifest.names[..<index]
      for dependency in target.dependencies where manifest.names.contains(dependency) {
        #expect(
          earlier.contains(dependency), "\(target.name) depends on \(dependency), which comes later in the manifest")
      }
    }
  }

  @Test func `every import is declared in the manifest`() throws {
    var seen = 0
    for target in manifest.targets where !target.isTest {
      for statement in try SourceTree.imports(under: target.path) {
        seen += 1
        #expect(
          target.dependencies.contains(statement.module) || Self.system.contains(statement.module),
          "\(statement.file):\(statement.line) imports \(statement.module), which Package.swift doesn't give to \(target.name)"
        )
      }
    }
    #expect(seen > 20)
  }

  @Test func `every declared dependency is imported`() throws {
    for target in manifest.targets where !target.isTest {
      let imported = Set(try SourceTree.imports(under: target.path).map(\.module))
      for dependency in target.dependencies {
        #expect(imported.contains(dependency), "\(target.name) declares \(dependency) and never imports it")
      }
    }
  }

  @Test(arguments: pure) func `modules for browsers import nothing else, not even Foundation`(module: String) throws {
    let target = try #require(manifest.targets.first { $0.name == module })
    let imports = try SourceTree.imports(under: target.path)
    #expect(Self.pure.contains(target.dependencies))
    for statement in imports {
      #expect(Self.pure.contains(statement.module), "\(statement.file):\(statement.line) imports \(statement.module)")
    }
  }

  @Test(arguments: [("GRDB", "QuizSQLite"), ("Yams", "QuizFormats"), ("ArgumentParser", "parlour")])
  func `a library is imported by one target only`(library: String, owner: String) throws {
    for folder in try SourceTree.sourceFolders() {
      let imported = try SourceTree.imports(under: folder).contains { $0.module == library }
      #expect(imported == (folder == "Sources/\(owner)"), "\(folder) imports \(library): \(imported)")
    }
  }

  @Test func `no request handler has the command line's rights`() throws {
    let files = try SourceTree.files(under: "Sources/QuizWeb")
    #expect(files.count > 50)
    for file in files {
      #expect(!file.text.contains("commandLineAdmin"), "\(file.path): use Services.admin(of:)")
    }
  }
}
