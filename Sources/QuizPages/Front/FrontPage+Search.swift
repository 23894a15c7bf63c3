import HTML
import QuizEngine

extension FrontPage {
  /// The search form. It uses GET, so that it works without scripts and the result has a URL.
  var searchForm: HTML {
    """
    <form class="search" role="search" action="\(SitePath.front)">\
    <label for="search">\(context.texts.front.searchLabel)</label>\
    <input type="search" id="search" name="\(QueryField.search)" value="\(search ?? "")" dir="auto" maxlength="\(TextLimit.fieldLength(TextLimit.search))" \
    enterkeyhint="search" autocomplete="off" spellcheck="false">\
    <button class="button">\(context.texts.front.search)</button></form>
    """
  }

  /// How many quizzes were found, with a link to all quizzes.
  func searchSummary(_ query: String) -> HTML {
    let texts = context.texts.front
    let back: HTML = "<a href=\"\(SitePath.front)\">\(context.texts.introduction.allQuizzes)</a>"
    guard foundCount == 0 else {
      return "<p class=\"search-summary\" role=\"status\"><span>\(texts.found(foundCount, query))</span> \(back)</p>"
    }
    return """
      <section class="empty-state" role="status">\(WindowPicture.unlit.html)<h2>\(texts.foundNothing(query))</h2><p>\(texts.searchAnew)</p>\(back)</section>
      """
  }

  /// Links to the previous and the next page; nil if there is only one.
  var pagination: HTML? {
    Pagination(texts: context.texts.front, number: pageNumber, count: FrontPage.pageCount(of: foundCount)) {
      SitePath.front(search: search, page: $0)
    }.html
  }
}
