import HTML
import QuizEngine

extension FrontPage {
  /// A form that asks for this page again, so that it works everywhere and its answer can be kept as an address.
  var field: HTML {
    """
    <form class="search" role="search" action="\(Address.front)">\
    <label for="search">\(frame.texts.front.searchLabel)</label>\
    <input type="search" id="search" name="\(Address.searchField)" value="\(search ?? "")" dir="auto" maxlength="\(TextLimit.fieldLength(TextLimit.search))" \
    enterkeyhint="search" autocomplete="off" spellcheck="false">\
    <button class="button">\(frame.texts.front.search)</button></form>
    """
  }

  /// How many were found, and the way back to all.
  func finding(_ query: String) -> HTML {
    let texts = frame.texts.front
    let back: HTML = "<a href=\"\(Address.front)\">\(frame.texts.introduction.allQuizzes)</a>"
    guard found == 0 else {
      return "<p class=\"finding\" role=\"status\"><span>\(texts.found(found, query))</span> \(back)</p>"
    }
    return """
      <section class="nothing" role="status"><h2>\(texts.foundNothing(query))</h2><p>\(texts.searchAnew)</p>\(back)</section>
      """
  }

  /// The ways to the pages before and behind this one, where there are any.
  var turning: HTML? {
    let count = FrontPage.pages(of: found)
    guard count > 1 else { return nil }
    let texts = frame.texts.front
    return """
      <nav class="turning" aria-label="\(texts.pages)">\(turn(to: number - 1, of: count, texts.earlier, "prev"))\
      <span>\(texts.page(number, count))</span>\(turn(to: number + 1, of: count, texts.later, "next"))</nav>
      """
  }

  private func turn(to other: Int, of count: Int, _ label: String, _ relation: HTML) -> HTML {
    guard (1...count).contains(other) else { return "<span></span>" }
    return "<a rel=\"\(relation)\" href=\"\(Address.front(search: search, page: other))\">\(label)</a>"
  }
}
