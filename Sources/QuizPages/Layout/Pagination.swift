import HTML

/// Links to the previous and the next page of a list, and which page this is.
struct Pagination {
  let texts: Texts.Front
  /// From 1.
  let number: Int
  let count: Int
  /// The address of a page.
  let path: (_ number: Int) -> String

  /// Nil if there is only one page.
  var html: HTML? {
    guard count > 1 else { return nil }
    return """
      <nav class="pagination" aria-label="\(texts.pages)">\(link(to: number - 1, label: texts.earlier, rel: "prev"))\
      <span>\(texts.page(number, count))</span>\(link(to: number + 1, label: texts.later, rel: "next"))</nav>
      """
  }

  private func link(to other: Int, label: String, rel: HTML) -> HTML {
    guard (1...count).contains(other) else { return "<span></span>" }
    return "<a rel=\"\(rel)\" href=\"\(path(other))\">\(label)</a>"
  }
}
