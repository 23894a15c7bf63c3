import HTML
import QuizEngine

extension BoardsPage {
  var table: HTML {
    """
    <table class="board"><thead><tr><th scope="col"><span class="visually-hidden">\(texts.rank)</span></th>\
    <th scope="col">\(texts.player)</th>\(isWeek ? "<th scope=\"col\">\(texts.correct)</th>" : nil)\
    <th scope="col">\(texts.elapsed)</th></tr></thead>
    <tbody>\(board.entries.map(row))\(ownRow)</tbody></table>
    """
  }

  /// The player's own row, if it isn't among the rows at the top.
  private var ownRow: HTML? {
    guard let own = board.ownEntry, !board.entries.contains(where: { $0.isOwn }) else { return nil }
    let columns = isWeek ? 4 : 3
    return "<tr class=\"gap\" aria-hidden=\"true\"><td colspan=\"\(columns)\">⋯</td></tr>\(row(own))"
  }

  private func row(_ entry: Entry) -> HTML {
    let (time, you) = (player.texts.dates.time, " <span class=\"you\">\(texts.you)</span>" as HTML)
    return """
      <tr\(" class=\"own\"", if: entry.isOwn)><td class="rank">\(entry.rank)</td>\
      <th scope="row"><bdi>\(entry.name)</bdi>\(you, if: entry.isOwn)</th>\
      \(isWeek ? "<td>\(entry.correct)</td>" : nil)<td>\(time(entry.elapsed))</td></tr>

      """
  }
}
