import HTML
import QuizEngine

extension PlayerPageContext {
  /// A page of a round or of practice. It has no navigation of the site: its header has the day's marks and one way
  /// out.
  ///
  /// - Parameters:
  ///   - marks: the day's marks; nil in practice.
  ///   - exit: the link out of the page; nil while the stopwatch can be paused, because the pause comes first.
  ///   - hasLanguages: whether the page can be read in another language. That loads it again.
  func playDocument(
    title: String, bodyClass: HTML, marks: HTML?, exit: (label: String, path: String)?,
    hasLanguages: Bool = true, main: HTML
  ) -> HTML {
    let exitLink = exit.map { PlayBar(label: texts.game.name, exit: PlayBar.Link(label: $0.label, path: $0.path)).html }
    return document(
      title: title, bodyClass: bodyClass, script: .daily, header: .focus("\(marks)\(exitLink)"),
      hasLanguages: hasLanguages, main: main)
  }

  /// The coloured top of a question's page: its window beside the stopwatch, or beside the verdict in the stopwatch's
  /// place.
  func roundBand(_ content: HTML, mark: HTML, cssClass: HTML? = nil, attributes: HTML? = nil) -> HTML {
    """
    <section class="hero round-band\(cssClass.map { " \($0)" })"\(attributes)><div><span class="pane">\(mark)</span>
    \(content)</div></section>
    """
  }
}
