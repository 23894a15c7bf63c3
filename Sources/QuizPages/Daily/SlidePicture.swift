import HTML
import QuizEngine

/// The drawings on the introduction's slides, made of the game's windows.
enum SlidePicture {
  static let all: [HTML] = [questions, clock, streak, boards]

  /// The day's three questions. The first window is lit.
  private static let questions = picture(
    Difficulty.allCases.map { difficulty in
      (RoundTopic.difficultyIcon(difficulty), difficulty == .easy ? "is-right" : nil)
    })

  /// A window whose clock runs, beside one that is dark while it is paused.
  private static let clock = picture([(RoundVerdict.running, "is-right"), (RoundVerdict.paused, nil)])

  /// A week of windows. One day was missed and is forgiven.
  private static let streak = picture(
    (1...7).map { day in
      day == 5 ? (StatisticsPage.forgiven, nil) : (RoundVerdict.correct.mark, "is-right")
    }, cssClass: " week")

  /// The first three places.
  private static let boards = picture(
    [("2", "place-2"), ("1", "place-1 is-right"), ("3", "place-3")], cssClass: " podium")

  private static func picture(_ windows: [(mark: HTML, cssClass: HTML?)], cssClass: HTML? = nil) -> HTML {
    let items = windows.map { window -> HTML in
      "<li\(window.cssClass.map { " class=\"\($0)\"" as HTML })><span class=\"pane\">\(window.mark)</span></li>"
    }
    return "<ul class=\"windows\(cssClass)\" aria-hidden=\"true\">\(items)</ul>"
  }
}
