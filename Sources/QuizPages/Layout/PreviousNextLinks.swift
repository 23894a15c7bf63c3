import HTML

/// A heading between two arrows, which lead to what comes before and after: a date, a week, a month.
struct PreviousNextLinks {
  /// Nil if there is no previous page. The arrow is then left out, and its space stays empty.
  let previous: Link?
  let heading: HTML
  let next: Link?

  struct Link {
    let path: String
    let label: String
  }

  var html: HTML {
    "<div class=\"previous-next\">\(arrow("‹", to: previous))\(heading)\(arrow("›", to: next))</div>"
  }

  private func arrow(_ symbol: HTML, to link: Link?) -> HTML {
    guard let link else { return "<span></span>" }
    return "<a href=\"\(link.path)\" aria-label=\"\(link.label)\"><span aria-hidden=\"true\">\(symbol)</span></a>"
  }
}
