public import HTML
import QuizEngine

/// One slide of the introduction to the daily game.
public struct SlidesPage: Sendable {
  let player: PlayerContext
  /// From 0.
  let index: Int

  /// The number of slides.
  public static let count = 4

  public init(player: PlayerContext, index: Int) {
    self.player = player
    self.index = index
  }

  public var html: HTML {
    let slide = texts.all[index]
    return player.document(
      title: slide.title, bodyClass: "slides-page", script: player.page.assets.script,
      main: """
        \(SlidePicture.all[index])
        <p class="number">\(texts.position(index + 1, Self.count))</p>
        <h1>\(slide.title)</h1>
        <p class="lead">\(slide.text)</p>
        \(dots)
        <div class="actions">\(actions)</div>
        """)
  }

  private var texts: Texts.Daily.Slides { player.texts.daily.slides }
  private var isLast: Bool { index == Self.count - 1 }

  private var dots: HTML {
    let dots = (0..<Self.count).map { dot -> HTML in
      dot == index ? "<li class=\"here\"></li>" : "<li></li>"
    }
    return "<ol class=\"dots\" aria-hidden=\"true\">\(dots)</ol>"
  }

  private var actions: HTML {
    if isLast { return finish(texts.begin, cssClass: "button primary") }
    return """
      <a class="button primary" href="\(SitePath.slide(index + 1))">\(texts.next)</a>\
      \(finish(texts.skip, cssClass: "button"))
      """
  }

  private func finish(_ label: String, cssClass: HTML) -> HTML {
    """
    <form method="post" action="\(SitePath.slides)">\(player.page.csrfField)\
    <button class="\(cssClass)">\(label)</button></form>
    """
  }
}
