import HTML
import QuizEngine

extension ResultPage {
  /// Two other quizzes and the day. A frame has neither.
  var moreSection: HTML? {
    guard !context.entryPoint.isEmbedded else { return nil }
    let texts = context.texts
    let cards = Array(more.cards.prefix(2)) + (more.day.map { [dayCard($0)] } ?? [])
    guard !cards.isEmpty else { return nil }
    return """
      <section class="more" aria-labelledby="more"><h2 id="more">\(texts.result.more)</h2>
      <ul class="cards">\(cards)</ul></section>
      """
  }

  private func dayCard(_ day: DaySummary) -> HTML {
    """
    <li class="card compact day-card"><span class="cover hero">\(day.marks.html(context.texts))</span>\
    <h3 class="title"><a href="\(SitePath.daily)">\(context.texts.game.name)</a></h3>\
    <p>\(day.rest(context.texts.day))</p></li>
    """
  }
}
