import HTML

/// What a page shows instead of an empty list, under a dark window.
struct EmptyState {
  let title: String
  let text: String
  /// Where to go instead.
  var links: HTML?

  var html: HTML {
    "<section class=\"empty-state\">\(WindowPicture.unlit.html)<h2>\(title)</h2><p>\(text)</p>\(links)</section>"
  }
}

extension Texts.Message {
  func emptyState(links: HTML? = nil) -> HTML { EmptyState(title: title, text: text, links: links).html }
}
