import QuizEngine
import Testing

@testable import QuizPages

/// One entry of a language file.
struct TextEntry {
  /// Where it stands: `question.heading`.
  let path: String
  /// How many numbers and names it is given; nil for a fixed sentence.
  let parameters: (numbers: Int, names: Int)?
  let render: (_ numbers: [Int], _ names: [String]) -> String

  var isFixed: Bool { parameters == nil }

  func text(_ numbers: [Int] = [31, 47], _ names: [String] = ["Ω1", "Ω2", "Ω3"]) -> String { render(numbers, names) }

  /// All entries of a language. The fixed ones are found by reflection. A function can't be called that way, so
  /// `functions` lists them, and a test holds the list to what reflection finds.
  static func all(of texts: Texts) -> [TextEntry] { leaves(of: texts).compactMap(\.fixed) + functions(of: texts) }

  static func functionPaths(of texts: Texts) -> [String] {
    leaves(of: texts).filter { $0.fixed == nil }.map(\.path)
  }

  private static func leaves(of value: Any, at path: String = "") -> [(path: String, fixed: TextEntry?)] {
    Mirror(reflecting: value).children.flatMap { child -> [(path: String, fixed: TextEntry?)] in
      let place = path + (child.label ?? "?")
      if child.value is Language { return [] }
      if let text = child.value as? String {
        return [(place, TextEntry(path: place, parameters: nil) { _, _ in text })]
      }
      let inner = leaves(of: child.value, at: place + ".")
      return inner.isEmpty ? [(place, nil)] : inner
    }
  }
}
