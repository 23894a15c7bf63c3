public import HTML
import QuizEngine

/// One slide of the introduction to the daily game. Who creates an account sees the slides once; anybody can see them
/// again.
public struct SlidesPage: Sendable {
  let reader: Reader
  /// From 0.
  let index: Int

  /// The number of slides. The last one is about leaderboards.
  ///
  /// - Parameter hasBoards: whether the house has leaderboards.
  public static func count(hasBoards: Bool) -> Int { hasBoards ? 4 : 3 }

  /// - Parameter index: from 0; less than the number of slides.
  public init(reader: Reader, index: Int) {
    self.reader = reader
    self.index = index
  }

  public var html: HTML {
    let slide = texts.all[index]
    return reader.document(
      title: slide.title, bodyClass: "slides-page", script: reader.page.assets.dailyScript,
      main: """
        \(SlidePicture.all[index])
        <p class="number">\(texts.position(index + 1, count))</p>
        <h1>\(slide.title)</h1>
        <p class="lead">\(slide.text)</p>
        \(dots)
        <div class="actions">\(actions)</div>
        \(back)
        """)
  }

  private var texts: Texts.Daily.Slides { reader.page.texts.daily.slides }
  private var count: Int { Self.count(hasBoards: reader.page.hasBoards) }

  private var dots: HTML {
    let dots = (0..<count).map { dot -> HTML in
      dot == index ? "<li class=\"here\"></li>" : "<li></li>"
    }
    return "<ol class=\"dots\" aria-hidden=\"true\">\(dots)</ol>"
  }

  private var actions: HTML {
    if index == count - 1 { return finish(texts.begin, cssClass: "button primary") }
    return """
      <a class="button primary" rel="next" href="\(SitePath.slide(index + 1))">\(texts.next)</a>\
      \(finish(texts.skip, cssClass: "button"))
      """
  }

  private var back: HTML? {
    guard index > 0 else { return nil }
    return """
      <p class="other-links"><a rel="prev" href="\(SitePath.slide(index - 1))">\(texts.back)</a></p>
      """
  }

  private func finish(_ label: String, cssClass: HTML) -> HTML {
    """
    <form method="post" action="\(SitePath.slides)">\(reader.page.csrfField)\
    <button class="\(cssClass)">\(label)</button></form>
    """
  }
}
