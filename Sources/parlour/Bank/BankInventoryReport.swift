import Foundation
import QuizEngine
import QuizFormats
import QuizService

/// What the bank holds and how long it lasts, as text and as JSON.
struct BankInventoryReport {
  let forecasts: [BankForecast]
  /// Which languages share a game.
  let gameLanguages: GameLanguages

  /// Days until a question must be asked again, for the difficulty and language that ends first; nil for an empty bank.
  private var daysLeft: Int? { forecasts.flatMap(\.supplies).map(\.days).min() }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let languages = Dictionary(
      uniqueKeysWithValues: forecasts.map { forecast in
        let languages = gameLanguages.languages(of: forecast.game).map(\.tag)
        return (forecast.game.tag, Counts([forecast], languages: languages, daysLeft: nil))
      })
    let stock = BankInventoryReportJSON(all: Counts(forecasts, daysLeft: daysLeft ?? 0), languages: languages)
    return ((try? encoder.encode(stock)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }

  func text(_ styler: ANSIStyler) -> String {
    guard !forecasts.isEmpty else { return "The bank is empty.\n" }
    return forecasts.map { section($0, styler) }.joined(separator: "\n")
  }

  private func section(_ forecast: BankForecast, _ styler: ANSIStyler) -> String {
    let total = forecast.supplies.reduce(0) { $0 + $1.questions }
    var supplies = TextTable(
      headers: ["Difficulty", "Questions", "Not asked yet", "Days left", "Until"], rightAligned: [1, 2, 3])
    for supply in forecast.supplies {
      supplies.add([
        supply.difficulty.rawValue, supply.questions.grouped, supply.remaining.grouped, supply.days.grouped,
        supply.lastDate?.text ?? "used up",
      ])
    }
    let languages = gameLanguages.languages(of: forecast.game).map(\.tag)
    let most = forecast.byCategory.max() ?? 0
    let bars = zip(TriviaCategory.allCases, forecast.byCategory).map { category, count in
      let bar = BlockBar.segments(count, of: max(1, most), width: 24).full
      return category.rawValue.padded(to: 12) + count.grouped.leftPadded(to: 9) + "  " + bar
    }
    return """
      \(styler.styled("\(languages.joined(separator: ", ")): \(total.counted("question"))", as: .bold))

      \(supplies.text(styler))
      \(bars.joined(separator: "\n"))

      """
  }

  private struct BankInventoryReportJSON: Encodable {
    let all: Counts
    let languages: [String: Counts]

    enum CodingKeys: CodingKey { case languages }

    func encode(to encoder: any Encoder) throws {
      try all.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(languages, forKey: .languages)
    }
  }

  private struct Counts: Encodable {
    let total: Int
    let byDifficulty: [String: Int]
    let byCategory: [String: Int]
    let daysLeft: Int
    /// The languages that share the game; nil for several games.
    let languages: [String]?

    init(_ forecasts: [BankForecast], languages: [String]? = nil, daysLeft: Int?) {
      self.languages = languages
      let supplies = forecasts.flatMap(\.supplies)
      total = supplies.reduce(0) { $0 + $1.questions }
      byDifficulty = Dictionary(supplies.map { ($0.difficulty.rawValue, $0.questions) }, uniquingKeysWith: +)
      byCategory = Dictionary(
        forecasts.flatMap { zip(TriviaCategory.allCases.map(\.rawValue), $0.byCategory) }, uniquingKeysWith: +)
      self.daysLeft = daysLeft ?? supplies.map(\.days).min() ?? 0
    }
  }
}
