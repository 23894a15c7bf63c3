import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct HostileBoardTests {
  private static let hostile = HostileTextTests.hostile

  @Test func `names, groups, reports, reasons and questions never become markup`() throws {
    let pages = try Self.pages()
    #expect(pages.count == 12)
    for page in pages {
      let text = page.text
      #expect(!text.utf8.contains("<script>alert"), "\(text.prefix(300))")
      #expect(!text.utf8.contains("<img src=x") && !text.utf8.contains("\"'>"))
      #expect(text.utf8.contains("&lt;script&gt;alert(1)"))
    }
  }

  private static func pages() throws -> [HTML] {
    let group = BoardsPage.Group(name: hostile, key: Samples.key)
    let own = BoardSamples.place(9, hostile, 3, isOwn: true)
    let company = GroupsPage.Group(name: hostile, key: Samples.key, members: 1)
    let player = DeskSamples.player(at: Address.desk)
    let item = try #require(DeskSamples.item(text: hostile))
    return [
      BoardSamples.boards(BoardSamples.board(own: own, [BoardSamples.place(1, hostile, 2)], count: 9)).html,
      BoardSamples.boards(BoardSamples.board(group: group), groups: [group]).html,
      BoardSamples.groups([company]).html,
      GroupPage(player: player, group: company, today: BoardSamples.today).html,
      JoinPage(invited: .player(player), group: company).html,
      JoinPage(invited: .stranger(player.frame), group: company).html,
      DeskReportsPage(player: player, reported: [.init(item: item, texts: [hostile], count: 1)]).html,
      DeskItemPage(player: player, file: DeskSamples.file(item, reports: [hostile])).html,
      DeskSamples.schedule([.init(item: item, starts: 1)]).html,
      DeskSamples.figures([DeskSamples.figures(item, answers: [hostile, "Canberra"])]).html,
      LicencesPage(
        frame: player.frame,
        sheets: [.init(licence: Licence(hostile), questions: 9, works: [(title: hostile, questions: 9)], others: 0)]
      ).html,
      DeskTrailPage(player: player, entries: [DeskSamples.trail(hostile, by: hostile)]).html,
    ]
  }
}

extension String.UTF8View {
  /// Compares bytes: as characters a `<` may hide behind a combining mark.
  fileprivate func contains(_ part: String) -> Bool {
    let (bytes, sought) = (Array(self), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: sought) }
  }
}
