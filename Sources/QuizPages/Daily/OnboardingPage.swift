public import HTML
import QuizEngine

/// One slide of the onboarding of the daily game. A new account sees the slides once; anybody can see them again.
public struct OnboardingPage: Sendable {
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
      title: slide.title, bodyClass: "slides-page", script: .daily, header: .site,
      main: """
        <div class="slide"><img src="\(reader.page.assets.slides[index])" width="320" height="220" alt="">
        <p class="visually-hidden">\(texts.position(index + 1, count))</p>
        <h1>\(slide.title)</h1>
        <p class="lead">\(slide.text)</p></div>
        <div class="action-bar">\(dots)\(next)
        <div class="ways">\(back)\(skip)</div></div>
        """)
  }

  private var texts: Texts.Daily.Onboarding { reader.page.texts.daily.onboarding }
  private var count: Int { Self.count(hasBoards: reader.page.hasBoards) }

  private var dots: HTML {
    let dots = (0..<count).map { dot -> HTML in
      dot == index ? "<li class=\"here\"></li>" : "<li></li>"
    }
    return "<ol class=\"dots\" aria-hidden=\"true\">\(dots)</ol>"
  }

  private var isLast: Bool { index == count - 1 }

  private var next: HTML {
    isLast
      ? finish(texts.begin, cssClass: "button primary")
      : "<a class=\"button primary\" rel=\"next\" href=\"\(SitePath.slide(index + 1))\">\(texts.next)</a>"
  }

  /// On the first slide its place stays empty, as that of Skip on the last one. So nothing moves from slide to slide.
  private var back: HTML {
    index == 0
      ? "<span></span>" : "<a class=\"link\" rel=\"prev\" href=\"\(SitePath.slide(index - 1))\">\(texts.back)</a>"
  }

  private var skip: HTML { isLast ? "<span></span>" : finish(texts.skip, cssClass: "link") }

  private func finish(_ label: String, cssClass: HTML) -> HTML {
    """
    <form method="post" action="\(SitePath.onboarding)">\(reader.page.csrfField)\
    <button class="\(cssClass)">\(label)</button></form>
    """
  }
}
