import HTML
import QuizEngine

extension PlayerContext {
  /// A page of a round or of practice. It has no navigation of the site: its header has the day's marks and one way
  /// out.
  ///
  /// - Parameters:
  ///   - marks: the day's marks; nil in practice.
  ///   - exit: the link out of the page.
  func playDocument(
    title: String, bodyClass: HTML, marks: HTML?, exit: (label: String, path: String), main: HTML
  ) -> HTML {
    document(
      title: title, bodyClass: bodyClass, script: page.assets.dailyScript,
      header: .focus(
        "\(marks)<nav class=\"play-bar\" aria-label=\"\(texts.game.name)\"><a href=\"\(exit.path)\">\(exit.label)</a></nav>"
      ),
      main: main)
  }
}
