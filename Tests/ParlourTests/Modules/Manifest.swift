import Foundation

/// What the floors' test reads out of `Package.swift`: the targets in their order, each with what it depends on.
struct Manifest {
  struct Target: Equatable {
    var kind: String
    var name: String
    /// The folder of its sources, seen from the root.
    var path: String
    /// Modules: other targets, and products of packages (which are named like their main module).
    var dependencies: [String]

    var isTest: Bool { kind == "testTarget" }
  }

  var targets: [Target] = []

  var names: [String] { targets.map(\.name) }

  /// Reads the manifest's text. Only literal targets and dependencies are understood, and products kept in a `let`.
  init(text: String) {
    let code = text.replacing(/(?m)(?<before>^|\s)\/\/.*$/) { $0.before }
    var products: [String: String] = [:]
    for product in code.matches(of: /let (?<variable>\w+): Target\.Dependency = \.product\(name: "(?<name>\w+)"/) {
      products[String(product.variable)] = String(product.name)
    }
    var rest = code[...]
    while let call = rest.firstMatch(of: /\.(?<kind>target|executableTarget|testTarget|systemLibrary)(?=\()/) {
      let body = rest[call.range.upperBound...].balancedPrefix
      rest = rest[body.endIndex...]
      guard let name = body.firstMatch(of: /name: "(?<name>\w+)"/)?.name else { continue }
      let isTest = call.kind == "testTarget"
      let path = body.firstMatch(of: /path: "(?<path>[^"]+)"/)?.path ?? "\(isTest ? "Tests" : "Sources")/\(name)"
      targets.append(
        Target(
          kind: String(call.kind), name: String(name), path: String(path),
          dependencies: Self.dependencies(in: body, products: products)))
    }
  }

  private static func dependencies(in body: Substring, products: [String: String]) -> [String] {
    guard let label = body.firstRange(of: "dependencies: ") else { return [] }
    let list = body[label.upperBound...].balancedPrefix
    // A product's package and an element's condition are not dependencies of their own.
    let elements = list.replacing(/\bpackage: "[^"]*"|condition: \.when\([^)]*\)/, with: "")
    return elements.matches(of: /"(?<name>\w+)"|(?<dot>\.?)\b(?<variable>\w+)(?=\s*[,\]])/).compactMap { element in
      if let name = element.name { return String(name) }
      guard let variable = element.variable, element.dot == "" else { return nil }
      return products[String(variable)] ?? String(variable)
    }
  }
}

extension Substring {
  /// From an opening bracket to the one that closes it.
  fileprivate var balancedPrefix: Substring {
    var depth = 0
    for index in indices {
      if "([".contains(self[index]) { depth += 1 }
      if ")]".contains(self[index]) { depth -= 1 }
      if depth == 0 { return self[...index] }
    }
    return self
  }
}
