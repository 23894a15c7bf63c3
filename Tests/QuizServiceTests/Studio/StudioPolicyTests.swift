import Foundation
import Testing

@testable import QuizService

struct StudioPolicyTests {
  @Test func `guests may do nothing in any house`() {
    for (action, relation, authors) in combinations {
      #expect(!StudioPolicy.allows(action, role: .guest, relation: relation, authors: authors))
    }
  }

  @Test func `a higher role may do what a lower one may`() {
    for (action, relation, authors) in combinations {
      let allowed = StudioPolicy.Role.allCases.map {
        StudioPolicy.allows(action, role: $0, relation: relation, authors: authors)
      }
      #expect(allowed == allowed.sorted { !$0 && $1 }, "\(action) \(relation) \(authors)")
    }
  }

  @Test func `without a relation only operators see a draft, and nobody changes it`() {
    for authors in StudioPolicy.Authors.allCases {
      for role in StudioPolicy.Role.allCases {
        func allows(_ action: StudioPolicy.Action) -> Bool { StudioPolicy.allows(action, role: role, authors: authors) }
        for action in [StudioPolicy.Action.read, .managePreviews] { #expect(allows(action) == (role == .operator)) }
        #expect(![.edit, .manageEditors, .publish, .delete].contains(where: allows))
      }
    }
  }

  @Test func `in a house without authors nobody writes`() {
    for role in StudioPolicy.Role.allCases {
      for relation in StudioPolicy.Relation.allCases {
        for action in [StudioPolicy.Action.create, .edit, .publish, .manageEditors] {
          #expect(!StudioPolicy.allows(action, role: role, relation: relation, authors: .off))
        }
        let canRevoke = StudioPolicy.allows(.managePreviews, role: role, relation: relation, authors: .off)
        #expect(canRevoke == (role == .operator))
      }
    }
  }

  /// The decision DR7 has the whole table.
  @Test func `the design document says what the policy does`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../DESIGN.md")
    let design = try String(contentsOf: file, encoding: .utf8)
    #expect(design.contains(Self.table), "DESIGN.md, DR7, should have:\n\(Self.table)")
  }

  /// For each action and setting: the lowest role that may do it without a relation to the draft, as an editor, and as
  /// the owner.
  private static var table: String {
    let header = ["| action | invited | open | off |", "|---|---|---|---|"]
    let rows = StudioPolicy.Action.allCases.map { action in
      let cells = StudioPolicy.Authors.allCases.map { authors in
        StudioPolicy.Relation.allCases.map { relation in
          StudioPolicy.Role.allCases.first {
            StudioPolicy.allows(action, role: $0, relation: relation, authors: authors)
          }?.rawValue ?? "–"
        }.joined(separator: " / ")
      }
      return "| `\(action.rawValue)` | \(cells.joined(separator: " | ")) |"
    }
    return (header + rows).joined(separator: "\n")
  }

  private var combinations: [(StudioPolicy.Action, StudioPolicy.Relation, StudioPolicy.Authors)] {
    StudioPolicy.Action.allCases.flatMap { action in
      StudioPolicy.Relation.allCases.flatMap { relation in
        StudioPolicy.Authors.allCases.map { (action, relation, $0) }
      }
    }
  }
}
