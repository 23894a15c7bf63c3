import HTML
import QuizEngine

/// The rows of a board, and the player's own row below them if it isn't among them.
struct BoardTable {
  let texts: Texts
  let entries: [BoardsPage.Entry]
  /// Nil if the player isn't on the board.
  let ownEntry: BoardsPage.Entry?
  /// Whether there is a column with the number of right answers.
  let hasScores: Bool
  /// The name of the table, for a page with several.
  var label: HTML?
  /// The marks of a player, shown instead of the number of right answers; nil for the number.
  var marks: (String) -> DayMarks? = { _ in nil }

  var html: HTML {
    """
    <table class="board"\(label.map { " aria-label=\"\($0)\"" })><thead><tr>\
    <th scope="col"><span class="visually-hidden">\(texts.boards.rank)</span></th>\
    <th scope="col">\(texts.boards.player)</th>\(hasScores ? "<th scope=\"col\">\(texts.boards.correct)</th>" : nil)\
    <th scope="col">\(texts.boards.elapsed)</th></tr></thead>
    <tbody>\(entries.map(row))\(ownRow)</tbody></table>
    """
  }

  private var ownRow: HTML? {
    guard let ownEntry, !entries.contains(where: { $0.isOwn }) else { return nil }
    let gap: HTML = "<tr class=\"gap\" aria-hidden=\"true\"><td colspan=\"\(hasScores ? 4 : 3)\">⋯</td></tr>"
    return "\(gap, if: ownEntry.rank > entries.count + 1)\(row(ownEntry))"
  }

  private func row(_ entry: BoardsPage.Entry) -> HTML {
    let you: HTML = " <span class=\"you\">\(texts.boards.you)</span>"
    return """
      <tr\(" class=\"own\"", if: entry.isOwn)><td class="rank">\(Self.rank(entry.rank))</td>\
      <th scope="row"><bdi>\(entry.name)</bdi>\(you, if: entry.isOwn)</th>\
      \(hasScores ? "<td>\(score(entry))</td>" : nil)\
      <td>\(entry.elapsed == .zero ? "–" : texts.dates.time(entry.elapsed))</td></tr>

      """
  }

  private func score(_ entry: BoardsPage.Entry) -> HTML {
    marks(entry.name)?.html(texts, isSmall: true, label: entry.name) ?? "\(entry.correct)"
  }

  /// The first three places are shown in windows: the first shines, the second is dim, the third is dark.
  private static func rank(_ rank: Int) -> HTML {
    guard rank <= 3 else { return "\(rank)" }
    let rays: HTML = """
      <svg viewBox="0 0 30 8" aria-hidden="true"><path d="M15 1v4M5 3l2 3M25 3l-2 3"/></svg>
      """
    return "<span class=\"medal place-\(rank)\">\(rays, if: rank == 1)<span>\(rank)</span></span>"
  }
}
