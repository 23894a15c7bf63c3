import HTML

extension HomePage {
  /// The line to share, ready to be copied. Where there are scripts, a button takes its place.
  func sharing(_ line: String) -> HTML {
    let texts = shown.texts.daily.sharing
    let share = shown.texts.share
    return """
      <section class="beyond share" aria-labelledby="share" data-title="\(shown.texts.house.name)" \
      data-text="\(line)" data-copied="\(share.copied)" data-copy-yourself="\(share.copyYourself)">\
      <h2 id="share">\(texts.title)</h2>
      <p>\(texts.note)</p>
      <p class="line">\(line)</p>
      <button type="button" class="button" hidden>\(share.share)</button>
      <p role="status"></p>
      <label>\(share.address) <input type="url" value="\(shown.frame.origin ?? "")\(Address.daily)" readonly></label>
      </section>
      """
  }
}
