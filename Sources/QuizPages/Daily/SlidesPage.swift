public import HTML
import QuizEngine

/// One of the slides that introduce the daily game.
public struct SlidesPage: Sendable {
  public let shown: PlayerFrame
  /// From 0.
  public let place: Int

  public static let count = 4

  public init(shown: PlayerFrame, place: Int) {
    self.shown = shown
    self.place = place
  }

  public var html: HTML {
    let slide = texts.all[place]
    return shown.document(
      title: slide.title, kind: "introducing", script: shown.frame.assets.script,
      main: """
        \(SlidePicture.all[place])
        <p class="number">\(texts.place(place + 1, Self.count))</p>
        <h1>\(slide.title)</h1>
        <p class="lead">\(slide.text)</p>
        \(dots)
        <div class="actions">\(actions)</div>
        """)
  }

  private var texts: Texts.Daily.Slides { shown.texts.daily.slides }
  private var isLast: Bool { place == Self.count - 1 }

  private var dots: HTML {
    let dots = (0..<Self.count).map { dot -> HTML in
      dot == place ? "<li class=\"here\"></li>" : "<li></li>"
    }
    return "<ol class=\"dots\" aria-hidden=\"true\">\(dots)</ol>"
  }

  private var actions: HTML {
    if isLast { return finish(texts.begin, look: "button primary") }
    return """
      <a class="button primary" href="\(Address.slide(place + 1))">\(texts.next)</a>\
      \(finish(texts.skip, look: "button"))
      """
  }

  private func finish(_ label: String, look: HTML) -> HTML {
    """
    <form method="post" action="\(Address.slides)">\(shown.frame.proofField)\
    <button class="\(look)">\(label)</button></form>
    """
  }
}
