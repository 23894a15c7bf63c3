import ArgumentParser
import QuizEngine
import QuizService

/// `parlour daily show`
struct DailyShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a question with its answers, and how players answered.")

  @Argument(help: "The question's number.")
  var item: Int64

  @OptionGroup var data: DataOptions

  func run() async throws {
    let file = try await data.withAdmin { admin throws(AdminError) in try await admin.itemDetails(of: ItemID(item)) }
    print(file.item.heading(on: file.date))
    for (index, option) in file.item.content.options.enumerated() {
      let sign = index == file.item.content.correctIndex ? "✓" : " "
      print("  \(sign) \(index + 1)  \(option.terminalSafe)  (\(file.answerCounts.byOption[index]))")
    }
    print("  started by \(file.answerCounts.starts), not answered by \(file.answerCounts.unanswered)")
    for (label, text) in [
      ("explanation", file.item.content.question.explanation), ("source", file.item.content.question.source),
    ] where !text.isEmpty {
      print("  \(label): \(text.terminalSafe)")
    }
    for translation in file.item.content.question.translations {
      let options = file.item.content.options(in: translation.language).map(\.terminalSafe).joined(separator: " · ")
      print("  \(translation.language.tag): \(translation.text.terminalSafe)  \(options)")
    }
    for text in file.reports where !text.isEmpty { print("  – \(text.terminalSafe)") }
  }
}

extension ItemRecord {
  /// `812  2026-11-21  easy · history · en  Who …?`
  func heading(on date: CalendarDate?) -> String {
    let question = content.question
    let when = date?.text ?? "personal"
    let kind = "\(question.difficulty.rawValue) · \(question.category.rawValue) · \(question.language.tag)"
    return "\(id.number)  \(when)  \(kind)\(isVoid ? " · taken out" : "")  \(question.text.terminalSafe)"
  }
}
