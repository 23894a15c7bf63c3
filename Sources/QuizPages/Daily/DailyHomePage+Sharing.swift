import HTML

extension DailyHomePage {
  /// The text to share, ready to be copied. With scripts, a button replaces it.
  func sharing(_ line: String) -> HTML {
    let texts = player.texts.daily.sharing
    let share = player.texts.share
    return """
      <section class="subsection share" aria-labelledby="share" data-title="\(player.texts.house.name)" \
      data-text="\(line)" data-copied="\(share.copied)" data-copy-yourself="\(share.copyYourself)">\
      <h2 id="share">\(texts.title)</h2>
      <p>\(texts.note)</p>
      <p class="line">\(line)</p>
      <button type="button" class="button" hidden>\(share.share)</button>
      <p role="status"></p>
      <label>\(share.address) <input type="url" value="\(player.page.origin ?? "")\(SitePath.daily)" readonly></label>
      </section>
      """
  }
}
