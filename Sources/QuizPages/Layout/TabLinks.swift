import HTML
import QuizEngine

/// Links between pages that show the same kind of thing: the admin pages, boards, the orders of a list.
struct TabLinks {
  /// Names the links as a whole.
  let label: String
  /// The value of `aria-current` on the link to the current page: `page`, or `true` if the links only change the order.
  var current: HTML = "page"
  let links: [Link]

  struct Link {
    let label: HTML
    let path: String
    let isCurrent: Bool
    /// The label's language; nil if it is the page's.
    var language: Language?
  }

  var html: HTML {
    "<nav class=\"tabs\" aria-label=\"\(label)\"><ul>\(links.map(item))</ul></nav>"
  }

  private func item(_ link: Link) -> HTML {
    """
    <li><a href="\(link.path)"\(link.language.map { " lang=\"\($0.tag)\"" })\(" aria-current=\"\(current)\"", if: link.isCurrent)>\
    \(link.label)</a></li>
    """
  }
}
