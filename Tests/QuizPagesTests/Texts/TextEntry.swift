import QuizEngine
import Testing

@testable import QuizPages

/// One entry of a language's texts.
struct TextEntry {
  /// The path of its property: `question.heading`.
  let path: String
  /// How many numbers and names the function takes; nil for a fixed sentence.
  let parameters: (numbers: Int, names: Int)?
  let render: (_ numbers: [Int], _ names: [String]) -> String

  var isFixed: Bool { parameters == nil }

  func text(_ numbers: [Int] = [31, 47], _ names: [String] = ["Ω1", "Ω2", "Ω3"]) -> String { render(numbers, names) }

  /// All entries of a language. Reflection finds the fixed sentences, but it can't call functions. So `functions` lists
  /// these, and a test compares the list with reflection.
  static func all(of texts: Texts) -> [TextEntry] { leaves(of: texts).compactMap(\.fixed) + functions(of: texts) }

  static func functionPaths(of texts: Texts) -> [String] {
    leaves(of: texts).filter { $0.fixed == nil }.map(\.path)
  }

  /// The sections of a language, but for the names of cities; they have tests of their own.
  static func sections(of texts: Texts) -> [(name: String, section: Any)] {
    [
      ("site", texts.site),
      ("front", texts.front),
      ("introduction", texts.introduction),
      ("question", texts.question),
      ("result", texts.result),
      ("share", texts.share),
      ("game", texts.game),
      ("day", texts.day),
      ("dates", texts.dates),
      ("daily", texts.daily),
      ("round", texts.round),
      ("statistics", texts.statistics),
      ("boards", texts.boards),
      ("past", texts.past),
      ("groups", texts.groups),
      ("admin", texts.admin),
      ("terminal", texts.terminal),
      ("messages", texts.messages),
      ("landing", texts.landing),
      ("account", texts.account),
      ("diagnostics", texts.diagnostics),
      ("studio", texts.studio),
    ]
  }

  private static func leaves(of texts: Texts) -> [(path: String, fixed: TextEntry?)] {
    let name = TextEntry(path: "languageName", parameters: nil) { _, _ in texts.languageName }
    return [(name.path, name)] + sections(of: texts).flatMap { leaves(of: $0.section, at: $0.name + ".") }
  }

  private static func leaves(of value: Any, at path: String) -> [(path: String, fixed: TextEntry?)] {
    Mirror(reflecting: value).children.flatMap { child -> [(path: String, fixed: TextEntry?)] in
      let childPath = path + (child.label ?? "?")
      if let text = child.value as? String {
        return [(childPath, TextEntry(path: childPath, parameters: nil) { _, _ in text })]
      }
      let inner = leaves(of: child.value, at: childPath + ".")
      return inner.isEmpty ? [(childPath, nil)] : inner
    }
  }
}
