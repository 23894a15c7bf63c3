import Foundation

/// The part of `Package.swift` that the tests of the layers need: the targets in order, with their dependencies.
struct Manifest {
  struct Target: Equatable {
    var kind: String
    var name: String
    /// The folder of its sources, relative to the root.
    var path: String
    /// Modules: other targets, and package products, which are named like their main module.
    var dependencies: [String]

    var isTest: Bool { kind == "testTarget" }
  }

  var targets: [Target] = []

  var names: [String] { targets.map(\.name) }

  /// Parses the manifest's text. It understands only literal targets and dependencies, and products in a `let`.
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
    // A product's package and an element's condition are not dependencies.
    let elements = list.replacing(/\bpackage: "[^"]*"|condition: \.when\([^)]*\)/, with: "")
    return elements.matches(of: /"(?<name>\w+)"|(?<dot>\.?)\b(?<variable>\w+)(?=\s*[,\]])/).compactMap { element in
      if let name = element.name { return String(name) }
      guard let variable = element.variable, element.dot == "" else { return nil }
      return products[String(variable)] ?? String(variable)
    }
  }
}

extension Substring {
  /// The text from an opening bracket to its closing bracket.
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
