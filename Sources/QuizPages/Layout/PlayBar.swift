import HTML

/// The links in the header of a play or a round: back, and out. On phones each is a sign, and its words are for screen
/// readers only: beside each other the words don't fit.
struct PlayBar {
  /// Names the links as a whole.
  let label: String
  /// Nil where nothing comes before.
  var back: Link?
  let exit: Link

  struct Link {
    let label: String
    let path: String
  }

  var html: HTML {
    """
    <nav class="play-bar" aria-label="\(label)">\(back.map { link($0, " rel=\"prev\"", "\(Self.chevron)\(text($0))") })\
    \(link(exit, nil, "\(text(exit))\(Self.cross)"))</nav>
    """
  }

  private func link(_ link: Link, _ attributes: HTML?, _ content: HTML) -> HTML {
    "<a\(attributes) href=\"\(link.path)\">\(content)</a>"
  }

  private func text(_ link: Link) -> HTML { "<span class=\"text\">\(link.label)</span>" }

  private static let chevron = sign("M15 5l-7 7 7 7")
  private static let cross = sign("M6 6l12 12M18 6L6 18")

  private static func sign(_ path: HTML) -> HTML {
    "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }
}
