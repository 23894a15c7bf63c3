import Foundation
import Programs
import Testing

/// Tests the output of `scripts/sbom` for the program that the tests have built.
struct SBOMTests {
  private struct BillOfMaterials: Decodable {
    struct Component: Decodable {
      let type: String
      let bomRef: String
      let name: String
      let version: String
      let purl: String

      enum CodingKeys: String, CodingKey {
        case type, name, version, purl
        case bomRef = "bom-ref"
      }
    }

    struct Metadata: Decodable {
      let timestamp: String
      let component: Component
    }

    struct Dependency: Decodable {
      let ref: String
      let dependsOn: [String]
    }

    let bomFormat: String
    let specVersion: String
    let serialNumber: String
    let version: Int
    let metadata: Metadata
    let components: [Component]
    let dependencies: [Dependency]
  }

  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let version: String?
        let revision: String
      }

      let location: String
      let state: State
    }

    let pins: [Pin]
  }

  private func run() throws -> Data {
    let (program, output) = (ProgramTests.program, Pipe())
    let process = SpawnedProcess(SourceTree.root.appending(path: "scripts/sbom"), [program.path])
    var environment = ProcessInfo.processInfo.environment
    environment["SOURCE_DATE_EPOCH"] = "1700000000"
    process.environment = environment
    process.output = .pipe(output)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    #expect(process.waitUntilExit() == 0)
    return text
  }

  @Test func `the bill of materials is valid CycloneDX and lists every resolved package and linked library`() throws {
    let text = try run()
    let bill = try JSONDecoder().decode(BillOfMaterials.self, from: text)
    #expect(bill.bomFormat == "CycloneDX" && bill.specVersion == "1.6" && bill.version == 1)
    #expect(bill.serialNumber.wholeMatch(of: /urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil)
    #expect(bill.metadata.timestamp == "2023-11-14T22:13:20Z")
    #expect(bill.metadata.component.type == "application" && bill.metadata.component.name == "parlour")

    let references = bill.components.map(\.bomRef)
    #expect(Set(references).count == references.count)
    for component in bill.components {
      #expect(component.type == "library" && !component.name.isEmpty && !component.version.isEmpty)
      #expect(component.purl.wholeMatch(of: /pkg:(swift|deb|github)\/[^@ ]+@[^@ ]+/) != nil, "\(component.purl)")
    }
    #expect(bill.dependencies.count == 1)
    #expect(bill.dependencies.first?.ref == bill.metadata.component.bomRef)
    #expect(Set(bill.dependencies.first?.dependsOn ?? []) == Set(references))

    let file = SourceTree.root.appending(path: "Package.resolved")
    let resolved = try JSONDecoder().decode(Resolved.self, from: Data(contentsOf: file))
    #expect(resolved.pins.count > 10)
    for pin in resolved.pins {
      let name = pin.location.replacing(/^https:\/\//, with: "").replacing(/\.git$/, with: "")
      #expect(references.contains("pkg:swift/\(name)@\(pin.state.version ?? pin.state.revision)"), "\(name)")
    }
    for library in ["libsqlite3-0", "zlib1g", "libexpat1", "libzip4", "libpango-1.0-0", "librsvg2-2"] {
      let names = bill.components.map(\.name)
      // Debian renames a library with its ABI version: libzip4 becomes libzip5 in the next release.
      let stem = library.replacing(/[0-9]+$/, with: "")
      #expect(names.contains { $0.hasPrefix(stem) }, "\(library)")
    }
    #expect(try run() == text)
  }
}
