import QuizCards
import QuizEngine
import QuizPages
import QuizService

extension ShareCard {
  /// A card of the site itself.
  init(_ card: SiteCard, _ texts: Texts) {
    let (name, icons): (String, [SiteCardPicture]) =
      switch card {
      case .front: (texts.cardTitle(card), [.lamp])
      case .dailyGame: (texts.cardTitle(card), Difficulty.allCases.indices.map { .bars($0 + 1) })
      case .day(let marks): (texts.cardTitle(card), marks.marks.map(SiteCardPicture.mark))
      }
    self.init(
      heading: card == .front ? nil : texts.cardHeading, name: name, icons: icons.map { .picture($0.file) },
      accent: LibraryService.defaultAccent, language: texts.language, siteName: texts.site.name)
  }
}

/// A picture on a card of the site, drawn for it.
private enum SiteCardPicture {
  case lamp
  /// The icon of a difficulty: one, two or three bars in a window.
  case bars(Int)
  case mark(SharedMarks.Mark)

  var file: PictureFile {
    PictureFile(name: "icon.svg", format: .svg, width: width, height: 100, bytes: Array(svg.utf8))
  }

  private var width: Int { if case .lamp = self { 100 } else { 80 } }

  private var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) 100" width="\(width)" height="100" \
    stroke-linecap="round" stroke-linejoin="round">\(shapes)</svg>
    """
  }

  private var shapes: String {
    switch self {
    case .lamp:
      "<g fill=\"#8a3a1d\" transform=\"translate(-43 -52) scale(7.75)\"><path d=\"M9.2 10h5.6l1.9 5H7.3zM11.3 15h1.4v4h-1.4zM9 19h6v1.4H9z\"/></g>"
    case .bars(let count):
      window("#fbf7f0")
        + (0..<3).map { bar in
          let height = 14 + 12 * bar
          return """
            <rect x="\(19 + 15 * bar)" y="\(80 - height)" width="11" height="\(height)" stroke="#8a3a1d" stroke-width="2" \
            fill="\(bar < count ? "#8a3a1d" : "none")"/>
            """
        }.joined()
    case .mark(.right): window("#fff6dd") + line("M23 60l12 12L58 44", "#8a3a1d")
    case .mark(.wrong): window("#8a3a1d") + line("M27 46l26 26M53 46L27 72", "#fbf7f0")
    case .mark(.open): window("#fbf7f0")
    }
  }

  private func window(_ fill: String) -> String {
    "<path d=\"M5 97V40a35 35 0 0 1 70 0v57z\" fill=\"\(fill)\" stroke=\"#8a3a1d\" stroke-width=\"4\"/>"
  }

  private func line(_ path: String, _ color: String) -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"8\"/>"
  }
}
