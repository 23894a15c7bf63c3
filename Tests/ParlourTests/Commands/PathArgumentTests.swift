import ArgumentParser
import Testing

@testable import parlour

struct PathArgumentTests {
  @Test(arguments: [
    ["check", ""], ["check", "tea.yaml", ""], ["new", "tea", "--directory", ""], ["play", "--quizzes", ""],
    ["play", "tea", "--answers", ""], ["export", ""], ["export", "tea.yaml", "--output", ""], ["bank", "check", ""],
    ["bank", "import", ""], ["bank", "export", "--output", ""], ["backup", ""], ["restore", ""],
    ["move", "--from", "", "--to", "Data"], ["move", "--from", "Data", "--to", ""],
  ])
  func `an empty path is refused as one`(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) { try Parlour.parseAsRoot(arguments) }
    #expect(Parlour.message(for: error) == "The path is empty. Name a file or a folder.")
    #expect(Parlour.exitCode(for: error) == .validationFailure)
  }

  @Test(arguments: [["new", ""], ["play", ""]]) func `an empty name is refused as one`(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) { try Parlour.parseAsRoot(arguments) }
    #expect(Parlour.message(for: error).hasSuffix("is empty."))
  }
}
